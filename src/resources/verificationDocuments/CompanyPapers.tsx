import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/companies.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { StatusChip } from '../../components/fields/StatusChip.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';
import { PapersPanel } from './PapersPanel.tsx';

/** A company's own papers, what the operator found of them and why; while they are not accepted more can be handed in. */
export const CompanyPapers = ({ company }: { company: Company }) => {
  const translate = useTranslate();
  const { id, verification, verificationReason } = company;
  return (
    <Panel title={translate('companies.verify.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <StatusChip
          value={verification}
          label={translate(valueKey('companies', 'verification', verification))}
        />
        {verificationReason && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {verificationReason}
          </Typography>
        )}
      </Box>
      <PapersPanel place={{ companyId: id, requestId: null }} decided={verification === 'Verified'} />
    </Panel>
  );
};
