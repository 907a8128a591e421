import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readText } from '../../../domain/reading/readText.ts';
import { loadDictionary } from '../../../domain/skills/dictionary/loadDictionary.ts';
import type { JobAsked } from './criteriaForm.ts';

/** The skills named in the description of a job that lists none, as the search would read them. */
const skillsIn = async ({ description }: JobAsked): Promise<string[]> => {
  const dictionary = await loadDictionary();
  return readText(description ?? '', dictionary).skills.map(({ name }) => name);
};

const readingOf = (job: JobAsked) => ({
  queryKey: ['skillsOfJob', job.id, job.description],
  queryFn: () => skillsIn(job),
  staleTime: Number.POSITIVE_INFINITY,
});
const isOpen = (job: JobAsked): boolean => job.skills.length === 0 && job.description !== null;
const nothing: JobAsked = {
  id: '',
  title: '',
  skills: [],
  mustSkills: [],
  experience: '',
  description: null,
};

/** The skills of a job's description, if the job lists none. */
export const useSkillsOfJob = (job: JobAsked | undefined) =>
  useQuery({ ...readingOf(job ?? nothing), enabled: job !== undefined && isOpen(job) });

/** The same, on demand. Without the dictionary the search reads the description itself. */
export const useReadSkills = () => {
  const client = useQueryClient();
  return async (job: JobAsked): Promise<string[]> =>
    isOpen(job) ? client.fetchQuery(readingOf(job)).catch(() => []) : [];
};
