import { contentOf, readContent, type SignedContent } from '../../../domain/change/deals/signedContent.ts';
import { signedTerms } from '../../../domain/change/deals/signedTerms.ts';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import type { Block, PrintedDocument } from '../../../pdf/blocks.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { isLanguage } from '../../i18n/languages.ts';

type Wording = {
  locale: string;
  /** Translated texts. */
  translate: (key: string, options?: Record<string, unknown>) => string;
  /** The agreement text as both sides sign it. */
  agreement: string | null;
  today: string;
};

/** Prints a contract: all terms that bind, as they are signed, the text of the agreement, and signature lines. */
export const printContract = (contract: Contract, provider: string, wording: Wording): PrintedDocument => {
  const { translate, locale, agreement, today } = wording;
  const word = (key: string, options?: Record<string, unknown>) =>
    translate(`contractsPage.paper.${key}`, options);
  const { signedDate } = contract;
  const title = word(`titles.${contract.type}`);
  const content = readContent(contentOf(contract, provider, today)) as SignedContent;
  const rows: [string, string][] = [
    ...signedTerms(content, isLanguage(locale) ? locale : 'en'),
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
