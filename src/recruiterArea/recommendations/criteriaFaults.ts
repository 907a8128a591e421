import { type RecommendInput, recommendSchema } from '../../../domain/matching/market/recommend.ts';
import { parts } from '../../../domain/matching/weights.ts';
import { messageOfIssue } from '../../../domain/messages/english.ts';
import { textOf } from '../../i18n/textOf.ts';

/** Maps error paths, by prefix, to inputs of the form; the first match applies. */
const places: readonly (readonly [path: string, field: string])[] = [
  ['criteria.title', 'jobTitle'],
  ['criteria.skills', 'skills'],
  ['criteria.filters.skills', 'skills'],
  ['criteria.text', 'skills'],
  ['criteria.experience.min', 'experienceFrom'],
  ['criteria.experience', 'experienceTo'],
  ['criteria.filters.experience', 'experienceTo'],
  ['criteria.filters.locations', 'locations'],
  ['criteria.filters.within', 'within'],
  ['criteria.filters.languages', 'languages'],
  ['criteria.filters.overlap', 'overlap'],
  ['criteria.filters.rate', 'rate'],
  ['criteria.filters.jobType', 'jobType'],
  ['criteria.filters.workplace', 'workplace'],
  ['criteria.startBy', 'availability'],
  ['criteria.filters.freeBy', 'availability'],
  ...parts.map((part) => [`criteria.weights.${part}`, `weights.${part}`] as const),
  ['jobId', 'jobId'],
];

/** Errors of a search by input. */
export const inForm = (faults: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([path, message]) => {
      const field = places.find(([start]) => path === start || path.startsWith(`${start}.`))?.[1];
      return field ? [[field, message]] : [];
    }),
  );

/** The validation errors of a search before it is sent; empty when it is valid. */
export const faultsOf = (asked: RecommendInput): Record<string, string> => {
  const read = recommendSchema.safeParse(asked);
  if (read.success) return {};
  return inForm(
    Object.fromEntries(
      read.error.issues
        .map((issue) => [issue.path.join('.'), textOf(messageOfIssue(issue))] as const)
        .toReversed(),
    ),
  );
};
