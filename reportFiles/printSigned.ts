import type { SignedContent } from '../domain/change/deals/signedContent.ts';
import { signedTerms } from '../domain/change/deals/signedTerms.ts';
import type { Envelope } from '../domain/contract/deals/envelopes.ts';
import type { Signer } from '../domain/contract/deals/signers.ts';
import type { SigningEvent } from '../domain/contract/deals/signingEvents.ts';
import type { Language } from '../domain/contract/languages.ts';
import { fill } from '../domain/words/fill.ts';
import type english from '../locales/en/server.json';
import type { Block, PrintedDocument } from '../pdf/blocks.ts';

export type SignedWords = (typeof english)['signedPaper'];

type Paper = {
  envelope: Pick<Envelope, 'id' | 'contentHash'>;
  content: SignedContent;
  signers: readonly Signer[];
  events: readonly SigningEvent[];
  /** The demo has no seal, and says so. */
  sealed: boolean;
};

/** The agreement as it was sent, every signature, and a page with the steps that led to them. */
export const printSigned = (
  { envelope, content, signers, events, sealed }: Paper,
  words: SignedWords,
  language: Language,
): PrintedDocument => {
  const moment = (at: string) =>
    new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeStyle: 'medium',
      timeZone: 'UTC',
    }).format(new Date(at));
  const text = (heading: string, body: string | null): Block[] =>
    body
      ? [
          { kind: 'heading', text: heading },
          { kind: 'text', text: body },
        ]
      : [];
  return {
    title: `${content.title} ${content.contract}`,
    author: content.provider,
    language,
    footer: `${content.contract} · ${envelope.id} · ${content.provider} · ${content.client}`,
    page: (number, of) => fill(words.page, { number, of }),
    blocks: [
      { kind: 'title', text: content.title },
      { kind: 'facts', rows: signedTerms(content, language) },
      ...text(words.description, content.description),
      ...text(words.agreement, content.agreement),
      { kind: 'heading', text: words.signatures },
      ...signers.map(
        (signer): Block => ({
          kind: 'signed',
          ...(signer.kind === 'Drawn'
            ? { drawn: signer.signature ?? '' }
            : { typed: signer.signature ?? signer.name }),
          lines: [
            `${signer.name} · ${words.sides[signer.side]}`,
            ...(signer.signedAt ? [fill(words.signedAt, { when: moment(signer.signedAt) })] : []),
            ...(signer.kind ? [words.ways[signer.kind]] : []),
          ],
        }),
      ),
      { kind: 'newPage' },
      { kind: 'title', text: words.audit },
      {
        kind: 'facts',
        rows: [
          [words.envelope, envelope.id],
          [words.hash, envelope.contentHash ?? ''],
        ],
      },
      { kind: 'text', text: sealed ? words.sealedNote : words.demoNote },
      {
        kind: 'table',
        columns: [
          { label: words.when, share: 36 },
          { label: words.event, share: 22 },
          { label: words.who, share: 42 },
        ],
        rows: events.map(({ at, kind, actor }) => [`${moment(at)} UTC`, words.events[kind], actor]),
      },
    ],
  };
};
