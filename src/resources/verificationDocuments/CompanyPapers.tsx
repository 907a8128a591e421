import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/companies.ts';
import { Panel } from '../../components/tiles/Panel.tsx';
import { PapersPanel } from './PapersPanel.tsx';

/** A company's own papers, and why they were found as they were; while they are not accepted more can be handed in. */
export const CompanyPapers = ({ company }: { company: Company }) => {
  const translate = useTranslate();
  const { id, verification, verificationReason } = company;
  return (
    <Panel title={translate('companies.verify.title')}>
      {verificationReason && (
        <Typography variant="body2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {verificationReason}
        </Typography>
      )}
      <PapersPanel place={{ companyId: id, requestId: null }} decided={verification === 'Verified'} />
    </Panel>
  );
};
