import { z } from 'zod';
import { askedSkillSchema, criteriaSchema } from './criteria.ts';

const id = z.union([z.string().min(1), z.number()]);
const skillName = z.string();
const date = z.iso.date().nullish();

/** A job as a line of a jobs file. An unknown key would be left out of the ranking without a word, so it is refused. */
export const jobLine = z.strictObject({
  id,
  jobTitle: z.string().nullish(),
  skills: z
    .array(z.union([skillName.transform((name) => ({ name, must: false })), askedSkillSchema]))
    .nullish(),
  experience: criteriaSchema.shape.experience,
  /** Used for skills if none are listed. */
  description: z.string().nullish(),
  startBy: date,
  filters: criteriaSchema.shape.filters.nullish(),
  weights: criteriaSchema.shape.weights,
});

/** What matching must never read. Files may have it. */
const neverRead = [
  'age',
  'birthDate',
  'gender',
  'nationality',
  'photo',
  'email',
  'phone',
  'address',
] as const;

/** A candidate as a line of a candidates file. */
export const candidateLine = z.strictObject({
  id,
  title: z.string().nullish(),
  titles: z.array(z.string()).nullish(),
  skills: z
    .array(
      z.union([
        skillName,
        z.object({
          name: skillName,
          years: z.number().min(0).nullish(),
          lastUsed: z.union([z.string(), z.number()]).nullish(),
          confirmed: date,
        }),
      ]),
    )
    .nullish(),
  experience: z.number().min(0).nullish(),
  /** Used for skills if none are listed. */
  profile: z.string().nullish(),
  text: z.string().nullish(),
  /** Removed from the text before it is read, and used for nothing else. */
  name: z.string().nullish(),
  availableFrom: date,
  location: z.string().nullish(),
  providerId: z.string().nullish(),
  ...Object.fromEntries(neverRead.map((key) => [key, z.unknown().optional()])),
});
export type JobLine = z.infer<typeof jobLine>;
