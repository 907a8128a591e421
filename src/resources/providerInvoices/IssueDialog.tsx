import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import {
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useCreate,
  useGetList,
  useNotify,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProviderInvoice } from '../../../domain/contract/billing/providerInvoices.ts';
import { highestTaxRate } from '../../../domain/contract/billing/taxes.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { deploymentTypes } from '../../../domain/contract/deals/deployments.ts';
import { isApiError } from '../../auth/ApiError.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { NounInput } from '../../components/inputs/NounInput.tsx';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { filledIn } from '../../components/screens/forms/changedFields.ts';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { InputPair } from '../../components/screens/forms/InputGroups.tsx';
import { textOf } from '../../i18n/textOf.ts';
import { InvoicePreview } from './InvoicePreview.tsx';

/** The fields of an invoice that a provider fills in; `month` is a year and a month. */
type Asked = Partial<
  Pick<
    ProviderInvoice,
    'contractId' | 'subject' | 'month' | 'purchaseOrder' | 'costCenter' | 'note' | 'taxCategory' | 'taxRate'
  >
>;

const toIssue = (typed: Asked): Asked => {
  const { month, taxRate, ...rest } = filledIn(typed) as Asked;
  return {
    ...rest,
    month: month ? `${month}-01` : null,
    taxRate: rest.taxCategory === 'Standard' ? (taxRate ?? null) : null,
  };
};

interface Props {
  /** The converted contract whose fee is invoiced; by default, approved timesheets of a deployment that is chosen. */
  feeOf?: string | undefined;
  onClose: () => void;
}

/** Issues an invoice: of one month or all approved weeks, or of a conversion fee. What it will say is shown before. */
export const IssueDialog = ({ feeOf, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const redirect = useRedirect();
  const [create, { isPending }] = useCreate<ProviderInvoice>();
  const issue = async (asked: Asked) => {
    try {
      const made = await create('providerInvoices', { data: toIssue(asked) }, { returnPromise: true });
      notify('clientInvoices.issued', { type: 'success' });
      if (made) redirect('show', 'providerInvoices', made.id);
    } catch (error) {
      const faults = isApiError(error) ? error.body.errors : undefined;
      if (!faults) notifyFailure(error);
      return faults;
    }
    return undefined;
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('clientInvoices.issueTitle')}</DialogTitle>
      <Form
        record={{}}
        defaultValues={feeOf && { contractId: feeOf, subject: 'Conversion Fee' }}
        onSubmit={(values: Asked) => issue(values)}
      >
        <DialogContent sx={{ pt: 0 }}>
          {!feeOf && (
            <>
              <ContractInput />
              <TextInput
                source="month"
                type="month"
                label="clientInvoices.month"
                helperText="clientInvoices.monthHint"
                slotProps={{ inputLabel: { shrink: true } }}
              />
            </>
          )}
          <References />
          <NounInput source="taxCategory" help="clientInvoices.form.hint.tax" />
          <RateInput />
          <NounInput source="note" help="clientInvoices.form.hint.note" />
          <Preview />
        </DialogContent>
        <FormButtons label={translate('clientInvoices.issueNow')} busy={isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
};

/** The deployments that can be invoiced. */
const ContractInput = () => {
  const { data = [] } = useGetList<Contract>('contracts', {
    filter: { type: [...deploymentTypes], status: ['Active', 'Expired'] },
    sort: { field: 'endDate', order: 'DESC' },
    pagination: { page: 1, perPage: 50 },
  });
  return (
    <SelectInput
      source="contractId"
      label="timesheets.deployment"
      isRequired
      validate={required()}
      helperText={false}
      choices={data.map(({ id, employee, client }) => ({ id, name: `${employee}, ${client} (${id})` }))}
      translateChoice={false}
    />
  );
};

const References = () => {
  useLastReferences();
  return (
    <InputPair>
      <NounInput source="purchaseOrder" help="clientInvoices.form.hint.references" />
      <NounInput source="costCenter" />
    </InputPair>
  );
};

/** Fills in the references of the last invoice for the same contract. */
const useLastReferences = () => {
  const contractId = useWatch({ name: 'contractId' });
  const { getFieldState, setValue } = useFormContext<Asked>();
  const { data } = useGetList<ProviderInvoice>(
    'providerInvoices',
    {
      filter: { contractId, kind: 'Invoice' },
      sort: { field: 'issuedDate', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { enabled: Boolean(contractId) },
  );
  const last = data?.[0];
  useEffect(() => {
    for (const field of ['purchaseOrder', 'costCenter'] as const)
      if (last && !getFieldState(field).isDirty) setValue(field, last[field]);
  }, [last, getFieldState, setValue]);
};

/** Percent, stored in hundredths. Only the standard tax has a rate. */
const RateInput = () => {
  const category = useWatch({ name: 'taxCategory' });
  if (category !== 'Standard') return null;
  return (
    <NumberInput
      source="taxRate"
      label="clientInvoices.form.rate"
      helperText="clientInvoices.form.hint.rate"
      validate={(rate: number | null) =>
        rate != null && !(rate >= 0 && rate <= highestTaxRate)
          ? textOf({ code: 'number.too-large', values: { max: highestTaxRate / 100 } })
          : undefined
      }
      format={(hundredths: unknown) => (typeof hundredths === 'number' ? String(hundredths / 100) : '')}
      parse={(percent: number) => (Number.isFinite(percent) ? Math.round(percent * 100) : null)}
    />
  );
};

const Preview = () => {
  const asked = useWatch<Asked>();
  const { contractId, subject, month, taxCategory, taxRate } = toIssue(asked);
  return contractId ? <InvoicePreview asked={{ contractId, subject, month, taxCategory, taxRate }} /> : null;
};
