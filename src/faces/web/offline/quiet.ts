/** The first use comes first: what the page does in the background begins once nothing has been loaded for a while. */
const QUIET = 3000;

/** Calls once the page has loaded nothing for three seconds and has nothing else to do. */
export function whenQuiet(act: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const observer = new PerformanceObserver(wait);
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      observer.disconnect();
      // Safari has no idle callbacks, and a device that is never idle gets its turn too.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: QUIET });
      else act();
    }, QUIET);
  }
  observer.observe({ type: 'resource', buffered: true });
  wait();
}
