import type { Actor } from '../domain/access/can.ts';
import type { Context } from '../domain/change/context.ts';
import {
  furtherReadingsOf,
  groupReadingsOf,
  type InsightName,
  type Reading,
  readingsOf,
  reportOf,
} from '../domain/insight/insights.ts';
import { checkReach } from '../domain/settings/checkFeature.ts';
import type { Verbs } from './rows.ts';

type By = Required<Pick<Context, 'now' | 'platform'>> & { actor: Actor };

/** Figures over more rows than a list returns, with the rights of the reader. */
export const readInsight = async (
  own: Pick<Verbs, 'read' | 'group'>,
  { actor, now, platform }: By,
  name: InsightName,
  asked: object,
): Promise<object> => {
  checkReach(asked, platform.features);
  const read = (readings: readonly Reading[]) =>
    Promise.all(readings.map(async (reading) => ({ noun: reading.noun, rows: await own.read(reading) })));
  const found = await read(readingsOf(name, actor, asked, now));
  const further = await read(furtherReadingsOf(name, actor, asked, now, found));
  const groups = await Promise.all(
    groupReadingsOf(name, actor, asked, now).map(async (reading) => [reading.key, await own.group(reading)]),
  );
  return reportOf(name, asked, now, [...found, ...further], Object.fromEntries(groups));
};
