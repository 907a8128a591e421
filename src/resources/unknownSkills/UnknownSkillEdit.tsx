import { SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { NounEdit } from '../../components/screens/NounEdit.tsx';
import { RemoveButton } from '../../components/screens/RemoveButton.tsx';
import { MeaningInputs } from './MeaningInputs.tsx';

/** Says what a name means. Nothing is taken over before it is saved. */
export const UnknownSkillEdit = () => <NounEdit form={<MeaningForm />} />;

const MeaningForm = () => (
  <SimpleForm
    warnWhenUnsavedChanges
    sx={{ maxWidth: 720, p: { xs: 2, md: 3 } }}
    toolbar={
      <Toolbar sx={{ justifyContent: 'space-between', position: 'static' }}>
        <SaveButton />
        <RemoveButton />
      </Toolbar>
    }
  >
    <MeaningInputs />
  </SimpleForm>
);
