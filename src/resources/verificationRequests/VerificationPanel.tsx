import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { Panel } from '../../components/tiles/Panel.tsx';
import { PapersPanel } from '../verificationDocuments/PapersPanel.tsx';
import { OwnAccount } from './OwnAccount.tsx';
import { Verified } from './Verified.tsx';

/** The company's own verification. A rejected company applies again by adding a document. */
const OwnCompany = ({ company }: { company: Company & { verificationReason?: string | null } }) => {
  const translate = useTranslate();
  const { id, verification, verificationReason } = company;
  const because =
    verification === 'Rejected' && verificationReason
      ? ` ${translate('verification.company.because', { reason: verificationReason })}`
      : '';
  return (
    <Verified
      title={translate('verification.company.title')}
      state={verification}
      stateLabel={translate(valueKey('companies', 'verification', verification), { _: verification })}
      text={translate(`verification.company.${verification}`) + because}
    >
      <PapersPanel place={{ companyId: id, requestId: null }} decided={verification === 'Verified'} />
    </Verified>
  );
};

/** The verification of the company and the user, with their documents. */
export const VerificationPanel = ({ company }: { company: Company }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 2 }}>
      <Panel title={translate('verification.title')}>
        <Box sx={columns}>
          <OwnCompany company={company} />
          <OwnAccount companyId={company.id} />
        </Box>
      </Panel>
    </Box>
  );
};

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 3,
  alignItems: 'start',
};
