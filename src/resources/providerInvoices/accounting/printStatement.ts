import {
  overdueAges,
  type Statement,
  type StatementEntry,
} from '../../../../domain/billing/accounting/statement.ts';
import type { ProviderInvoice } from '../../../../domain/contract/billing/providerInvoices.ts';
import { formatMoney } from '../../../../domain/money/formatMoney.ts';
import type { Block, PrintedDocument } from '../../../../pdf/blocks.ts';
import { writeDay } from '../../../components/fields/writeDay.ts';
import { facts } from '../printClientInvoice.ts';

type Wording = {
  locale: string;
  translate: (key: string, options?: Record<string, unknown>) => string;
};
type Of = {
  /** The client's newest invoice, for the names and addresses of both. */
  newest: ProviderInvoice;
  statements: readonly Statement[];
  from: string;
  to: string;
};

/** Prints statements of account, one for each currency. */
export const printStatement = (
  { newest, statements, from, to }: Of,
  { locale, translate }: Wording,
): PrintedDocument => {
  const word = (key: string, options?: object) =>
    translate(`clientInvoices.statement.${key}`, { ...options });
  const paper = (key: string, options?: object) => translate(`invoicePaper.${key}`, { ...options });
  const day = (date: string) => writeDay(date, locale, 'medium');
  const title = word('of', { client: newest.client });
  const named = ({ kind, number }: StatementEntry): string =>
    kind === 'Payment'
      ? word('payment', { number })
      : paper(kind === 'Invoice' ? 'title' : 'creditTitle', { id: number });
  const blocksOf = ({ currency, opening, entries, closing, open }: Statement): Block[] => {
    const money = (amount: number) => formatMoney(amount, currency, locale);
    return [
      { kind: 'heading', text: currency },
      {
        kind: 'table',
        columns: [
          { label: word('date'), share: 3 },
          { label: word('document'), share: 5 },
          { label: paper('due'), share: 3 },
          { label: paper('amount', { currency }), share: 3, figure: true },
          { label: word('balance'), share: 3, figure: true },
        ],
        rows: [
          [day(from), word('opening'), '', '', money(opening)],
          ...entries.map((entry) => [
            day(entry.date),
            named(entry),
            entry.dueDate ? day(entry.dueDate) : '',
            money(entry.amount),
            money(entry.balance),
          ]),
        ],
        total: [day(to), word('closing'), '', '', money(closing)],
      },
      facts(overdueAges.map((age) => [word(`ages.${age}`), open[age] === 0 ? '' : money(open[age])])),
    ];
  };
  return {
    title,
    author: newest.provider,
    language: locale,
    footer: paper('footer', { id: title, seller: newest.provider }),
    page: (number, of) => paper('page', { number, of }),
    blocks: [
      { kind: 'title', text: title },
      facts([[word('period'), `${day(from)} – ${day(to)}`]]),
      { kind: 'heading', text: paper('seller') },
      facts([
        [paper('name'), newest.provider],
        [paper('address'), newest.providerAddress ?? ''],
        [paper('taxNumber'), newest.providerTaxNumber ?? ''],
        [paper('bank'), newest.bankDetails ?? ''],
      ]),
      { kind: 'heading', text: paper('buyer') },
      facts([
        [paper('name'), newest.client],
        [paper('address'), newest.clientAddress ?? ''],
      ]),
      ...statements.flatMap(blocksOf),
    ],
  };
};
