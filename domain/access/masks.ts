import { utcDay } from '../time/days.ts';

/**
 * What readers of another company see in place of some fields while a row is masked. Both stores read rows
 * through it: PostgreSQL in a view and in columns that follow from it, memory by `maskedRow`. See docs/decisions/0130.
 */
export type Mask = {
  /** A flag: the row is masked. */
  while?: string;
  /** A list of the companies that see the row as it is all the same. */
  except?: string;
  /**
   * By field: the field that is read in its place, null if it is empty, or a field to which the row's id is
   * added, as several rows may have the same value.
   */
  as?: Readonly<Record<string, string | null | readonly [field: string, and: 'id']>>;
  /** By field: the field that is read in its place whenever that one has a value, whatever the flag says. */
  texts?: Readonly<Record<string, string>>;
  /**
   * By field: a time that is read as the start or the end of its UTC day, by everyone. Rows that were written together
   * have equal times, so the time of a row whose company is known would tell the company of the others. The end is for
   * times after which readers ask what is new, so that they miss nothing.
   */
  days?: Readonly<Record<string, 'start' | 'end'>>;
};

/** Whether this field is read through the mask. */
export const isMaskedField = ({ as = {}, texts = {}, days = {} }: Mask, field: string): boolean =>
  [as, texts, days].some((fields) => Object.hasOwn(fields, field));

/** Between the initials of a masked candidate and the candidate's number. */
export const aliasJoin = ' · ';

/** A candidate of a provider who masks its candidates: no name, no company, no picture, no contact details. */
export const maskedCandidate: Mask = {
  while: 'masked',
  except: 'revealedTo',
  as: {
    name: ['initials', 'id'],
    companyId: null,
    photo: null,
    summary: 'maskedSummary',
    engagements: 'maskedEngagements',
    education: 'maskedEducation',
    certificates: 'maskedCertificates',
  },
  days: { createdAt: 'start', updatedAt: 'end', listedAt: 'end', lastActive: 'end', erasedAt: 'end' },
};

/** A row about a masked candidate, between its provider and a recruiter who does not know either yet. */
export const maskedProvider: Mask = { while: 'masked', as: { providerId: null } };
/** What the provider answers may name a candidate whom the recruiter does not know, also where it knows the provider. */
export const maskedRequest: Mask = {
  ...maskedProvider,
  days: { updatedAt: 'end' },
  texts: { response: 'maskedResponse', reason: 'maskedReason' },
};
/** A submitted candidate: the name stays readable for the provider. */
export const maskedApplication: Mask = {
  while: 'masked',
  as: { providerId: null, name: 'maskedName', message: 'maskedMessage' },
  days: { createdAt: 'start', updatedAt: 'end' },
};
/** The author of a step on the provider's side would tell the provider. */
export const maskedStep: Mask = {
  while: 'masked',
  as: { providerId: null, author: 'maskedAuthor' },
  texts: { text: 'maskedText' },
};
/** A quote names its candidate. Its texts may be about another one, for whom the request was. */
export const maskedQuote: Mask = { texts: { message: 'maskedMessage', reason: 'maskedReason' } };
export const maskedRound: Mask = { texts: { message: 'maskedMessage' } };

/** A message about a masked candidate; who wrote it tells the provider. */
export const maskedMessage: Mask = { while: 'masked', as: { author: 'maskedAuthor', text: 'maskedText' } };

/** Stands for the name of a company or a person that the reader does not see. */
export const hiddenName = '•••';

/** Fields of a candidate that only the mask reads. */
export const standIns = [
  'masked',
  'revealedTo',
  'initials',
  'maskedSummary',
  'maskedEngagements',
  'maskedEducation',
  'maskedCertificates',
] as const;

/** The name shown of a masked candidate, such as "M. R. · BE-042". */
export const aliasOf = ({ initials, id }: Record<string, unknown>): string => `${initials}${aliasJoin}${id}`;

type Maskable = Record<string, unknown>;

/** Whether this recruiter reads a candidate masked. */
export const isMaskedFor = (candidate: Maskable, recruiterId: unknown): boolean =>
  candidate.masked === true && !(candidate.revealedTo as readonly unknown[]).includes(recruiterId);

/** The name of a candidate as this recruiter reads it, for rows that keep a copy. */
export const nameFor = (candidate: Maskable, recruiterId: unknown): string =>
  isMaskedFor(candidate, recruiterId) ? aliasOf(candidate) : String(candidate.name);

/** The row as a company other than its owner's reads it, or every one of them if none is named. */
export const maskedRow = <R extends Record<string, unknown>>(
  { while: flag, except, as = {}, texts = {}, days = {} }: Mask,
  row: R,
  reader: string | null,
): R => {
  const isKnown =
    except && reader !== null && (row[except] as readonly string[] | undefined)?.includes(reader);
  const isFlagged = flag !== undefined && row[flag] === true;
  const shown = [
    ...(isFlagged ? Object.entries(days).map(([field, part]) => [field, dayTime(row[field], part)]) : []),
    ...(isFlagged && !isKnown
      ? Object.entries(as).map(([field, other]) => [field, standIn(row, other)])
      : []),
    ...Object.entries(texts).flatMap(([field, other]) => (row[other] == null ? [] : [[field, row[other]]])),
  ];
  return shown.length === 0 ? row : { ...row, ...Object.fromEntries(shown) };
};

/** The start or the end of the UTC day of a time. */
const dayTime = (at: unknown, part: 'start' | 'end'): string | null =>
  typeof at === 'string' ? `${utcDay(at)}T${part === 'start' ? '00:00:00.000' : '23:59:59.999'}Z` : null;

const standIn = (row: Record<string, unknown>, other: NonNullable<Mask['as']>[string]): unknown => {
  if (other === null) return null;
  if (typeof other === 'string') return row[other];
  return `${row[other[0]]}${aliasJoin}${row[other[1]]}`;
};
