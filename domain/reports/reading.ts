import { type Actor, passes, type Scope, scopesOf } from '../access/can.ts';
import { type NounName, nounOf } from '../contract/index.ts';
import { metaOfField } from '../contract/noun.ts';
import type { Question } from '../contract/reports/question.ts';
import { Conflict, NotAllowed } from '../errors.ts';
import type { GroupingOf } from '../insight/insight.ts';
import type { Condition } from '../query/condition.ts';
import { addDays } from '../time/days.ts';
import { columnsOf } from './columns.ts';
import { readCondition } from './condition.ts';
import { periodOf } from './period.ts';
import { questionFaults } from './questionFaults.ts';

/** The store query for a result: rows, or groups of rows. */
export type Reading = { noun: NounName; scopes: readonly Scope[]; conditions: readonly Condition[] } & (
  | { kind: 'rows'; fields: readonly string[] }
  | { kind: 'groups'; grouping: GroupingOf }
);

/** Maximum number of groups. */
export const mostGroups = 10_000;
/** Days are combined to months and years later, so there may be more of them than groups. */
const mostDays = 200_000;

/** The store query with this person's permissions. Refuses what they may not read, and invalid queries. */
export const readingOf = (question: Question, actor: Actor, now: Date): Reading => {
  const faults = Object.values(questionFaults(question));
  if (faults[0]) throw Conflict(faults[0]);
  const noun = question.noun as NounName;
  const scopes = scopesOf(actor, 'list', noun);
  const conditions = [
    ...question.conditions.map((one) => readCondition(noun, one, question.conditions)),
    ...timeOf(noun, question, now),
  ];
  const fields = columnsOf(question).flatMap(({ field }) => (field === null ? [] : [field]));
  const seen = [...fields, ...conditions.map(({ field }) => field)];
  if (scopes.length === 0 || !scopes.every((scope) => seen.every((field) => passes(scope, field))))
    throw NotAllowed('reports.no-access');
  const read = { noun, scopes, conditions };
  if (question.measure === null) return { ...read, kind: 'rows', fields };
  return { ...read, kind: 'groups', grouping: groupingOf(noun, question, conditions) };
};

/** Checks whether this person may see the result of a query that someone else created. */
export const mayRead = (question: Question, actor: Actor, now: Date): boolean => {
  try {
    readingOf(question, actor, now);
    return true;
  } catch {
    return false;
  }
};

const timeOf = (noun: NounName, question: Question, now: Date): Condition[] => {
  const period = periodOf(question, now);
  if (!period) return [];
  const { field, from, to } = period;
  const isMoment = metaOfField(nounOf(noun), field).column === 'timestamptz';
  const start = (day: string) => (isMoment ? `${day}T00:00:00.000Z` : day);
  return [
    ...(from === null ? [] : [{ field, operator: 'gte' as const, value: start(from) }]),
    ...(to === null ? [] : [{ field, operator: 'lt' as const, value: start(addDays(to, 1)) }]),
  ];
};

const groupingOf = (noun: NounName, question: Question, conditions: readonly Condition[]): GroupingOf => {
  const { measure, measured, groupBy } = question;
  const by = columnsOf(question).flatMap(({ field, measure: isFigure }) =>
    field === null || isFigure ? [] : [field],
  );
  const isTime =
    groupBy !== null && ['date', 'timestamptz'].includes(metaOfField(nounOf(noun), groupBy).column);
  return {
    noun,
    conditions,
    by,
    figures: {
      rows: {},
      ...(measure !== 'Count' &&
        measured !== null && {
          sum: { sum: measured },
          known: { where: [{ field: measured, operator: 'neq', value: null }] },
        }),
    },
    ...(by.length > 0 && { top: { figure: 'rows', most: (isTime ? mostDays : mostGroups) + 1 } }),
  };
};
