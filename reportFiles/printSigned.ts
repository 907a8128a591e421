import { agreementSigned, type SignedContent } from '../domain/change/deals/signedContent.ts';
import { signedTerms } from '../domain/change/deals/signedTerms.ts';
import type { Envelope } from '../domain/contract/deals/envelopes.ts';
import type { Signer } from '../domain/contract/deals/signers.ts';
import type { SigningEvent } from '../domain/contract/deals/signingEvents.ts';
import type { Language } from '../domain/contract/languages.ts';
import { countryNamed } from '../domain/places/countries.ts';
import { wallTime } from '../domain/time/zones.ts';
import { fill } from '../domain/words/fill.ts';
import type english from '../locales/en/server.json';
import type { Block, PaperSize, PrintedDocument } from '../pdf/blocks.ts';

export type SignedWords = (typeof english)['signedPaper'];

type Paper = {
  envelope: Pick<Envelope, 'id' | 'contentHash' | 'completedAt'>;
  content: SignedContent;
  signers: readonly Signer[];
  events: readonly SigningEvent[];
  /** The demo has no seal, and says so. */
  sealed: boolean;
  location?: string | null;
};

/** Countries whose printers hold letter paper. */
const withLetter = ['US', 'CA', 'MX', 'CL', 'CO', 'CR', 'PA', 'GT', 'DO', 'PH', 'VE', 'PR'];
/** The paper of a place such as “New York, United States”. */
export const paperOfPlace = (location: string | null | undefined): PaperSize => {
  const country = countryNamed(location?.split(',').at(-1)?.trim() ?? '');
  return country && withLetter.includes(country) ? 'LETTER' : 'A4';
};

/** The agreement as it was sent, every signature, and a page with the steps that led to them. */
export const printSigned = (
  { envelope, content, signers, events, sealed, location }: Paper,
  words: SignedWords,
  language: Language,
): PrintedDocument => {
  const moment = (at: string) =>
    new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeStyle: 'medium',
      timeZone: 'UTC',
    }).format(new Date(at));
  /** The same moment in the time zone of whoever signed, with the day where it is another one. */
  const localMoment = (at: string, timeZone: string): string => {
    const isSameDay = wallTime(at, timeZone).date === wallTime(at, 'UTC').date;
    const written = new Intl.DateTimeFormat(language, {
      ...(!isSameDay && { dateStyle: 'long' }),
      timeStyle: 'short',
      timeZone,
    }).format(new Date(at));
    return ` (${written} ${timeZone})`;
  };
  const signedMoment = (at: string, timeZone: string | null): string =>
    fill(words.signedAt, { when: moment(at) }) + (timeZone === null ? '' : localMoment(at, timeZone));
  /** How it was signed, and from which address. */
  const wayOf = ({ id, kind, side }: Signer): string => {
    const ip = events.find((event) => event.kind === 'signed' && event.signerId === id)?.ip;
    return [
      ...(kind ? [words.ways[kind]] : []),
      words.places[side === 'outside' ? 'link' : 'console'],
      ...(ip ? [fill(words.ip, { ip })] : []),
    ].join(' · ');
  };
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
    paper: paperOfPlace(location),
    page: (number, of) => fill(words.page, { number, of }),
    blocks: [
      { kind: 'title', text: content.title },
      { kind: 'facts', rows: signedTerms(content, language) },
      ...text(words.description, content.description),
      ...text(words.agreement, agreementSigned(content, envelope.completedAt)),
      { kind: 'heading', text: words.signatures },
      ...signers.map(
        (signer): Block => ({
          kind: 'signed',
          ...(signer.kind === 'Drawn'
            ? { drawn: signer.signature ?? '' }
            : { typed: signer.signature ?? signer.name }),
          lines: [
            `${signer.name} · ${words.sides[signer.side]}`,
            ...(signer.signedAt ? [signedMoment(signer.signedAt, signer.timeZone)] : []),
            wayOf(signer),
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
        rows: events.map(({ at, kind, actor, ip }) => [
          `${moment(at)} UTC`,
          words.events[kind],
          ip ? `${actor} · ${ip}` : actor,
        ]),
      },
    ],
  };
};
