import { SimpleForm } from '../../components/screens/forms/Form.tsx';
import { FormToolbar } from '../../components/screens/forms/FormToolbar.tsx';
import { NounEdit } from '../../components/screens/forms/NounEdit.tsx';
import { MeaningInputs } from './MeaningInputs.tsx';

/** Defines the meaning of a name. Nothing takes effect before it is saved. */
export const UnknownSkillEdit = () => <NounEdit form={<MeaningForm />} />;

const MeaningForm = () => (
  <SimpleForm
    warnWhenUnsavedChanges
    sx={{ maxWidth: 720, p: { xs: 2, md: 3 } }}
    toolbar={<FormToolbar removable />}
  >
    <MeaningInputs />
  </SimpleForm>
);
