/** Addresses as patterns, for figures and the log: of what people ask for, only these few names are kept. */

const CALLS = /^\/api\/(puzzles|solve|check|explain|hint|pick|generate|jobs|openapi\.json)$/;

/** The path is without the base; undefined where it is not under it. */
export function routeOf(path: string | undefined): string {
  if (path === undefined) return 'other';
  if (path === '/healthz' || path === '/metrics' || path === '/mcp' || CALLS.test(path)) return path;
  if (/^\/api\/puzzles\/[^/]+$/.test(path)) return '/api/puzzles/{id}';
  if (/^\/api\/jobs\/[^/]+$/.test(path)) return '/api/jobs/{id}';
  if (/^\/api\/jobs\/[^/]+\/events$/.test(path)) return '/api/jobs/{id}/events';
  return /^\/api(\/|$)/.test(path) ? '/api/' : 'page';
}
