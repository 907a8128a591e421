import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import {
  AutocompleteInput,
  ReferenceInput,
  SelectInput,
  useGetList,
  useLocale,
  useTranslate,
} from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import type { MatchPart, Proposal } from '../../../domain/billing/statements/matches.ts';
import type { BankEntry } from '../../../domain/contract/billing/bankEntries.ts';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import type { Transaction } from '../../../domain/contract/billing/transactions.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { MoneyInput } from '../../components/inputs/MoneyInput.tsx';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { FormFault } from '../../components/screens/forms/FormFault.tsx';
import { idOfPart, useProposalWords } from './ProposalText.tsx';
import type { EntryActs } from './useEntryActs.ts';
import type { Proposals } from './useProposals.ts';

interface Props {
  entry: BankEntry;
  payer: string;
  proposals: readonly Proposal[];
  companies: Proposals['companies'];
  acts: EntryActs;
  onClose: () => void;
}

/** Records what the operator says an entry is: another proposal, invoices of a company, or the payment that came back. */
export const ChooseDialog = ({ entry, payer, proposals, companies, acts, onClose }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const heading = useId();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const isOut = entry.amount < 0;
  const [best] = proposals;
  const [first] = best?.parts ?? [];
  const record = async (parts: MatchPart[]) => {
    setBusy(true);
    if (await acts.confirm([{ entryId: entry.id, parts }])) onClose();
    setBusy(false);
  };
  const submit = async (form: FieldValues) => {
    const parts = isOut ? returned(form, entry) : paid(form);
    const total = parts.reduce((sum, part) => sum + part.amount, 0);
    const open = Math.abs(entry.amount) - total;
    const amount = formatMoney(Math.abs(open), entry.currency, locale);
    if (parts.length === 0) setFault('banking.choose.nothing');
    else if (open !== 0)
      setFault(translate(open > 0 ? 'banking.choose.left' : 'banking.choose.beyond', { amount }));
    else await record(parts);
  };
  const amount = formatMoney(entry.amount, entry.currency, locale);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{translate('banking.choose.title', { amount, payer })}</DialogTitle>
      <Form
        record={{}}
        defaultValues={{
          currency: entry.currency,
          companyId: (first && companies.get(idOfPart(first))?.companyId) ?? null,
          amounts: {},
          transaction: null,
        }}
        onSubmit={submit}
      >
        <DialogContent sx={{ pt: 0, display: 'grid', gap: 1.5 }}>
          <DialogContentText>
            {translate(isOut ? 'banking.choose.leadOut' : 'banking.choose.lead')}
          </DialogContentText>
          <FormFault fault={fault} />
          {proposals.length > 0 && (
            <Others {...{ entry, proposals, companies, busy }} onChoose={(parts) => record([...parts])} />
          )}
          <ReferenceInput source="companyId" reference="companies" perPage={25}>
            <AutocompleteInput
              label="banking.choose.company"
              optionText="name"
              filterToQuery={(q: string) => ({ q })}
              helperText={false}
              fullWidth
            />
          </ReferenceInput>
          {isOut ? <TransactionOfCompany entry={entry} /> : <InvoicesOfCompany entry={entry} />}
        </DialogContent>
        <FormButtons label={translate('banking.choose.record')} busy={busy} onCancel={onClose} />
      </Form>
    </Dialog>
  );
};

/** Field names cannot contain points, and numbers of invoices have none. */
const paid = ({ amounts }: FieldValues): MatchPart[] =>
  Object.entries((amounts ?? {}) as Record<string, number | null>).flatMap(
    ([invoiceId, amount]): MatchPart[] => (amount ? [{ kind: 'payment', invoiceId, amount }] : []),
  );

const returned = ({ transaction }: FieldValues, { amount }: BankEntry): MatchPart[] => {
  if (!transaction) return [];
  const [kind, transactionId] = String(transaction).split(' ') as ['return' | 'recorded', string];
  return [{ kind, transactionId, amount: Math.abs(amount) }];
};

type OthersProps = Pick<Props, 'entry' | 'proposals' | 'companies'> & {
  busy: boolean;
  onChoose: (parts: readonly MatchPart[]) => void;
};

const Others = ({ entry, proposals, companies, busy, onChoose }: OthersProps) => {
  const translate = useTranslate();
  const { titleWords, reasonWords } = useProposalWords(entry.currency);
  return (
    <Box component="section" aria-label={translate('banking.choose.proposals')}>
      {proposals.map((proposal) => (
        <Button
          key={JSON.stringify(proposal.parts)}
          fullWidth
          variant="outlined"
          color="inherit"
          disabled={busy}
          onClick={() => onChoose(proposal.parts)}
          sx={{ display: 'block', textAlign: 'left', mb: 0.75, textTransform: 'none' }}
        >
          <Typography variant="body2" component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {titleWords(proposal, companies)}
          </Typography>
          <Typography variant="caption" component="span" color="textSecondary">
            {reasonWords(proposal)}
          </Typography>
        </Button>
      ))}
    </Box>
  );
};

/** The open invoices of the company, each with the part of the payment for it; the oldest are filled in first. */
const InvoicesOfCompany = ({ entry }: { entry: BankEntry }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const companyId = useWatch({ name: 'companyId' });
  const { setValue } = useFormContext();
  /** The company whose amounts are filled in: what a person types stays when invoices change meanwhile. */
  const filled = useRef<string>(undefined);
  const { data: invoices } = useGetList<Invoice>(
    'invoices',
    {
      filter: { companyId, currency: entry.currency, status: ['Pending', 'Overdue'], kind: 'Invoice' },
      pagination: { page: 1, perPage: 50 },
      sort: { field: 'dueDate', order: 'ASC' },
    },
    { enabled: Boolean(companyId) },
  );
  useEffect(() => {
    if (companyId && filled.current === companyId) return;
    filled.current = invoices && companyId;
    let rest = entry.amount;
    const amounts = (invoices ?? []).map(({ id, open }, place, all) => {
      const amount = place === all.length - 1 ? rest : Math.min(rest, open);
      rest -= amount;
      return [id, amount || null] as const;
    });
    setValue('amounts', companyId ? Object.fromEntries(amounts) : {});
  }, [invoices, companyId, entry.amount, setValue]);
  if (!companyId || !invoices) return null;
  if (invoices.length === 0)
    return (
      <Typography color="textSecondary">
        {translate('banking.choose.noInvoice', { currency: entry.currency })}
      </Typography>
    );
  return invoices.map(({ id, open, dueDate }) => (
    <MoneyInput
      key={id}
      source={`amounts.${id}`}
      label={translate('banking.choose.invoice', {
        id,
        amount: formatMoney(open, entry.currency, locale),
        day: writeDay(dueDate, locale, 'medium'),
      })}
      helperText={false}
      validate={amountFault}
      fullWidth
    />
  ));
};

const amountFault = (amount: unknown): string | undefined =>
  amount != null && (Number.isNaN(amount) || Number(amount) < 0) ? 'money.enter' : undefined;

/** Payments that may have come back, and refunds recorded by hand. */
const TransactionOfCompany = ({ entry }: { entry: BankEntry }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const companyId = useWatch({ name: 'companyId' });
  const { data: transactions } = useGetList<Transaction>(
    'transactions',
    {
      filter: {
        companyId,
        currency: entry.currency,
        status: 'Completed',
        kind: ['Payment', 'Refund', 'Return'],
      },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: Boolean(companyId) },
  );
  if (!companyId || !transactions) return null;
  const fitting = transactions.filter(({ kind, amount, bankEntryId }) =>
    kind === 'Payment' ? amount >= -entry.amount : amount === entry.amount && bankEntryId === null,
  );
  return (
    <SelectInput
      source="transaction"
      label="banking.choose.transaction"
      choices={fitting.map(({ id, kind, amount, date, invoiceId }) => ({
        id: `${kind === 'Payment' ? 'return' : 'recorded'} ${id}`,
        name: [
          translate(valueKey('transactions', 'kind', kind), { _: kind }),
          invoiceId ?? id,
          formatMoney(amount, entry.currency, locale),
          writeDay(date, locale, 'medium'),
        ].join(' · '),
      }))}
      translateChoice={false}
      helperText={false}
      fullWidth
    />
  );
};
