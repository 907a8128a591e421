import { readFact } from '../contract/candidates/addedFacts.ts';
import { type Registry, registry } from '../contract/registry.ts';
import type { Criteria } from './criteria.ts';

/** A matching criterion of a plugin. Its values stand in `candidates.addedFacts`. */
export type AddedCriterion = {
  /** The text that names it. */
  labelKey: string;
  /** The text of the reason; its `%{value}` is the value that was asked for. */
  reasonKey: string;
  /** Out of 100, for candidates who meet it; without any it only filters. */
  points?: number;
};

/** The most points that all of them bring together. */
export const mostAddedPoints = 10;

/** The criteria of the plugins that are on, by name. */
export const addedCriteria: Registry<AddedCriterion> = registry<AddedCriterion>({});

/** Whether the plugin that states this fact is on. */
export const isKnownFact = (text: string): boolean =>
  addedCriteria.get(readFact(text)?.criterion ?? '') !== undefined;

/** The same criteria without those of plugins that are off, each with its points. */
export const withKnownCriteria = <C extends Pick<Criteria, 'added'>>(criteria: C): C =>
  criteria.added === undefined
    ? criteria
    : {
        ...criteria,
        added: criteria.added.flatMap((one) => {
          const known = addedCriteria.get(one.criterion);
          return known ? [{ ...one, points: one.points ?? known.points ?? 0 }] : [];
        }),
      };
