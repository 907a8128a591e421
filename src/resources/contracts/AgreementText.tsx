import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetOne, useLocale, useRecordContext, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { merge } from '../../../domain/contract/deals/mergeFields.ts';
import { mergeValuesOf } from './mergeValuesOf.ts';

/** The agreement of the contract in context as it will be printed, with a line to write on for each unknown value. */
export const AgreementText = () => {
  const heading = useId();
  const translate = useTranslate();
  const locale = useLocale();
  const contract = useRecordContext<Contract>();
  const { data: provider } = useGetOne(
    'companies',
    { id: contract?.providerId },
    { enabled: Boolean(contract?.body) },
  );
  if (!contract?.body) return null;
  const name = provider?.name ?? translate('contractsPage.paper.blank');
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="subtitle1" component="h2" sx={{ fontWeight: 650, mb: 1.5 }}>
        {translate('contractsPage.paper.agreement')}
      </Typography>
      <Box sx={text}>
        {merge(contract.body, mergeValuesOf(contract, name, { locale, translate, now: new Date() }))}
      </Box>
    </section>
  );
};

const text = { typography: 'body2', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '75ch' };
