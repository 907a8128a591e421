import { describe, expect, test } from 'vitest';
import { createWorld, defaultClock } from '../../../fixtures/index.ts';
import { rowsIn } from '../../../fixtures/rows.ts';
import type { NounName } from '../../contract/index.ts';
import { nounNames, nounOf } from '../../contract/index.ts';
import type { Row } from '../../contract/noun.ts';
import type { Context, Values } from '../context.ts';
import type { Effect } from '../effect.ts';
import { effectsOf } from '../effectsOf.ts';
import { notificationRows, personalNotificationRows } from './notificationRows.ts';
import { operatorNotificationRows } from './operatorNotificationRows.ts';

const world = createWorld(defaultClock);
const withFields = <R extends Row>(rows: readonly R[], where: Values): R[] =>
  rows.filter((row) =>
    Object.entries(where).every(([field, value]) => (row[field] ?? null) === (value ?? null)),
  );
const people = (where: Values) => withFields(world.users, where);
const chosen = (where: Values) => withFields(world.preferences, where);
const context: Context = {
  actor: { userId: 'USR-000', userType: 'admin', companyId: null, permissions: [] },
  name: 'Somebody else',
  now: defaultClock,
};

type Told = { noun: string; userId: string; title: string };
const linesIn = (rows: readonly { noun: string; row: Values }[]): Told[] =>
  rows.map(({ noun, row }) => ({
    noun,
    userId: String(row.userId ?? row.to),
    title: String(row.title ?? row.subject),
  }));

/** Everyone's inbox entries and mails for a change and all its effects. */
const toldBy = (found: readonly Effect[]): Told[] => found.flatMap(linesOf);
const linesOf = (one: Effect): Told[] => {
  switch (one.kind) {
    case 'notifyCompany': {
      const readers = people({ companyId: one.companyId }).filter(({ id }) => !one.to || id === one.to);
      return linesIn(notificationRows(one.notification, readers, chosen({ companyId: one.companyId }), null));
    }
    case 'notifyPerson':
      return linesIn(
        personalNotificationRows(one.notification, one.person, chosen({ userId: one.person.id }), null),
      );
    case 'notifyOperators':
      return linesIn(
        operatorNotificationRows(
          one.notification,
          people({ userType: 'admin' }),
          chosen({ companyId: null }),
          null,
        ),
      );
    case 'read':
      return toldBy(one.effects(one.at.map(([noun, where]) => withFields(rowsIn(world, noun), where))));
    case 'create': {
      const row = { id: 'NEW-001', version: 1, ...one.row } as Row;
      return [
        ...toldBy(effectsOf(one.noun, null, row, { ...context, along: true })),
        ...toldBy(one.following(row)),
      ];
    }
    case 'revise':
      return withFields(rowsIn(world, one.noun), one.where).flatMap((row) =>
        toldBy(
          effectsOf(one.noun, row, { ...row, ...one.values(row) }, { ...context, along: one.along ?? false }),
        ),
      );
    case 'mail':
      return linesIn([{ noun: 'mails', row: one.row }]);
    case 'once':
    case 'mark':
      return toldBy(one.effects);
    default:
      return [];
  }
};

/** Users with more than one entry about the same change. */
const readTwice = (told: readonly Told[]): string[] => {
  const lines = new Map<string, string[]>();
  for (const { noun, userId, title } of told) {
    const place = `${noun} ${userId}`;
    lines.set(place, [...(lines.get(place) ?? []), title]);
  }
  return [
    ...new Set([...lines.values()].filter((titles) => titles.length > 1).map((titles) => titles.join(' + '))),
  ];
};

/** Creating every row of the sample world, and each transition of its lifecycle. */
const changesOf = (name: NounName): [string, Row | null, Row][] => {
  const rows = rowsIn(world, name).slice(0, 40);
  const { lifecycles = [] } = nounOf(name);
  const made = rows.map((row): [string, Row | null, Row] => ['made', null, row]);
  const moved = lifecycles.flatMap(({ field, moves }) =>
    Object.entries(moves).flatMap(([from, steps]) =>
      Object.keys(steps as object).flatMap((to) =>
        rows
          .slice(0, 10)
          .map((row): [string, Row | null, Row] => [
            `${field} ${from} → ${to}`,
            { ...row, [field]: from },
            { ...row, [field]: to },
          ]),
      ),
    ),
  );
  return [...made, ...moved];
};

describe('a change', () => {
  test.each(nounNames)('notifies each person at most once, in the inbox and by mail: %s', (name) => {
    const twice = changesOf(name).flatMap(([change, before, after]) =>
      readTwice(toldBy(effectsOf(name, before, after, context))).map((titles) => `${change}: ${titles}`),
    );
    expect([...new Set(twice)]).toEqual([]);
  });

  test.each(['Critical', 'High', 'Medium', 'Low'])(
    'notifies once about a %s incident, including its assignee',
    (severity) => {
      const operators = people({ userType: 'admin', status: 'Active' });
      const incident = {
        ...(world.incidents ?? [])[0],
        severity,
        assigneeId: operators[1]?.id ?? null,
      } as Row;
      const told = toldBy(effectsOf('incidents', null, incident, context));
      expect(readTwice(told)).toEqual([]);
      const own = told
        .filter(({ noun, userId }) => noun === 'notifications' && userId === operators[1]?.id)
        .map(({ title }) => title);
      expect(own).toEqual([expect.stringContaining('A security incident was assigned to you')]);
      expect(told.length).toBeGreaterThan(1);
    },
  );
});
