/** Where the site will stand, from SITE_URL at build time, without a slash at its end. */
export const siteAddress = () => (process.env.SITE_URL || 'http://localhost:8080').replace(/\/+$/, '');
