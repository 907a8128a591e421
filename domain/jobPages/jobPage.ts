import type { Language } from '../contract/languages.ts';
import type { Markup } from '../words/html.ts';

/** Content of one of the pages of jobs; `path` is without the language, such as `jobs/JOB-001`. */
export type JobPage = { path: string; title: string; description: string; main: Markup };

/** Where the pages are. */
export type JobLinks = {
  list(language: Language, query?: string): string;
  job(language: Language, id: string): string;
  /** The Atom feed of the jobs that a search finds; a static site has none. */
  feed?(language: Language, query: string): string;
  /** Where a provider submits a candidate. */
  apply(id: string): string;
};

/** On a server. */
export const serverLinks: JobLinks = {
  list: (language, query = '') => `/${language}/jobs${query}`,
  job: (language, id) => `/${language}/jobs/${id}`,
  feed: (language, query) => `/${language}/jobs/feed.atom${query}`,
  apply: (id) => `/provider/jobs/${id}/show/apply`,
};
