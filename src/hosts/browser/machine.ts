/** What a measurement was made on, each in a few words, as far as a browser tells. */
export const machine = (): readonly string[] => [`${navigator.hardwareConcurrency} × CPU`, navigator.userAgent];
