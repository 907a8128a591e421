import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';

interface Props {
  company: Company;
  editing: boolean;
  /** Without it, the button is disabled. */
  onToggle?: () => void;
}

/** The company's name, verification and plan, with the button to edit or to go back. */
export const CompanyHead = ({ company, editing, onToggle }: Props) => {
  const translate = useTranslate();
  const word = (field: 'verification' | 'subscription') =>
    translate(valueKey('companies', field, company[field]), { _: company[field] });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
      <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {company.name}
      </Typography>
      <StatusChip value={company.verification} label={word('verification')} />
      <StatusChip
        value={company.subscription}
        label={translate('settings.profile.plan', { plan: word('subscription') })}
      />
      <Box sx={{ flex: 1 }} />
      {onToggle && (
        <Button
          variant={editing ? 'text' : 'contained'}
          color={editing ? 'inherit' : 'primary'}
          onClick={onToggle}
        >
          {translate(editing ? 'ra.action.cancel' : 'settings.profile.edit')}
        </Button>
      )}
    </Box>
  );
};
