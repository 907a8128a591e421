import Alert from '@mui/material/Alert';
import { useLocale, useTranslate } from 'react-admin';
import { writeMoment } from '../fields/writeDay.ts';
import { useReadOnly } from './useReadOnly.ts';

/** Beside a form's buttons: why nothing can be sent now, and that the input is kept. */
export const ReadOnlyNote = () => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const maintenance = useReadOnly();
  if (!maintenance) return null;
  return (
    <Alert severity="warning" sx={{ m: 2 }}>
      {translate('maintenance.banner.readOnly', { until: writeMoment(maintenance.endsAt, locale) })}
    </Alert>
  );
};
