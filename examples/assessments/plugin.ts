import {
  changeByItself,
  defineCriterion,
  defineOperation,
  definePlugin,
  operation,
  type RowJob,
  runRowJob,
} from 'talentbench/plugin';
import { z } from 'zod';
import { createTable, foldSearchText } from './createTable.ts';
import { skillAssessmentNoun } from './skillAssessments.ts';
import { words } from './words.ts';

const count = z.int();

/** `GET /api/v1/assessments/summary`: the numbers of the caller's own company. */
const assessmentSummary = defineOperation({
  operation: operation({
    method: 'GET',
    path: '/assessments/summary',
    access: { noun: 'skillAssessments', verb: 'create' },
    input: z.strictObject({}),
    answer: z.object({ planned: count, graded: count, passed: count }),
    tag: 'skillAssessments',
    summary: 'How many skill assessments are planned, graded and passed',
  }),
  run: async ({ actor, rows }) => {
    const countOf = (status: string) =>
      rows.own.count('skillAssessments', { companyId: actor.companyId, status }, 10_000);
    const [planned, passed, failed] = await Promise.all(['Planned', 'Passed', 'Failed'].map(countOf));
    return { planned: planned ?? 0, passed: passed ?? 0, graded: (passed ?? 0) + (failed ?? 0) };
  },
});

declare module '../../operations/index.ts' {
  interface PluginOperations {
    assessmentSummary: typeof assessmentSummary.operation;
  }
}

/** Assessments that nobody graded on their day. */
const missed: RowJob<'skillAssessments'> = {
  due: {
    noun: 'skillAssessments',
    order: 'plannedFor',
    where: (now) => [
      ['status', '=', 'Planned'],
      ['plannedFor', '<', now.toISOString().slice(0, 10)],
    ],
  },
  atOnce: 100,
  act: async (work, row) =>
    (await changeByItself(work, 'skillAssessments', row, { status: 'Missed' })) !== null,
};

/** Skills that were passed, where the provider shows them to recruiters. A pass counts for two years. */
const passedAssessments = defineCriterion({
  of: 'skillAssessments',
  candidate: 'candidateId',
  values: ({ status, shared, skill, gradedOn }, today) =>
    status === 'Passed' && shared && gradedOn !== null && twoYearsAfter(gradedOn) >= today ? [skill] : [],
  labelKey: 'assessments.criterion',
  reasonKey: 'assessments.reason',
  points: 8,
});

const twoYearsAfter = (day: string): string => `${Number(day.slice(0, 4)) + 2}${day.slice(4)}`;

/** Skill assessments: providers test their candidates' skills and show recruiters what they passed. */
export const plugin = definePlugin({
  name: 'assessments',
  nouns: { skillAssessments: skillAssessmentNoun },
  operations: { assessmentSummary },
  matchingCriteria: { passedAssessments },
  jobs: {
    assessmentsMissed: { every: 60 * 60, run: (inTransaction) => runRowJob(inTransaction, missed) },
  },
  words,
  migrations: [
    { name: 'assessments-0001', sql: createTable },
    { name: 'assessments-0002', sql: foldSearchText },
  ],
  fixtures: async () => (await import('./sampleRows.ts')).sampleRows,
  consoles: {
    provider: () => import('./provider.tsx'),
    recruiter: () => import('./recruiter.tsx'),
    admin: () => import('./operator.tsx'),
  },
});
