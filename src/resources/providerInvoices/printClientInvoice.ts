import type { ProviderInvoice } from '../../../domain/contract/billing/providerInvoices.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import type { Block, PrintedDocument } from '../../../pdf/blocks.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { writeHours } from '../timesheets/hours.ts';
import { lineKeys } from './lineKeys.ts';
import { type Sum, sumsOf } from './sumsOf.ts';

type Wording = {
  locale: string;
  translate: (key: string, options?: Record<string, unknown>) => string;
};

/** Prints a client invoice: number, dates, references, both parties, a line for each week, taxes, and the total. No commission. */
export const printClientInvoice = (
  invoice: ProviderInvoice,
  { locale, translate }: Wording,
): PrintedDocument => {
  const word = (key: string, options?: object) => translate(`invoicePaper.${key}`, { ...options });
  const own = (key: string, options?: object) => translate(`clientInvoices.${key}`, { ...options });
  const field = (name: string) => translate(`resources.providerInvoices.fields.${name}`);
  const day = (date: string) => writeDay(date, locale);
  const money = (amount: number) => formatMoney(amount, invoice.currency, locale);
  const isNote = invoice.kind === 'Credit Note';
  const isFee = invoice.subject === 'Conversion Fee';
  const title = word(isNote ? 'creditTitle' : 'title', { id: invoice.number });
  const hourColumns = [
    { label: own('hours'), share: 1, figure: true },
    { label: own('rate'), share: 2, figure: true },
  ] as const;
  const sums = sumsOf(invoice, locale, translate);
  const [before, total] = [sums.slice(0, -1), sums.at(-1)];
  /** The hours stand in the first of the sums: net, or the total of an invoice without taxes. */
  const sumRow = (sum: Sum | undefined): string[] => {
    const [label = '', amount = ''] = sum ?? [];
    const hours = sum === sums[0] ? writeHours(invoice.quarters, locale) : '';
    return [label, '', ...(isFee ? [] : [hours, '']), amount];
  };
  return {
    title,
    author: invoice.provider,
    language: locale,
    footer: word('footer', { id: invoice.number, seller: invoice.provider }),
    page: (number, of) => word('page', { number, of }),
    blocks: [
      { kind: 'title', text: title },
      facts([
        [word('number'), invoice.number],
        [word('issued'), day(invoice.issuedDate)],
        [word('due'), isNote ? '' : day(invoice.dueDate)],
        [
          word('status'),
          translate(valueKey('providerInvoices', 'status', invoice.status), { _: invoice.status }),
        ],
        [word('paid'), invoice.paidDate ? day(invoice.paidDate) : ''],
        [field('voidReason'), invoice.voidReason ?? ''],
        [field('employee'), invoice.employee],
        [field('contractId'), invoice.contractId],
        [word('purchaseOrder'), invoice.purchaseOrder ?? ''],
        [word('costCenter'), invoice.costCenter ?? ''],
      ]),
      { kind: 'heading', text: word('seller') },
      facts([
        [word('name'), invoice.provider],
        [word('address'), invoice.providerAddress ?? ''],
        [word('taxNumber'), invoice.providerTaxNumber ?? ''],
      ]),
      { kind: 'heading', text: word('buyer') },
      facts([
        [word('name'), invoice.client],
        [word('address'), invoice.clientAddress ?? ''],
        [word('taxNumber'), invoice.clientTaxNumber ?? ''],
      ]),
      { kind: 'heading', text: word('lines') },
      {
        kind: 'table',
        columns: [
          { label: own(isFee ? 'day' : 'week'), share: 3 },
          { label: own('line'), share: isFee ? 5 : 2 },
          ...(isFee ? [] : hourColumns),
          { label: word('amount', { currency: invoice.currency }), share: 2, figure: true },
        ],
        rows: [
          ...invoice.lines.map(({ week, kind, quarters, rate, percent, amount }) => [
            day(week),
            own(lineKeys[kind], { agreed: money(rate) }),
            ...(isFee
              ? []
              : [
                  writeHours(quarters, locale),
                  percent === 100 ? money(rate) : own('rateWith', { rate: money(rate), percent }),
                ]),
            money(amount),
          ]),
          ...before.map(sumRow),
        ],
        total: sumRow(total),
      },
      ...(invoice.taxReason ? [text(translate(`invoicePaper.taxReason.${invoice.taxReason}`))] : []),
      facts([
        [word('bank'), isNote ? '' : (invoice.bankDetails ?? '')],
        [word('note'), invoice.note ?? ''],
      ]),
    ],
  };
};

const text = (words: string): Block => ({ kind: 'text', text: words });

/** Only the known facts. */
export const facts = (rows: readonly (readonly [label: string, value: string])[]): Block => ({
  kind: 'facts',
  rows: rows.filter(([, value]) => value),
});
