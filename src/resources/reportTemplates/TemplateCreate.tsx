import { questionDefaults } from '../../../domain/contract/reports/question.ts';
import { NounCreate } from '../../components/screens/forms/NounCreate.tsx';
import { QuestionInputs } from '../reports/QuestionInputs.tsx';
import { templateGroups } from './templateGroups.ts';

export const TemplateCreate = () => (
  <NounCreate groups={templateGroups} first={questionDefaults}>
    <QuestionInputs />
  </NounCreate>
);
