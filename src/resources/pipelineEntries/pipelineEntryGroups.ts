import type { FieldGroup } from '../../components/screens/forms/fieldGroups.ts';

/** The fields of a pipeline entry, stage by stage. */
export const pipelineEntryGroups: readonly FieldGroup[] = [
  {
    labelKey: 'pages.pipeline.person',
    fields: ['candidateId', 'name', 'title', 'companyId', 'jobId', 'matchScore', 'source', 'addedDate'],
  },
  { labelKey: 'pages.pipeline.progress', fields: ['stage', 'outcome', 'outcomeReason', 'screeningNotes'] },
  { labelKey: 'pages.pipeline.interview', fields: ['interviewDate', 'interviewer'] },
  {
    labelKey: 'pages.pipeline.offer',
    fields: ['offerAmount', 'currency', 'offerDate', 'hireDate', 'startDate'],
  },
];
