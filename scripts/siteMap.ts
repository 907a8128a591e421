import { languageCodes } from '../src/i18n/languages.ts';
import { isListed, negotiatedPath, pathOf, type SitePage, sitePages } from '../src/landing/sitePages.ts';

const alternates = (page: SitePage, site: string) =>
  [...languageCodes.map((code) => [code, pathOf(page, code)]), ['x-default', negotiatedPath(page)]]
    .map(([code, path]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${site}${path}"/>`)
    .join('');

/** Every listed page in every language, each with links to its translations. */
export const siteMap = (site: string) => {
  const entries = sitePages
    .filter(isListed)
    .flatMap((page) =>
      languageCodes.map(
        (language) => `  <url><loc>${site}${pathOf(page, language)}</loc>${alternates(page, site)}</url>`,
      ),
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
};

/** Search engines may index public pages, and nothing that requires signing in. */
export const robots = (site: string, siteMaps: readonly string[]) => `User-agent: *
Disallow: /api/
Disallow: /provider
Disallow: /recruiter
Disallow: /platform-admin
Disallow: /set-password
${siteMaps.map((file) => `Sitemap: ${site}/${file}\n`).join('')}`;
