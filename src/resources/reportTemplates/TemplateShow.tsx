import { useRecordContext } from 'react-admin';
import type { ReportTemplate } from '../../../domain/contract/reports/reportTemplates.ts';
import { describeTemplate } from '../../../domain/reports/describeReport.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { ReportFacts } from '../reports/AboutReport.tsx';
import { useAnswerWords } from '../reports/useAnswerWords.ts';
import { templateGroups } from './templateGroups.ts';

/** A template: its description, and its query in words. */
export const TemplateShow = () => (
  <NounShow groups={templateGroups}>
    <Query />
  </NounShow>
);

const Query = () => {
  const template = useRecordContext<ReportTemplate>();
  const words = useAnswerWords();
  return template ? <ReportFacts facts={describeTemplate(template, words)} /> : null;
};
