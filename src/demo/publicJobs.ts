import type { Job } from '../../domain/contract/hiring/jobs.ts';
import { isOpenOn } from '../../domain/contract/hiring/jobs.ts';
import type { Language } from '../../domain/contract/languages.ts';
import type { JobLinks, JobPage } from '../../domain/jobPages/jobPage.ts';
import { pageOfJob, pageOfNoJob } from '../../domain/jobPages/pageOfJob.ts';
import { pageOfJobs } from '../../domain/jobPages/pageOfJobs.ts';
import { jobsPerPage, type PublicJob, stateOfPage } from '../../domain/jobPages/publicJob.ts';
import { foldText, wordsToFind } from '../../domain/search/foldText.ts';
import { utcDay } from '../../domain/time/days.ts';
import type { WorldStore } from '../dataProvider/browser/worldStore.ts';
import { addressOfPage, inSite } from '../platform/siteAddress.ts';

/** All jobs share one page of a static host, on which the id follows `#`. */
const links: JobLinks = {
  list: (language, query = '') => inSite(`/${language}/jobs/${query}`),
  job: (language, id) => inSite(`/${language}/jobs/#${id}`),
  apply: (id) => addressOfPage(`/provider/jobs/${id}/show/apply`),
};

const withCompany = (store: WorldStore, job: Job): PublicJob | null => {
  const company = store.find('companies', job.companyId);
  return company && { ...job, company };
};

/** The page of a job, or of the open jobs that match `q`, as the server renders them. */
export const pageOfJobsIn = (
  store: WorldStore,
  { id, q, page }: { id: string; q: string; page: number },
  language: Language,
  now: Date,
): JobPage => {
  const day = utcDay(now);
  if (id) {
    const found = store.find('jobs', id);
    const job = found && withCompany(store, found);
    const state = stateOfPage(job, day);
    return job && state === 'open'
      ? pageOfJob(job, language, links)
      : pageOfNoJob(id, language, state === 'closed' ? 'closed' : 'missing', links);
  }
  const open = store
    .rows('jobs')
    .filter((job) => job.listed && isOpenOn(job, day) && matches(job, q))
    .toSorted((one, other) => other.postedDate.localeCompare(one.postedDate))
    .flatMap((job) => withCompany(store, job) ?? []);
  const jobs = open.slice((page - 1) * jobsPerPage, page * jobsPerPage);
  return pageOfJobs({ jobs, total: open.length, q, page }, language, links);
};

/** Whether each word of the search is in the texts of the job, as on the server. */
const matches = ({ title, location, skills }: Job, q: string): boolean => {
  const text = foldText([title, location, ...skills].join(' '));
  return wordsToFind(q).every((word) => text.includes(word));
};
