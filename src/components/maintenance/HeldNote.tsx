import Alert from '@mui/material/Alert';
import { useLocale, useTranslate } from 'ra-core';
import { writeMoment } from '../fields/writeDay.ts';
import { useHeldBack } from './useHeldBack.ts';

/** Beside a form's buttons: why nothing can be sent at the moment, and that what was typed is kept. */
export const HeldNote = () => {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const held = useHeldBack();
  if (!held) return null;
  return (
    <Alert severity="warning" sx={{ m: 2 }}>
      {translate('upkeep.banner.held', { until: writeMoment(held.endsAt, locale) })}
    </Alert>
  );
};
