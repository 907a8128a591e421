import type { Actor } from '../access/can.ts';
import { questionOf } from '../contract/question.ts';
import type { Report } from '../contract/reports.ts';
import { Conflict, NotAllowed } from '../errors.ts';
import { mayRead } from './reading.ts';

/** So many rows of an answer are shown on a page. */
export const rowsShown = 1000;

/** Lets a person at the answer of a report: it must be there, and be about what they may read themselves. */
export const checkSight = (report: Report, actor: Actor, now: Date): void => {
  if (!mayRead(questionOf(report), actor, now)) throw NotAllowed();
  if (report.status === 'Processing') throw Conflict('This report is being generated');
  if (report.status === 'Failed') throw Conflict(report.failure ?? 'This report failed. Generate it again.');
};
