import Typography from '@mui/material/Typography';
import { useFieldValue, useLocale } from 'react-admin';
import { Nothing } from './MoneyField.tsx';
import { writeDay, writeMoment } from './writeDay.ts';

/** A date, or a date with time. */
export const DayField = ({ source, showTime = false }: { source: string; showTime?: boolean }) => {
  const locale = useLocale() ?? 'en';
  const value = useFieldValue({ source }) as string | null | undefined;
  if (!value) return <Nothing />;
  return (
    <Typography component="span" variant="body2">
      {showTime ? writeMoment(value, locale) : writeDay(value, locale, 'medium')}
    </Typography>
  );
};
