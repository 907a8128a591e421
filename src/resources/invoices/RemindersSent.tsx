import Typography from '@mui/material/Typography';
import { useLocale, useRecordContext, useTranslate } from 'ra-core';
import { readReminder } from '../../../domain/billing/reminders.ts';
import type { Invoice } from '../../../domain/contract/invoices.ts';
import { writeDay } from '../../components/fields/writeDay.ts';

/** The dates on which the company was reminded, and how many days before or after the due date each was. */
export const RemindersSent = () => {
  const invoice = useRecordContext<Invoice>();
  const translate = useTranslate();
  const locale = useLocale();
  if (!invoice) return null;
  return (
    <section>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 650, mb: 0.5 }}>
        {translate('resources.invoices.fields.reminders')}
      </Typography>
      {invoice.reminders.length === 0 && (
        <Typography color="textSecondary">{translate('invoicing.reminders.none')}</Typography>
      )}
      {invoice.reminders.map((note) => {
        const { step, day } = readReminder(note);
        const when = translate(`invoicing.reminders.${step < 0 ? 'before' : 'after'}`, {
          smart_count: Math.abs(step),
        });
        return <Typography key={note}>{`${writeDay(day, locale)}: ${when}`}</Typography>;
      })}
    </section>
  );
};
