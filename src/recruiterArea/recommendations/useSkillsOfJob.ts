import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SkillRead, TextRead } from '../../../domain/reading/readText.ts';
import { loadDictionary } from '../../../domain/skills/dictionary/loadDictionary.ts';
import type { JobAsked } from './criteriaForm.ts';

/** What the description of a job says about skills, as the search would read it. */
const readingIn = async (text: string | null): Promise<TextRead> => {
  const [dictionary, { readText }] = await Promise.all([
    loadDictionary(),
    import('../../../domain/reading/readText.ts'),
  ]);
  return readText(text ?? '', dictionary);
};

const readingOf = (text: string | null) => ({
  queryKey: ['reading', text],
  queryFn: () => readingIn(text),
  staleTime: Number.POSITIVE_INFINITY,
});
const skillsOf = ({ skills }: TextRead) => skills;
const isOpen = (job: JobAsked): boolean => job.skills.length === 0 && job.description !== null;
const nothing: JobAsked = {
  id: '',
  title: '',
  type: 'Full-time',
  skills: [],
  mustSkills: [],
  experience: '',
  description: null,
};

/** The skills of a job's description, if the job lists none. */
export const useSkillsOfJob = (job: JobAsked | undefined) =>
  useQuery({
    ...readingOf((job ?? nothing).description),
    enabled: job !== undefined && isOpen(job),
    select: skillsOf,
  });

/** What a text says about skills. */
export const useReading = (text: string | null) => useQuery({ ...readingOf(text), enabled: text !== null });

/** The same, on demand. Without the dictionary the search reads the description itself. */
export const useReadSkills = () => {
  const client = useQueryClient();
  return async (job: JobAsked): Promise<SkillRead[]> =>
    isOpen(job)
      ? client
          .fetchQuery(readingOf(job.description))
          .then(skillsOf)
          .catch(() => [])
      : [];
};
