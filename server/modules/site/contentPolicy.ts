/**
 * Only what the pages need, all from this host; scripts and styles only from files, or with one of these
 * hashes or nonces.
 */
export const contentPolicy = ({ scripts, styles }: { scripts: string[]; styles: string[] }) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
