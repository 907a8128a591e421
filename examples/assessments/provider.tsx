import QuizIcon from '@mui/icons-material/QuizOutlined';
import { defineConsolePart, plainResource } from 'talentbench/plugin/site';
import { CandidateAssessments } from './CandidateAssessments.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';

/** Providers plan and grade assessments, and see them on the page of each candidate. */
export const consolePart = defineConsolePart({
  menu: [
    {
      after: '/employees',
      labelKey: 'assessments.menu',
      path: '/skillAssessments',
      icon: QuizIcon,
      resource: 'skillAssessments',
    },
  ],
  resources: [
    plainResource('skillAssessments', {
      columns: ['skill', 'candidateId', 'plannedFor', 'status', 'score'],
      filters: ['status', 'candidateId'],
      sort: { field: 'plannedFor', order: 'DESC' },
    }),
  ],
  tiles: [<SummaryPanel key="assessments" />],
  rowTabs: { candidates: [{ path: 'assessments', labelKey: 'assessments.tab', Page: CandidateAssessments }] },
});
