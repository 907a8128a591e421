import type { Job } from '../contract/hiring/jobs.ts';
import { isOpenOn } from '../contract/hiring/jobs.ts';
import { type PipelineEntry, type Stage, stages } from '../contract/hiring/pipelineEntries.ts';
import type { StageChange } from '../contract/hiring/stageChanges.ts';
import { dayLength, utcDay } from '../time/days.ts';
import { countSkills, spellings } from './skills.ts';
import { median } from './statistics.ts';

type Entry = Pick<PipelineEntry, 'id' | 'stage' | 'outcome' | 'source'>;
type Move = Pick<StageChange, 'entryId' | 'from' | 'to' | 'at'>;
type Asking = Pick<Job, 'skills' | 'status' | 'deadline'>;
type HiringRows = { entries: readonly Entry[]; moves: readonly Move[]; jobs: readonly Asking[] };

/** An insight and the values of its sentence. */
export type HiringInsight =
  | { kind: 'slowStage'; stage: Stage; days: number; stays: number; waiting: number; over: number }
  | { kind: 'bestSource'; source: string; hired: number; people: number; share: number; usual: number }
  | { kind: 'askedSkill'; skill: string; jobs: number; open: number };

/** Minimum sample size; fewer are chance. */
const fewest = 3;

/**
 * Insights from a recruiter's rows: where candidates wait, which source leads to hires, which skill is in
 * most demand.
 */
export const hiringInsights = (rows: HiringRows, now: Date): HiringInsight[] =>
  [slowStage(rows, now), bestSource(rows), askedSkill(rows, now)].filter((one) => one !== null);

const movesByEntry = (moves: readonly Move[]): Map<string, Move[]> => {
  const found = Map.groupBy(moves, ({ entryId }) => entryId);
  for (const list of found.values()) list.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return found;
};

/** The stage with the longest median stay, over the stays completed in the last 90 days. */
const slowStage = ({ entries, moves }: HiringRows, now: Date): HiringInsight | null => {
  const byEntry = movesByEntry(moves);
  const days = new Map<Stage, number[]>();
  for (const list of byEntry.values())
    for (const [place, { from, at }] of list.entries()) {
      const entered = list[place - 1];
      const left = Date.parse(at);
      if (!entered || from === null || now.getTime() - left > 90 * dayLength) continue;
      days.set(from, [...(days.get(from) ?? []), (left - Date.parse(entered.at)) / dayLength]);
    }
  const [slowest] = stages
    .map((stage) => ({ stage, stays: days.get(stage) ?? [] }))
    .filter(({ stays }) => stays.length >= fewest)
    .map(({ stage, stays }) => ({ stage, stays: stays.length, days: median(stays) as number }))
    .sort((a, b) => b.days - a.days);
  if (!slowest) return null;
  const there = entries.filter(({ stage, outcome }) => stage === slowest.stage && outcome === 'Live');
  const since = ({ id }: Entry) => Date.parse(byEntry.get(id)?.at(-1)?.at ?? now.toISOString());
  const over = there.filter((entry) => (now.getTime() - since(entry)) / dayLength > slowest.days).length;
  return { kind: 'slowStage', ...slowest, waiting: there.length, over };
};

/** The source with the highest share of hires, and the share over all sources. */
const bestSource = ({ entries }: HiringRows): HiringInsight | null => {
  const hiredOf = (list: readonly Entry[]) => list.filter(({ stage }) => stage === 'hired').length;
  const [best] = [...Map.groupBy(entries, ({ source }) => source)]
    .map(([source, list]) => ({ source, people: list.length, hired: hiredOf(list) }))
    .filter(({ people, hired }) => people >= fewest && hired > 0)
    .map((one) => ({ ...one, share: one.hired / one.people }))
    .sort((a, b) => b.share - a.share || b.people - a.people || (a.source < b.source ? -1 : 1));
  return best ? { kind: 'bestSource', ...best, usual: hiredOf(entries) / entries.length } : null;
};

/** The skill that most open jobs require. The talent pool itself shows how many candidates have it. */
const askedSkill = ({ jobs }: HiringRows, now: Date): HiringInsight | null => {
  const open = jobs.filter((job) => isOpenOn(job, utcDay(now)));
  const spelled = spellings(open);
  const [most] = [...countSkills(open)].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return most ? { kind: 'askedSkill', skill: spelled(most[0]), jobs: most[1], open: open.length } : null;
};
