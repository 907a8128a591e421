import Box from '@mui/material/Box';
import { SaveButton } from 'ra-ui-materialui';

/** At the foot of a tab's form; it waits until there is something to save. */
export const SaveChanges = () => (
  <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
    <SaveButton label="platformSettings.save" />
  </Box>
);
