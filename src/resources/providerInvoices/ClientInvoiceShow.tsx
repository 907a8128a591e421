import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocale, useRecordContext, useTranslate } from 'react-admin';
import type { ProviderInvoice } from '../../../domain/contract/billing/providerInvoices.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { writeRate } from '../../../domain/money/writeRate.ts';
import { useSession } from '../../auth/useSession.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { DisputesPanel } from '../disputes/DisputesPanel.tsx';
import { writeHours } from '../timesheets/hours.ts';
import { ClientInvoiceActs } from './ClientInvoiceActs.tsx';
import { ClientInvoiceDownload } from './ClientInvoiceDownload.tsx';
import { InvoiceSums } from './InvoiceSums.tsx';
import { lineKeys } from './lineKeys.ts';

const groups = [
  {
    fields: [
      'number',
      'kind',
      'status',
      'total',
      'provider',
      'client',
      'employee',
      'contractId',
      'subject',
      'issuedDate',
      'dueDate',
      'paidDate',
      'paymentReference',
      'purchaseOrder',
      'costCenter',
      'providerTaxNumber',
      'clientTaxNumber',
      'bankDetails',
      'note',
      'creditOf',
      'voidReason',
    ],
  },
];

/** One invoice to a client: its lines, its PDF, and what the provider can do with it. */
export const ClientInvoiceShow = () => (
  <NounShow title={<InvoiceTitle />} groups={groups} actions={<span />}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <ClientInvoiceActs />
      <ClientInvoiceDownload />
    </Box>
    <OtherBankNote />
    <DisputedNote />
    <Lines />
    <Sums />
    <Commission />
    <InvoiceDisputes />
  </NounShow>
);

/** Warns the client of an account that it has not paid to before. */
const OtherBankNote = () => {
  const invoice = useRecordContext<ProviderInvoice>();
  const translate = useTranslate();
  const isClient = useSession()?.user?.userType === 'recruiter';
  if (!isClient || !invoice?.bankDetailsChanged || invoice.status !== 'Sent') return null;
  return (
    <Alert severity="warning">{translate('clientInvoices.bankChanged', { company: invoice.provider })}</Alert>
  );
};

/** Says why the client is not reminded. */
const DisputedNote = () => {
  const invoice = useRecordContext<ProviderInvoice>();
  const translate = useTranslate();
  return invoice?.disputed ? <Alert severity="warning">{translate('disputes.invoiceDisputed')}</Alert> : null;
};

const InvoiceDisputes = () => {
  const invoice = useRecordContext<ProviderInvoice>();
  if (!invoice) return null;
  const { id: invoiceId, contractId, sent, recruiterId } = invoice;
  return <DisputesPanel about={{ contractId, invoiceId }} canOpen={sent && recruiterId !== null} />;
};

const InvoiceTitle = () => {
  const invoice = useRecordContext<ProviderInvoice>();
  const translate = useTranslate();
  if (!invoice) return null;
  const { kind, number } = invoice;
  return <span>{`${translate(valueKey('providerInvoices', 'kind', kind))} ${number}`}</span>;
};

const Lines = () => {
  const invoice = useRecordContext<ProviderInvoice>();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (!invoice) return null;
  const money = (amount: number) => formatMoney(amount, invoice.currency, locale);
  const word = (key: string, values?: object) => translate(`clientInvoices.${key}`, { ...values });
  const isFee = invoice.subject === 'Conversion Fee';
  return (
    <Box component="section" sx={{ overflowX: 'auto' }} tabIndex={0} aria-label={word('lines')}>
      <Table size="small" sx={lines}>
        <TableHead>
          <TableRow>
            <TableCell>{word(isFee ? 'day' : 'week')}</TableCell>
            <TableCell>{word('line')}</TableCell>
            {!isFee && <TableCell align="right">{word('hours')}</TableCell>}
            {!isFee && <TableCell align="right">{word('rate')}</TableCell>}
            <TableCell align="right">{translate('resources.providerInvoices.fields.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {invoice.lines.map(({ timesheetId, week, kind, quarters, rate, percent, amount }) => (
            <TableRow key={`${timesheetId} ${kind} ${quarters}`}>
              <TableCell>{writeDay(week, locale, 'medium')}</TableCell>
              <TableCell>{word(lineKeys[kind], { agreed: money(rate) })}</TableCell>
              {!isFee && <TableCell align="right">{writeHours(quarters, locale)}</TableCell>}
              {!isFee && (
                <TableCell align="right">
                  {percent === 100 ? money(rate) : word('rateWith', { rate: money(rate), percent })}
                </TableCell>
              )}
              <TableCell align="right">{money(amount)}</TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell colSpan={2} sx={total}>
              {translate(invoice.taxes.length > 0 ? 'invoicePaper.net' : 'invoicePaper.total')}
            </TableCell>
            {!isFee && (
              <TableCell align="right" sx={total}>
                {writeHours(invoice.quarters, locale)}
              </TableCell>
            )}
            {!isFee && <TableCell />}
            <TableCell align="right" sx={total}>
              {money(invoice.amount)}
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
};

const Sums = () => {
  const invoice = useRecordContext<ProviderInvoice>();
  if (!invoice?.taxCategory) return null;
  return (
    <Box sx={{ maxWidth: 420, ml: 'auto', px: { xs: 0.5, sm: 2 } }}>
      <InvoiceSums invoice={invoice} below />
    </Box>
  );
};

/** On a phone, all columns fit. */
const lines = { '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 } } };

/** What the platform charges the provider for the invoice; clients do not have these fields. */
const Commission = () => {
  const invoice = useRecordContext<ProviderInvoice>();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (invoice?.commission === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('clientInvoices.commission', {
        rate: writeRate(invoice.commissionRate, locale),
        amount: formatMoney(invoice.commission, invoice.currency, locale),
      })}{' '}
      {invoice.chargedIn
        ? translate('clientInvoices.charged', { invoice: invoice.chargedIn })
        : translate('clientInvoices.notCharged')}
    </Typography>
  );
};

const total = { fontWeight: 600 };
