import { defineConsolePart } from 'talentbench/plugin/site';
import { CandidateAssessments } from './CandidateAssessments.tsx';
import { PassedAssessments } from './PassedAssessments.tsx';

/** Recruiters see what a candidate has passed, where the provider shares it. */
export const consolePart = defineConsolePart({
  candidateFacts: [PassedAssessments],
  rowTabs: { candidates: [{ path: 'assessments', labelKey: 'assessments.tab', Page: CandidateAssessments }] },
});
