import Box from '@mui/material/Box';
import { PasswordPanel } from '../../components/accountSecurity/PasswordPanel.tsx';
import { SessionsPanel } from '../../components/accountSecurity/SessionsPanel.tsx';
import { useViewing } from '../../components/contract/useViewing.ts';
import { ProtectionPanel } from './ProtectionPanel.tsx';
import { SecurityPanel } from './SecurityPanel.tsx';

/** Security of the user's own account and of the company. */
export const SecurityTab = () => {
  const viewing = useViewing();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SecurityPanel />
      <ProtectionPanel />
      {!viewing && <PasswordPanel />}
      {!viewing && <SessionsPanel />}
    </Box>
  );
};
