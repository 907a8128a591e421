import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { useAgreement } from './useAgreement.ts';

/** The agreement of the contract in context, as both sides sign it. */
export const AgreementText = () => {
  const heading = useId();
  const translate = useTranslate();
  const agreement = useAgreement(useRecordContext<Contract>());
  return agreement ? (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="subtitle1" component="h2" sx={{ mb: 1.5 }}>
        {translate('contractsPage.paper.agreement')}
      </Typography>
      <Box sx={text}>{agreement}</Box>
    </section>
  ) : null;
};

const text = { typography: 'body2', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '75ch' };
