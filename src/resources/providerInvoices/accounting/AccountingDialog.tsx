import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { required, SelectInput, useDataProvider, useNotify, useStore, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { fiscalYearOf } from '../../../../domain/billing/accounting/datev.ts';
import {
  accountingPrograms,
  importable,
  mostInvoices,
} from '../../../../domain/billing/accounting/programs.ts';
import { useNotifyFailure } from '../../../auth/useNotifyFailure.ts';
import { saveFile } from '../../../components/download/saveFile.ts';
import { Dialog } from '../../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../../components/screens/forms/FormButtons.tsx';
import { BookingFields } from './BookingFields.tsx';
import { type Asked, bookingFile, type Entered, missingIn } from './bookings.ts';
import { issuedQuery, spanOf } from './invoiceQuery.ts';
import { MonthInputs, monthBefore } from './MonthInputs.tsx';
import { programNames } from './programNames.ts';

const first: Entered = {
  program: 'xero',
  // The sales account of Xero's own charts, and the service that QuickBooks begins with.
  xero: { account: '200', dates: 'DMY' },
  quickBooks: { item: 'Services', dates: 'MDY' },
  datev: { consultant: '', client: '', yearStart: 1, accountLength: 4 },
};

/** Asks for a program, months and accounts, and saves their invoices as the program imports them. */
export const AccountingDialog = ({ onClose }: { onClose: () => void }) => {
  const heading = useId();
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [entered, setEntered] = useStore<Entered>('clientInvoices.accounting', first);
  const [isBusy, setBusy] = useState(false);
  const word = (key: string, values?: object) => translate(`clientInvoices.accounting.${key}`, { ...values });
  const month = monthBefore(1);

  /** What is wrong with the months for so many invoices, if anything. */
  const faultIn = (asked: Asked, count: number): string | null => {
    const { program, datev } = asked;
    if (count === 0) return word('none');
    const most = mostInvoices[program];
    if (most && count > most) return word('tooMany', { program: programNames[program], most, count });
    const { from, to } = spanOf(asked);
    const yearOf = (day: string) => fiscalYearOf(day, datev.yearStart);
    return program === 'datev' && yearOf(from) !== yearOf(to) ? word('twoYears') : null;
  };
  const save = async (values: FieldValues) => {
    const asked = values as Asked;
    if (asked.to < asked.from) return { to: word('monthsTurned') };
    setBusy(true);
    try {
      // Read anew, so that nothing which was issued meanwhile is missing.
      const invoices = await queryClient.fetchQuery(issuedQuery(dataProvider, asked));
      const { taken } = importable(asked.program, invoices);
      const fault = faultIn(asked, taken.length);
      if (fault) return { to: fault };
      const missing = missingIn(asked, taken, translate('ra.validation.required'));
      if (missing) return missing;
      const file = await bookingFile(asked, taken, ({ kind, percent, week }, { employee }) => {
        const key = { Hours: 'hours', Overtime: 'overtime', 'Conversion Fee': 'fee' }[kind];
        return `${translate(`clientInvoices.electronic.${key}`, { employee, percent })}, ${week}`;
      });
      saveFile(new Blob([file.content], { type: file.type }), file.name);
      const { from: _, to: __, ...typed } = asked;
      setEntered(typed);
      notify(word('saved', { smart_count: taken.length, file: file.name }), { type: 'success' });
      onClose();
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{word('title')}</DialogTitle>
      <Form record={{}} defaultValues={{ ...first, ...entered, from: month, to: month }} onSubmit={save}>
        <DialogContent sx={{ pt: 0 }}>
          <SelectInput
            source="program"
            label={word('program')}
            helperText={word('programHint')}
            choices={accountingPrograms.map((id) => ({ id, name: programNames[id] }))}
            translateChoice={false}
            validate={required()}
            isRequired
            fullWidth
          />
          <MonthInputs />
          <BookingFields />
        </DialogContent>
        <FormButtons label={word('save')} busy={isBusy} onCancel={onClose} reads />
      </Form>
    </Dialog>
  );
};
