import QuizIcon from '@mui/icons-material/QuizOutlined';
import { defineConsolePart, plainResource } from 'talentbench/plugin/site';

/** Operators read the assessments of all providers. */
export const consolePart = defineConsolePart({
  menu: [
    {
      after: '/support',
      labelKey: 'assessments.menu',
      path: '/skillAssessments',
      icon: QuizIcon,
      resource: 'skillAssessments',
    },
  ],
  resources: [
    plainResource('skillAssessments', {
      columns: ['skill', 'candidateId', 'companyId', 'plannedFor', 'status', 'score'],
      filters: ['status', 'companyId'],
    }),
  ],
});
