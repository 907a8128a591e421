import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  furtherReadingsOf,
  groupReadingsOf,
  type InsightName,
  insightNames,
  type Reading,
  readingsOf,
  reportOf,
} from '../../domain/insight/insights.ts';
import { checkReach } from '../../domain/settings/reach.ts';
import { askedIn, insightOperations } from '../../operations/insights.ts';
import { type GuardOptions, guarded } from '../guard.ts';
import { route } from '../operate.ts';
import { readGroups } from '../store/groups.ts';
import { readFields } from '../store/list.ts';
import type { Answer, Work } from '../work.ts';

/** Reports over more rows than a list returns, computed by the functions that the browser-only demo uses. */
export const insightRoutes = (app: FastifyInstance, options: GuardOptions) => {
  for (const name of insightNames)
    route(
      app,
      insightOperations[name],
      guarded(options, (work, request) => answer(work, name, request)),
    );
};

const answer = async (
  { actor, transaction, now, platform }: Work,
  name: InsightName,
  request: FastifyRequest,
): Promise<Answer> => {
  const asked = askedIn(request.query as Record<string, unknown>);
  checkReach(asked, platform.features);
  const read = (readings: readonly Reading[]) =>
    Promise.all(
      readings.map(async (reading) => ({
        noun: reading.noun,
        rows: await readFields(transaction, reading),
      })),
    );
  const found = await read(readingsOf(name, actor, asked, now));
  const further = await read(furtherReadingsOf(name, actor, asked, now, found));
  const groups = await Promise.all(
    groupReadingsOf(name, actor, asked, now).map(async (reading) => [
      reading.key,
      await readGroups(transaction, reading),
    ]),
  );
  return { body: reportOf(name, asked, now, [...found, ...further], Object.fromEntries(groups)) };
};
