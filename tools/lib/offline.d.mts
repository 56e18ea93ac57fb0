/** Bundles the service worker into the folder of the built page. */
export function bundleOfflineWorker(folder: string): Promise<void>;

/** Writes the worker's list of files anew, after a file of the folder was changed. */
export function listOfflineFiles(folder: string): void;
