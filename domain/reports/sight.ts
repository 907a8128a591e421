import type { Actor } from '../access/can.ts';
import { questionOf } from '../contract/reports/question.ts';
import type { Report } from '../contract/reports/reports.ts';
import { Conflict, NotAllowed } from '../errors.ts';
import { readStored } from '../messages/english.ts';
import { mayRead } from './reading.ts';

/** Rows of a result per page. */
export const rowsShown = 1000;

/** Checks access to a report's result: it must exist, and the reader must have access to its noun. */
export const checkSight = (report: Report, actor: Actor, now: Date): void => {
  if (!mayRead(questionOf(report), actor, now)) throw NotAllowed();
  if (report.status === 'Processing') throw Conflict('reports.in-progress');
  if (report.status === 'Failed') throw Conflict(readStored(report.failure ?? '') ?? 'reports.failed');
};
