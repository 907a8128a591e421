import { AutocompleteInput, DateInput, useGetList, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { paymentTermDays } from '../../../domain/billing/monthlyRun.ts';
import type { Plan } from '../../../domain/contract/billing/plans.ts';
import { addDays, utcDay } from '../../../domain/time/days.ts';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { validateField } from '../../components/inputs/validateField.ts';
import { CreateDialog } from '../../components/screens/dialogs/CreateDialog.tsx';
import { InputPair } from '../../components/screens/forms/InputGroups.tsx';
import { textOf } from '../../i18n/textOf.ts';
import { shownPlatform } from '../../platform/shownPlatform.ts';
import { AmountInput } from './AmountInput.tsx';

/** Invoices any company for a plan or for a custom description. */
export const GenerateInvoiceDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const dueDate = addDays(utcDay(new Date()), paymentTermDays);
  return (
    <CreateDialog
      resource="invoices"
      title={translate('pages.invoices.add')}
      submitLabel={translate('invoicing.generate.do')}
      done="invoicing.generate.done"
      fields={[]}
      first={{ companyId: null, dueDate, currency: shownPlatform().currency }}
      onClose={onClose}
    >
      <InputPair>
        <NounInput source="companyId" />
        <PlanInput />
      </InputPair>
      <InputPair>
        <AmountInput />
        <NounInput source="currency" />
      </InputPair>
      <DueInput />
    </CreateDialog>
  );
};

const checkDue = validateField('invoices', 'dueDate');

/** Not before the invoice date, which is today. */
const DueInput = () => (
  <DateInput
    source="dueDate"
    isRequired
    helperText={false}
    parse={(day: string) => day || null}
    validate={(day: unknown) =>
      day && String(day) < utcDay(new Date()) ? textOf('invoices.due-early') : checkDue?.(day)
    }
  />
);

/** Selecting a plan fills in its price, which can then be changed. */
const PlanInput = () => {
  const { setValue } = useFormContext();
  const { data: plans = [] } = useGetList<Plan>('plans', {
    filter: { status: 'Active' },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'price', order: 'ASC' },
  });
  const choose = (name: string) => {
    const plan = plans.find((one) => one.name === name);
    if (!plan) return;
    setValue('amount', plan.price, { shouldDirty: true });
    setValue('currency', plan.currency, { shouldDirty: true });
  };
  return (
    <AutocompleteInput
      source="plan"
      choices={plans.map(({ name }) => ({ id: name, name }))}
      onChange={choose}
      validate={validateField('invoices', 'plan')}
      isRequired
      helperText={false}
      onCreate={(name) => name && { id: name, name }}
    />
  );
};
