import Box from '@mui/material/Box';
import { useViewing } from '../../components/contract/useViewing.ts';
import { PasswordPanel } from './PasswordPanel.tsx';
import { SecurityPanel } from './SecurityPanel.tsx';

/** What guards the own account, and the company's people. */
export const SecurityTab = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <SecurityPanel />
    {!useViewing() && <PasswordPanel />}
  </Box>
);
