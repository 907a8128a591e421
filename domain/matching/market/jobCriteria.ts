import { readExperience } from '../../contract/candidates/experienceRange.ts';
import type { Job } from '../../contract/hiring/jobs.ts';
import { type Criteria, criteriaSchema } from '../criteria.ts';

/** Matching criteria of a job posting. Skills are extracted from its description only if it lists none. */
export const jobCriteria = ({
  title,
  skills,
  experience,
  description,
}: Pick<Job, 'title' | 'skills' | 'experience' | 'description'>): Criteria =>
  criteriaSchema.parse({
    title,
    skills: skills.map((name) => ({ name })),
    text: description,
    experience: readExperience(experience),
  });
