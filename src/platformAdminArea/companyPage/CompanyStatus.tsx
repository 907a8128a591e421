import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { maySuffer } from '../../resources/companies/statusChanges.ts';
import type { AskAct } from '../../resources/companies/useCompanyActs.tsx';

/** The company's status with the reason, and the operator's actions. */
export const CompanyStatus = ({ onAsk }: { onAsk: AskAct }) => {
  const company = useRecordContext<Company>();
  const translate = useTranslate();
  if (!company) return null;
  const word = (field: 'status' | 'verification' | 'subscription') =>
    translate(valueKey('companies', field, company[field]), { _: company[field] });
  const verification = translate('companies.page.verification', { state: word('verification') });
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, pb: { xs: 1, md: 1 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <StatusChip value={company.status} label={word('status')} />
        <StatusChip value={company.verification} label={verification} />
        <StatusChip
          value={company.subscription}
          label={translate('settings.profile.plan', { plan: word('subscription') })}
        />
        <Box sx={{ flex: 1 }} />
        <StatusButtons company={company} onAsk={onAsk} />
      </Box>
      {company.statusReason && (
        <Alert severity={company.status === 'Suspended' ? 'warning' : 'info'} sx={{ mt: 2 }}>
          {company.statusReason}
        </Alert>
      )}
    </Box>
  );
};

const StatusButtons = ({ company, onAsk }: { company: Company; onAsk: AskAct }) => {
  const translate = useTranslate();
  const mayEdit = useMay('edit', 'companies', company);
  if (!mayEdit) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => onAsk('edit', [company])}>
        {translate('ra.action.edit')}
      </Button>
      {(['activate', 'suspend'] as const)
        .filter((act) => maySuffer(company, act))
        .map((act) => (
          <Button
            key={act}
            variant={act === 'activate' ? 'contained' : 'outlined'}
            color={act === 'activate' ? 'primary' : 'error'}
            onClick={() => onAsk(act, [company])}
          >
            {translate(`companies.${act}.do`)}
          </Button>
        ))}
    </>
  );
};
