import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { Company } from '../../../domain/contract/companies.ts';
import { Panel } from '../../components/tiles/Panel.tsx';
import { OwnAccount } from './OwnAccount.tsx';
import { OwnCompany } from './OwnCompany.tsx';

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
