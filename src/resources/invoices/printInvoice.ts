import { invoiceParty } from '../../../domain/billing/tax/invoiceParty.ts';
import type { Company } from '../../../domain/contract/accounts/companies.ts';
import type { Invoice } from '../../../domain/contract/billing/invoices.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import type { Block, PrintedDocument } from '../../../pdf/blocks.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { writeDay } from '../../components/fields/writeDay.ts';

export type Seller = { name: string; address: string; email: string; taxNumber: string };
type Buyer = Parameters<typeof invoiceParty>[0] & Pick<Company, 'panNumber' | 'email'>;
type Wording = {
  locale: string;
  translate: (key: string, options?: Record<string, unknown>) => string;
};
type Fact = readonly [label: string, value: string];

/** Prints an invoice: number, dates, seller, buyer, lines, total and payment status. */
export const printInvoice = (
  invoice: Invoice,
  buyer: Buyer,
  seller: Seller,
  { locale, translate }: Wording,
): PrintedDocument => {
  const word = (key: string, options?: object) => translate(`invoicePaper.${key}`, { ...options });
  const day = (date: string) => writeDay(date, locale);
  const amount = formatMoney(invoice.amount, invoice.currency, locale);
  const title = word(invoice.kind === 'Credit Note' ? 'creditTitle' : 'title', { id: invoice.id });
  const status = translate(valueKey('invoices', 'status', invoice.status), { _: invoice.status });
  const field = (name: string) => translate(`resources.invoices.fields.${name}`);
  const gst = word('gst');
  const billed = invoiceParty(buyer);
  return {
    title,
    author: seller.name,
    language: locale,
    footer: word('footer', { id: invoice.id, seller: seller.name }),
    page: (number, of) => word('page', { number, of }),
    blocks: [
      { kind: 'title', text: title },
      facts([
        [word('number'), invoice.id],
        [word('issued'), day(invoice.issuedDate)],
        [word('due'), day(invoice.dueDate)],
        [word('status'), status],
        [word('paid'), invoice.paidDate ? day(invoice.paidDate) : ''],
        [field('creditOf'), invoice.creditOf ?? ''],
        [field('creditReason'), invoice.creditReason ?? ''],
      ]),
      { kind: 'heading', text: word('seller') },
      facts([
        [word('name'), seller.name],
        [word('address'), seller.address],
        [word('email'), seller.email],
        [gst, seller.taxNumber],
      ]),
      { kind: 'heading', text: word('buyer') },
      facts([
        [word('name'), billed.name],
        [word('address'), billed.address ?? ''],
        [billed.country === 'IN' ? gst : word('taxNumber'), billed.taxNumber ?? ''],
        [word('pan'), buyer.panNumber ?? ''],
      ]),
      { kind: 'heading', text: word('lines') },
      {
        kind: 'table',
        columns: [
          { label: word('line'), share: 3 },
          { label: word('period'), share: 3 },
          { label: word('amount', { currency: invoice.currency }), share: 2, figure: true },
        ],
        rows: [
          [word('plan', { plan: invoice.plan }), periodOf(invoice, day), amount],
          [word('total'), '', amount],
          ...balanceOf(invoice).map((part) => [
            field(part),
            '',
            formatMoney(
              part === 'credited' || part === 'paid' ? -invoice[part] : invoice[part],
              invoice.currency,
              locale,
            ),
          ]),
        ],
      },
    ],
  };
};

/** Credits, payments and refunds, unless the invoice is simply open or paid in full. */
const balanceOf = ({ amount, credited, paid, refunded, open, overpaid }: Invoice) =>
  credited === 0 && refunded === 0 && overpaid === 0 && (open === amount || open === 0)
    ? []
    : (['credited', 'paid', 'refunded', 'open', 'overpaid'] as const).filter(
        (part) => ({ credited, paid, refunded, open, overpaid })[part] !== 0,
      );

/** Only the known fields. */
const facts = (rows: readonly Fact[]): Block => ({ kind: 'facts', rows: rows.filter(([, value]) => value) });

const periodOf = ({ periodStart, periodEnd }: Invoice, day: (date: string) => string): string =>
  [periodStart, periodEnd].flatMap((date) => (date ? [day(date)] : [])).join(' – ');
