import type { Gazetteer } from '../../places/gazetteer.ts';
import { wilson } from '../wilson.ts';
import type { Days, SelectionGroup } from './selections.ts';
import {
  type FairnessGrouping,
  type FairnessVerdict,
  groupings,
  type SelectionStep,
  selectionSteps,
} from './steps.ts';

/** The four-fifths rule: a group selected less than this share as often as the best one is looked at. */
export const fourFifths = 0.8;
/**
 * Groups of fewer people say nothing: the interval of a rate of one half would be wider than a third, and two
 * groups of the same chance would often differ by more than a fifth.
 */
export const fewestPeople = 30;
/** At the best group's rate so many of a group would be selected; with fewer, one person more or less moves the ratio by a fifth. */
export const fewestExpected = 5;

export type FairnessRow = {
  by: FairnessGrouping;
  /** The id of a provider, the code of a country, or a word; an empty text for an unknown country. */
  group: string;
  step: SelectionStep;
  considered: number;
  selected: number;
  rate: number;
  /** The 95 % interval of the rate. */
  low: number;
  high: number;
  /** Share of the best group's rate; null if there are too few people to compare. */
  ratio: number | null;
  verdict: FairnessVerdict;
};

export type FairnessReport = {
  period: Days;
  /** Stored searches of the period, whose first ten count. */
  searches: number;
  /** Names of providers by id. */
  names: Record<string, string>;
  /** Candidates on the market, and how many of them reached each step. */
  considered: number;
  selected: Record<SelectionStep, number>;
  /** By grouping and step, the largest group first. */
  rows: FairnessRow[];
};

type Counted = { group: string; considered: number; selected: number };
type Rated = Counted & { rate: number; low: number; high: number };

/** The rates of the groups of one grouping at one step, compared with the best of those that are large enough. */
export const compareGroups = (
  groups: readonly Counted[],
): (Rated & Pick<FairnessRow, 'ratio' | 'verdict'>)[] => {
  const rated = groups
    .map(
      (one): Rated => ({
        ...one,
        rate: one.selected / one.considered,
        ...wilson(one.selected, one.considered),
      }),
    )
    .sort((a, b) => b.considered - a.considered || (a.group < b.group ? -1 : 1));
  const best = rated
    .filter(({ considered, selected }) => considered >= fewestPeople && selected >= fewestExpected)
    .reduce<Rated | null>((most, one) => (most && most.rate >= one.rate ? most : one), null);
  return rated.map((one) => {
    const verdict = verdictOf(one, best);
    return { ...one, ratio: best && verdict !== 'tooFew' ? one.rate / best.rate : null, verdict };
  });
};

const verdictOf = (one: Rated, best: Rated | null): FairnessVerdict => {
  if (!best || one.considered < fewestPeople || one.considered * best.rate < fewestExpected) return 'tooFew';
  if (one === best) return 'best';
  if (one.rate >= fourFifths * best.rate) return 'within';
  return one.high < best.low ? 'below' : 'unclear';
};

/** Groups of locations become groups of countries. */
const byCountry = (groups: readonly SelectionGroup[], gazetteer: Gazetteer): SelectionGroup[] => {
  const countries = new Map<string, SelectionGroup>();
  for (const one of groups) {
    const group = gazetteer.read(one.group)?.country ?? '';
    const sum = countries.get(group);
    const added = { ...one, group, considered: one.considered + (sum?.considered ?? 0) };
    for (const step of selectionSteps) added[step] += sum?.[step] ?? 0;
    countries.set(group, added);
  }
  return [...countries.values()];
};

/** How often candidates of each group are selected at each step, compared with the best group. */
export const fairnessReport = (
  counted: readonly SelectionGroup[],
  about: Pick<FairnessReport, 'period' | 'searches' | 'names'>,
  gazetteer: Gazetteer,
): FairnessReport => {
  const ofGrouping = (by: FairnessGrouping) => {
    const groups = counted.filter((one) => one.by === by);
    return by === 'country' ? byCountry(groups, gazetteer) : groups;
  };
  const all = counted.find(({ by }) => by === 'all');
  return {
    ...about,
    considered: all?.considered ?? 0,
    selected: Object.fromEntries(selectionSteps.map((step) => [step, all?.[step] ?? 0])) as Record<
      SelectionStep,
      number
    >,
    rows: groupings.flatMap((by) => {
      const groups = ofGrouping(by);
      return selectionSteps.flatMap((step) =>
        compareGroups(
          groups.map(({ group, considered, [step]: selected }) => ({ group, considered, selected })),
        ).map((one) => ({ by, step, ...one })),
      );
    }),
  };
};
