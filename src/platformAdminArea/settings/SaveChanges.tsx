import Box from '@mui/material/Box';
import { SaveButton } from 'ra-ui-materialui';

/** The save button of a tab's form, disabled until there are changes. */
export const SaveChanges = () => (
  <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
    <SaveButton label="platformSettings.save" />
  </Box>
);
