import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { ChangePlanButton } from './ChangePlanButton.tsx';

/** Tells what exceeds the plan limit, and offers an upgrade. */
export const UpgradeAlert = ({ children }: { children: ReactNode }) => (
  <Alert severity="warning" action={<ChangePlanButton variant="outlined" />} sx={wrapping}>
    {children}
  </Alert>
);

/** On a phone the button is below the text. */
const wrapping = {
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 12rem' },
};
