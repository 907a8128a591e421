import type { Job } from '../../../domain/contract/hiring/jobs.ts';
import { languages } from '../../../domain/contract/languages.ts';

/** Every open job in every language, with links to its translations. */
export const siteMapOfJobs = (jobs: readonly Pick<Job, 'id' | 'updatedAt'>[], site: string): string => {
  const entries = jobs.flatMap(({ id, updatedAt }) =>
    languages.map(
      (language) =>
        `<url><loc>${site}/${language}/jobs/${id}</loc><lastmod>${String(updatedAt)}</lastmod>${alternates(id, site)}</url>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
};

const alternates = (id: string, site: string) =>
  [...languages.map((code) => [code, `/${code}/jobs/${id}`]), ['x-default', `/jobs/${id}`]]
    .map(([code, path]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${site}${path}"/>`)
    .join('');
