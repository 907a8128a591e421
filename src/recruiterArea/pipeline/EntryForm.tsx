import Box from '@mui/material/Box';
import { Form } from 'ra-core';
import { KeepDraft } from '../../components/drafts/KeepDraft.tsx';
import { MaintenanceSaveButton } from '../../components/maintenance/MaintenanceSaveButton.tsx';
import { InputGroups } from '../../components/screens/InputGroups.tsx';

const groups = [
  { labelKey: 'pipeline.notes', fields: ['screeningNotes'] },
  { labelKey: 'pipeline.offer', fields: ['offerAmount', 'offerDate'] },
  { labelKey: 'pipeline.hire', fields: ['hireDate', 'startDate'] },
];

/** What is noted and agreed on the way; a date that does not fit is said beside it. */
export const EntryForm = () => (
  <Form>
    <KeepDraft />
    <InputGroups groups={groups} />
    <Box sx={{ mt: 1 }}>
      <MaintenanceSaveButton variant="outlined" />
    </Box>
  </Form>
);
