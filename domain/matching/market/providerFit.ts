import { z } from 'zod';
import { longText, optional, skillList, text } from '../../contract/fields.ts';
import { type Criteria, criteriaSchema } from '../criteria.ts';
import type { Match } from '../score.ts';

/** What a requisition asks for, before it is stored. */
export const providerFitSchema = z.strictObject({
  position: text('Position'),
  skills: skillList('Skills').default([]),
  message: optional(longText('Message', 2000)).default(null),
});
export type ProviderFitAsked = z.infer<typeof providerFitSchema>;

/** A provider with the number of its candidates who fit, and the score of the best. */
export type ProviderFit = { providerId: string; name: string; candidates: number; best: number };

/** How many candidates are looked at. */
export const mostLookedAt = 100;
/** The score from which on a candidate fits. */
const fits = 50;

export const providerFitCriteria = ({ position, skills, message }: ProviderFitAsked): Criteria =>
  criteriaSchema.parse({ title: position, skills: skills.map((name) => ({ name })), text: message });

/** The providers of the candidates who fit, those with the most first. */
export const providersOf = (
  matches: readonly Match[],
  candidates: readonly { id: string; companyId: string }[],
  companies: readonly { id: string; name: string }[],
): ProviderFit[] => {
  const scores = new Map(matches.map(({ id, score }) => [id, score]));
  const fitting = candidates.filter(({ id }) => (scores.get(id) ?? 0) >= fits);
  return [...Map.groupBy(fitting, ({ companyId }) => companyId)]
    .map(([providerId, own]) => ({
      providerId,
      name: companies.find(({ id }) => id === providerId)?.name ?? providerId,
      candidates: own.length,
      best: Math.max(...own.map(({ id }) => scores.get(id) ?? 0)),
    }))
    .sort((a, b) => b.candidates - a.candidates || b.best - a.best);
};
