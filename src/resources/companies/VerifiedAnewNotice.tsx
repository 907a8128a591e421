import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { verifiedFields } from '../../../domain/change/accounts/verification.ts';
import type { Company } from '../../../domain/contract/accounts/companies.ts';

/** Warns before saving that changing a verified company's name or tax number requires a new verification. */
export const VerifiedAnewNotice = () => {
  const company = useRecordContext<Company>();
  const translate = useTranslate();
  const typed = useWatch({ name: [...verifiedFields] }) as unknown[];
  if (company?.verification !== 'Verified') return null;
  const differs = verifiedFields.some((field, place) => (typed[place] || null) !== (company[field] || null));
  return (
    <Alert severity={differs ? 'warning' : 'info'} role="status" sx={{ mb: 2 }}>
      {translate('settings.profile.verifiedAnew')}
    </Alert>
  );
};
