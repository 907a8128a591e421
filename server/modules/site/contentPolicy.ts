/** Everything from this host; scripts only from files; styles also with this page's nonce or hashes. */
export const contentPolicy = (styles: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
