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

/** Notes and agreed terms; validation errors appear next to their field. */
export const EntryForm = () => (
  <Form>
    <KeepDraft />
    <InputGroups groups={groups} />
    <Box sx={{ mt: 1 }}>
      <MaintenanceSaveButton variant="outlined" />
    </Box>
  </Form>
);
