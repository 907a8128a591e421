import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SkillRead } from '../../../domain/reading/readText.ts';
import type { DataProvider } from '../../dataProvider/port.ts';
import { type Reading, readWithNames } from '../reading/readWithNames.ts';
import type { JobAsked } from './criteriaForm.ts';

/** What the description of a job says about skills, as the search would read it. */
const readingOf = (text: string | null, dataProvider: DataProvider) => ({
  queryKey: ['reading', text],
  queryFn: () => readWithNames(text ?? '', dataProvider),
  staleTime: ({ state }: { state: { data?: Reading | undefined } }) =>
    state.data?.unchecked.length ? 0 : Number.POSITIVE_INFINITY,
  // The form waits for the reading, and asks for it again once it is there.
  retryOnMount: false,
});
/** No skills if names could not be looked up, so that the search reads the description itself. */
const skillsOf = ({ skills, unchecked }: Reading) => (unchecked.length > 0 ? [] : skills);
const isOpen = (job: JobAsked): boolean => job.skills.length === 0 && job.description !== null;
const nothing: JobAsked = {
  id: '',
  title: '',
  type: 'Full-time',
  workplace: null,
  skills: [],
  mustSkills: [],
  experience: '',
  description: null,
};

/** The skills of a job's description, if the job lists none. */
export const useSkillsOfJob = (job: JobAsked | undefined) => {
  const dataProvider = useDataProvider<DataProvider>();
  return useQuery({
    ...readingOf((job ?? nothing).description, dataProvider),
    enabled: job !== undefined && isOpen(job),
    select: skillsOf,
  });
};

/** What a text says about skills. */
export const useReading = (text: string | null) => {
  const dataProvider = useDataProvider<DataProvider>();
  return useQuery({ ...readingOf(text, dataProvider), enabled: text !== null });
};

/** The same, on demand. Without the dictionary the search reads the description itself. */
export const useReadSkills = () => {
  const client = useQueryClient();
  const dataProvider = useDataProvider<DataProvider>();
  return async (job: JobAsked): Promise<SkillRead[]> =>
    isOpen(job)
      ? client
          .fetchQuery(readingOf(job.description, dataProvider))
          .then(skillsOf)
          .catch(() => [])
      : [];
};
