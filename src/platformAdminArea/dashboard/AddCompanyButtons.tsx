import ProviderIcon from '@mui/icons-material/AddBusinessOutlined';
import RecruiterIcon from '@mui/icons-material/GroupAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useMay } from '../../components/contract/useMay.ts';
import type { DashboardDialog } from './PlatformDialogs.tsx';

/** The two buttons with which an operator adds a company. */
export const AddCompanyButtons = ({ open }: { open: (dialog: DashboardDialog) => void }) => {
  const translate = useTranslate();
  if (!useMay('create', 'companies')) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 1, mb: 1.5 }}>
      <Button
        size="small"
        variant="contained"
        startIcon={<ProviderIcon />}
        onClick={() => open({ act: 'add', type: 'provider' })}
      >
        {translate('platformDashboard.addProvider')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        startIcon={<RecruiterIcon />}
        onClick={() => open({ act: 'add', type: 'recruiter' })}
      >
        {translate('platformDashboard.addRecruiter')}
      </Button>
    </Box>
  );
};
