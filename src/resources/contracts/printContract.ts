import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { merge } from '../../../domain/contract/deals/mergeFields.ts';
import type { Block, PrintedDocument } from '../../../pdf/blocks.ts';
import { mergeValuesOf, type Wording } from './mergeValuesOf.ts';

/** Prints a contract: parties, term, rate, the text of the agreement, and signature lines. */
export const printContract = (contract: Contract, provider: string, wording: Wording): PrintedDocument => {
  const { translate, locale } = wording;
  const word = (key: string, options?: Record<string, unknown>) =>
    translate(`contractsPage.paper.${key}`, options);
  const values = mergeValuesOf(contract, provider, wording);
  const title = word(`titles.${contract.type}`);
  const paid = contract.rate > 0;
  const rows: [string, string][] = [
    [word('number'), contract.id],
    [word('provider'), provider],
    [word('client'), contract.client],
    [word('employee'), contract.employee],
    [word('term'), word('termValue', { from: values.startDate, to: values.endDate })],
    ...(paid
      ? ([
          [word('rate'), values.rate],
          [word('hours'), values.monthlyHours],
          [word('total'), values.totalValue],
        ] as [string, string][])
      : []),
    ...(contract.signedDate
      ? ([
          [
            word('signed'),
            contract.paperDocumentId === null
              ? values.signedDate
              : word('onPaper', { date: values.signedDate }),
          ],
        ] as [string, string][])
      : []),
  ];
  const agreement: Block[] = contract.body
    ? [
        { kind: 'heading', text: word('agreement') },
        { kind: 'text', text: merge(contract.body, values) },
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
      ...agreement,
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
