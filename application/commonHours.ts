import { passes, scopesOf } from '../domain/access/can.ts';
import { loadGazetteer } from '../domain/places/loadGazetteer.ts';
import { overlapWith } from '../domain/places/overlapWith.ts';
import type { CommonHours, CommonHoursAsked } from '../domain/query/commonHours.ts';
import { readListQuery } from '../domain/query/query.ts';
import { utcDay } from '../domain/time/days.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** How many minutes of today’s working day each of these candidates shares with those in a time zone. */
export const readCommonHours = async (
  { actor, now, rows: { own } }: UnitOfWork,
  { zone, ids }: CommonHoursAsked,
): Promise<CommonHours> => {
  const scopes = scopesOf(actor, 'list', 'candidates');
  if (!scopes.every((scope) => passes(scope, 'location'))) return { minutes: {} };
  const [rows, gazetteer] = await Promise.all([
    own.read({
      noun: 'candidates',
      fields: ['id', 'location'],
      scopes,
      query: {
        ...readListQuery('candidates', scopes, { filter: { id: [...ids] } }),
        from: 0,
        to: ids.length - 1,
      },
    }),
    loadGazetteer(),
  ]);
  const minutesAt = overlapWith(zone, utcDay(now), gazetteer);
  return {
    minutes: Object.fromEntries(
      rows.flatMap(({ id, location }) => {
        const minutes = minutesAt(gazetteer.read(String(location)));
        return minutes === null ? [] : [[id, minutes]];
      }),
    ),
  };
};
