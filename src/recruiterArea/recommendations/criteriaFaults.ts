import { type RecommendInput, recommendSchema } from '../../../domain/matching/market/recommend.ts';
import { parts } from '../../../domain/matching/weights.ts';

/** Where in the form the fault of a search is said, by the beginning of its path; the first that fits. */
const places: readonly (readonly [path: string, field: string])[] = [
  ['criteria.title', 'jobTitle'],
  ['criteria.skills', 'skills'],
  ['criteria.filters.skills', 'skills'],
  ['criteria.text', 'skills'],
  ['criteria.experience.min', 'experienceFrom'],
  ['criteria.experience', 'experienceTo'],
  ['criteria.filters.experience', 'experienceTo'],
  ['criteria.filters.locations', 'locations'],
  ['criteria.startBy', 'availability'],
  ['criteria.filters.freeBy', 'availability'],
  ...parts.map((part) => [`criteria.weights.${part}`, `weights.${part}`] as const),
  ['jobId', 'jobId'],
];

/** Faults of a search, by the inputs they were typed into. */
export const inForm = (faults: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([path, message]) => {
      const field = places.find(([start]) => path === start || path.startsWith(`${start}.`))?.[1];
      return field ? [[field, message]] : [];
    }),
  );

/** What is wrong with a search before it is sent; empty when it can be. */
export const faultsOf = (asked: RecommendInput): Record<string, string> => {
  const read = recommendSchema.safeParse(asked);
  if (read.success) return {};
  return inForm(
    Object.fromEntries(
      read.error.issues.map(({ path, message }) => [path.join('.'), message] as const).toReversed(),
    ),
  );
};
