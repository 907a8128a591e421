import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ResourceContextProvider, useRecordContext, useTranslate } from 'react-admin';
import { type Company, companies } from '../../../domain/contract/accounts/companies.ts';
import { NoRow } from '../../components/contract/NoRow.tsx';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { PapersPanel } from '../../resources/verificationDocuments/PapersPanel.tsx';
import { type Verdict, VerificationDialog } from './VerificationDialog.tsx';

const verdicts: readonly Verdict[] = ['Verified', 'Rejected'];

/** The company's verification status with the reason, and the buttons to verify or reject it. */
export const VerificationPanel = () => {
  const company = useRecordContext<Company>();
  const translate = useTranslate();
  const mayEdit = useMay('edit', 'companies', company);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  if (!company) return null;
  const { verification, verificationReason } = company;
  return (
    <Panel title={translate('companies.verify.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <StatusChip
          value={verification}
          label={translate(valueKey('companies', 'verification', verification))}
        />
        {verificationReason && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {verificationReason}
          </Typography>
        )}
        <Box sx={{ flex: 1 }} />
        {mayEdit &&
          verdicts
            .filter((one) => one !== verification)
            .map((one) => (
              <Button
                key={one}
                variant={one === 'Verified' ? 'contained' : 'outlined'}
                color={one === 'Verified' ? 'primary' : 'error'}
                onClick={() => setVerdict(one)}
              >
                {translate(`companies.verify.${one}.do`)}
              </Button>
            ))}
      </Box>
      <Box sx={{ mt: 2 }}>
        <PapersPanel
          place={{ companyId: company.id, requestId: null }}
          decided={verification === 'Verified'}
          readOnly={!mayEdit}
        />
      </Box>
      {verdict && (
        <ResourceContextProvider value={companies.name}>
          <NoRow>
            <VerificationDialog company={company} verdict={verdict} onClose={() => setVerdict(null)} />
          </NoRow>
        </ResourceContextProvider>
      )}
    </Panel>
  );
};
