import type { NounName } from '../contract/index.ts';
import type { Row } from '../contract/noun.ts';
import type { Question } from '../contract/question.ts';
import { questionFaults } from '../reports/questionFaults.ts';
import { queuedBy } from '../reports/queued.ts';
import type { Context, Values } from './context.ts';

/** Errors in the question of a report or template, by field. */
export const faultsOfQuestion = (name: NounName, row: Values): Record<string, string> =>
  name === 'reports' || name === 'reportTemplates' ? questionFaults(row as Question) : {};

/** A requested report is queued for the person who requested it. */
export const queued = (name: NounName, before: Row | null, after: Values, { actor }: Context): Values =>
  name === 'reports' && after.status === 'Processing' && before?.status !== 'Processing'
    ? queuedBy(actor.userId)
    : {};
