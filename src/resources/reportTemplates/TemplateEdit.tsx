import { NounEdit } from '../../components/screens/forms/NounEdit.tsx';
import { NounForm } from '../../components/screens/forms/NounForm.tsx';
import { QuestionInputs } from '../reports/QuestionInputs.tsx';
import { templateGroups } from './templateGroups.ts';

export const TemplateEdit = () => (
  <NounEdit
    form={
      <NounForm groups={templateGroups} removable>
        <QuestionInputs />
      </NounForm>
    }
  />
);
