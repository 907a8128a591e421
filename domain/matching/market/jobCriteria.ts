import { readExperience } from '../../contract/candidates/experienceRange.ts';
import type { Job } from '../../contract/hiring/jobs.ts';
import { skillKey } from '../../skills/spelling.ts';
import { type Criteria, criteriaSchema } from '../criteria.ts';

/** Matching criteria of a job posting. Skills are extracted from its description only if it lists none. */
export const jobCriteria = ({
  title,
  skills,
  mustSkills,
  experience,
  description,
}: Pick<Job, 'title' | 'skills' | 'mustSkills' | 'experience' | 'description'>): Criteria => {
  const musts = new Set(mustSkills.map(skillKey));
  return criteriaSchema.parse({
    title,
    skills: skills.map((name) => ({ name, must: musts.has(skillKey(name)) })),
    text: description,
    experience: readExperience(experience),
  });
};
