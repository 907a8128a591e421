import Box from '@mui/material/Box';
import { PasswordPanel } from '../../components/accountSecurity/PasswordPanel.tsx';
import { SessionsPanel } from '../../components/accountSecurity/SessionsPanel.tsx';
import { useViewing } from '../../components/contract/useViewing.ts';
import { SecurityPanel } from './SecurityPanel.tsx';

/** What guards the own account, and the company's people. */
export const SecurityTab = () => {
  const viewing = useViewing();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SecurityPanel />
      {!viewing && <PasswordPanel />}
      {!viewing && <SessionsPanel />}
    </Box>
  );
};
