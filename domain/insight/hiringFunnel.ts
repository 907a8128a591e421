import { isHired, type PipelineEntry, type Stage, stages } from '../contract/hiring/pipelineEntries.ts';
import type { StageChange } from '../contract/hiring/stageChanges.ts';
import { dayLength } from '../time/days.ts';
import { dayNumber } from './daySpans.ts';
import { monthOfOffer } from './hireCost.ts';
import { daysToHire } from './hiring.ts';
import { mean, median } from './statistics.ts';

export type FunnelEntry = Pick<
  PipelineEntry,
  | 'id'
  | 'candidateId'
  | 'stage'
  | 'outcome'
  | 'source'
  | 'addedDate'
  | 'hireDate'
  | 'offerAmount'
  | 'currency'
>;
export type FunnelMove = Pick<StageChange, 'entryId' | 'from' | 'to' | 'at'>;

/** Funnel of a period: all figures are about the candidates added in it. */
export type StageMetric = {
  stage: Stage;
  /** Candidates who reached this stage or a later one. */
  count: number;
  /** Share of them who moved on; null if there are none, and for the last stage. */
  conversion: number | null;
  /** Mean days of completed stays in the stage. */
  avgDays: number | null;
};
export type SourceMetric = {
  source: string;
  candidates: number;
  hires: number;
  /** Share of them who were hired. */
  conversion: number;
  /** All of them were added more recently than a hire takes, so the share says nothing yet. */
  isEarly: boolean;
  /** Average monthly cost of those hired, by their offers; minor units. */
  cost: number | null;
};

/** A candidate who moved back counts for the furthest stage reached. */
const furthest = ({ stage }: FunnelEntry, moves: readonly FunnelMove[]): number =>
  Math.max(stages.indexOf(stage), ...moves.map(({ to }) => stages.indexOf(to)));

/** From reaching a stage to leaving it; leaving the pipeline counts as leaving the stage. */
const staysOf = (moves: readonly FunnelMove[]): { stage: Stage; days: number }[] => {
  const ordered = moves.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return ordered.slice(1).map(({ at }, place) => {
    const came = ordered[place] as FunnelMove;
    return { stage: came.to, days: (Date.parse(at) - Date.parse(came.at)) / dayLength };
  });
};

export const stageMetrics = (added: readonly FunnelEntry[], moves: readonly FunnelMove[]): StageMetric[] => {
  const byEntry = Map.groupBy(moves, ({ entryId }) => entryId);
  const movesOf = ({ id }: FunnelEntry) => byEntry.get(id) ?? [];
  const reached = added.map((entry) => furthest(entry, movesOf(entry)));
  const stays = added.flatMap((entry) => staysOf(movesOf(entry)));
  const came = (place: number) => reached.filter((one) => one >= place).length;
  return stages.map((stage, place) => {
    const count = came(place);
    const isLast = place === stages.length - 1;
    return {
      stage,
      count,
      conversion: isLast || count === 0 ? null : came(place + 1) / count,
      avgDays: mean(stays.filter((stay) => stay.stage === stage).map(({ days }) => days)),
    };
  });
};

/** How long a hire takes before the company has made any, in days. */
const usualDaysToHire = 20;

/**
 * Candidates and hires by source, largest source first. `hired` are the hires of all time, `today` the number of the
 * day.
 */
export const sourceMetrics = (
  added: readonly FunnelEntry[],
  { hired: all, currency, today }: { hired: readonly FunnelEntry[]; currency: string; today: number },
): SourceMetric[] => {
  const days = median(daysToHire(all)) ?? usualDaysToHire;
  return [...Map.groupBy(added, ({ source }) => source)]
    .map(([source, entries]) => {
      const hired = entries.filter(isHired);
      return {
        source,
        candidates: entries.length,
        hires: hired.length,
        conversion: hired.length / entries.length,
        isEarly: entries.every(({ addedDate }) => today - dayNumber(addedDate) < days),
        cost: monthOfOffer(hired, currency),
      };
    })
    .sort((a, b) => b.candidates - a.candidates || b.hires - a.hires || (a.source < b.source ? -1 : 1));
};
