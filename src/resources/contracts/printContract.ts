import { type Contract, contracts } from '../../../domain/contract/deals/contracts.ts';
import { nameOfRow } from '../../../domain/words/nameOfRow.ts';
import type { Block, PrintedDocument } from '../../../pdf/blocks.ts';
import { formatMoney } from '../../components/fields/formatMoney.ts';
import { writeDay } from '../../components/fields/writeDay.ts';

type Wording = {
  locale: string;
  /** Translated texts. */
  translate: (key: string, options?: Record<string, unknown>) => string;
  /** The agreement text as both sides sign it. */
  agreement: string | null;
};

/** Prints a contract: parties, term, rate, the text of the agreement, and signature lines. */
export const printContract = (contract: Contract, provider: string, wording: Wording): PrintedDocument => {
  const { translate, locale, agreement } = wording;
  const word = (key: string, options?: Record<string, unknown>) =>
    translate(`contractsPage.paper.${key}`, options);
  const money = (amount: number) => formatMoney(amount, contract.currency, locale);
  const { startDate, endDate, signedDate } = contract;
  const title = word(`titles.${contract.type}`);
  const paid = contract.rate > 0;
  const rows: [string, string][] = [
    [word('number'), contract.id],
    [word('provider'), provider],
    [word('client'), contract.client],
    [word('employee'), nameOfRow(contracts, contract, locale)],
    [word('term'), word('termValue', { from: writeDay(startDate, locale), to: writeDay(endDate, locale) })],
    ...(paid
      ? ([
          [word('rate'), money(contract.rate)],
          [word('hours'), contract.monthlyHours.toLocaleString(locale)],
          [word('total'), money(contract.totalValue)],
        ] as [string, string][])
      : []),
    ...(signedDate
      ? ([
          [
            word('signed'),
            contract.paperDocumentId === null
              ? writeDay(signedDate, locale)
              : word('onPaper', { date: writeDay(signedDate, locale) }),
          ],
        ] as [string, string][])
      : []),
  ];
  const agreed: Block[] = agreement
    ? [
        { kind: 'heading', text: word('agreement') },
        { kind: 'text', text: agreement },
      ]
    : [];
  const description: Block[] = contract.description
    ? [
        { kind: 'heading', text: word('description') },
        { kind: 'text', text: contract.description },
      ]
    : [];
  return {
    title: `${title} ${contract.id}`,
    author: provider,
    language: locale,
    footer: word('footer', { id: contract.id, provider, client: contract.client }),
    page: (number, of) => word('page', { number, of }),
    blocks: [
      { kind: 'title', text: title },
      { kind: 'facts', rows },
      ...description,
      ...agreed,
      {
        kind: 'signatures',
        lines: [
          [word('forProvider'), provider, word('signHere')],
          [word('forClient'), contract.client, word('signHere')],
        ],
      },
    ],
  };
};
