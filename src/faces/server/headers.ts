/** The headers that every answer has. */

const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // No frame-ancestors: a puzzle may be embedded anywhere.
].join('; ');

const everywhere = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Of the page. COOP and COEP together give it shared memory, through which a cancel reaches a busy search at once. */
export const pageHeaders = {
  'Content-Security-Policy': policy,
  ...everywhere,
  // Other sites may show the page in a frame, also those that have COEP themselves and therefore take in only what allows
  // it. Nothing here is secret.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Of the API: no other site may read it or show it. */
export const apiHeaders = {
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  ...everywhere,
  'Cross-Origin-Resource-Policy': 'same-origin',
};
