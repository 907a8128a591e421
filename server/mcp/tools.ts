import type { Tool } from './tool.ts';
import { readFigures } from './tools/figures.ts';
import { draftJob } from './tools/jobs.ts';
import { explainScores, findCandidates, findForRequest, findInResumes } from './tools/matching.ts';
import { describeRecords, getRecord, listRecords } from './tools/records.ts';
import { prepareAnswer, readRequest } from './tools/requests.ts';
import { enterHours, prepareDecision } from './tools/timesheets.ts';

/** Every tool, in the order of the list. */
export const tools: readonly Tool[] = [
  describeRecords,
  listRecords,
  getRecord,
  findCandidates,
  explainScores,
  findInResumes,
  draftJob,
  readRequest,
  findForRequest,
  prepareAnswer,
  enterHours,
  prepareDecision,
  readFigures,
];
