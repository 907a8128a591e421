import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { ChangePlanButton } from './ChangePlanButton.tsx';

/** Says what the plan has no room for, and offers another one. */
export const UpgradeAlert = ({ children }: { children: ReactNode }) => (
  <Alert severity="warning" action={<ChangePlanButton variant="outlined" />} sx={wrapping}>
    {children}
  </Alert>
);

/** On a phone the button stands below the words. */
const wrapping = {
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 12rem' },
};
