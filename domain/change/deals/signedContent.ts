import type { Contract } from '../../contract/deals/contracts.ts';
import type { Envelope } from '../../contract/deals/envelopes.ts';
import { merge } from '../../contract/deals/mergeFields.ts';
import { sha256 } from '../../hash/sha256.ts';
import { minorDigits, toMajor } from '../../money/minorUnits.ts';
import { utcDay } from '../../time/days.ts';

/** Words of signed texts: English for every reader, so that both sides sign the same text. */
const titles: Record<Contract['type'], string> = {
  SOW: 'Statement of Work',
  MSA: 'Master Services Agreement',
  NDA: 'Non-Disclosure Agreement',
  C2H: 'Contract-to-Hire Agreement',
};
const blank = '_'.repeat(20);
const lastSignature = 'the day of the last signature';
const noFramework = 'the framework agreement between the two companies';

type Sent<C = Contract> = { contract: C; provider: string; day: string };
type Value = string | number | boolean | null;
type Entry<V extends Value = Value> = {
  /** The fields of the contract that it states. */
  of: readonly (keyof Contract)[];
  value(sent: Sent): V;
};
const entry = <V extends Value>(of: Entry['of'], value: (sent: Sent) => V): Entry<V> => ({ of, value });

const money = (minor: number | null, { currency }: Pick<Contract, 'currency'>): string | null =>
  minor ? `${currency} ${inFigures(minor, currency)}` : null;

const inFigures = (minor: number, currency: string): string => {
  const digits = minorDigits(currency);
  return toMajor(minor, currency).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
};

/** The framework agreement by title and number; only a Master Services Agreement is one. */
export const frameworkOf = ({ parentId }: Pick<Contract, 'parentId'>): string | null =>
  parentId === null ? null : `${titles.MSA} ${parentId}`;

/**
 * What an envelope freezes: every field of a contract that has an effect, the same in every language. Each entry says
 * which fields it states. `signedTerms.ts` shows all of them to whoever signs.
 */
const entries = {
  contract: entry(['id'], ({ contract }) => contract.id),
  title: entry(['type'], ({ contract }) => titles[contract.type]),
  provider: entry([], ({ provider }) => provider),
  client: entry(['client'], ({ contract }) => contract.client),
  employee: entry(['employee'], ({ contract }) => contract.employee),
  startDate: entry(['startDate'], ({ contract }) => contract.startDate),
  endDate: entry(['endDate'], ({ contract }) => contract.endDate),
  rate: entry(['rate', 'currency'], ({ contract }) => money(contract.rate, contract)),
  monthlyHours: entry(['monthlyHours'], ({ contract }) => contract.monthlyHours || null),
  totalValue: entry(['totalValue', 'agreedValue'], ({ contract }) => money(contract.totalValue, contract)),
  conversionFee: entry(['conversionFee'], ({ contract }) => money(contract.conversionFee, contract)),
  description: entry(['description'], ({ contract }) => contract.description),
  agreement: entry(['body'], (sent) => agreementOf(sent)),
  providerId: entry<string | null>(['providerId'], ({ contract }) => contract.providerId),
  clientId: entry(['recruiterId'], ({ contract }) => contract.recruiterId),
  candidateId: entry(['candidateId'], ({ contract }) => contract.candidateId),
  framework: entry(['parentId'], ({ contract }) => frameworkOf(contract)),
  overtimeAfter: entry(['overtimeAfter'], ({ contract }) => contract.overtimeAfter),
  overtimePercent: entry(['overtimePercent'], ({ contract }) => contract.overtimePercent),
  paymentTermDays: entry(['paymentTermDays'], ({ contract }) => contract.paymentTermDays),
  noticeDays: entry(['noticeDays'], ({ contract }) => contract.noticeDays),
  conversionFeeUntil: entry(['conversionFeeUntil'], ({ contract }) => contract.conversionFeeUntil),
  overlapAgreed: entry(['overlapAgreed'], ({ contract }) => contract.overlapAgreed || null),
};

/**
 * The agreement text of a contract that all have signed. The text that they signed cannot name a day that came after
 * it, so the day stands beside the words for it.
 */
export const agreementSigned = (
  { agreement }: Pick<SignedContent, 'agreement'>,
  completedAt: string | null,
): string | null =>
  agreement && completedAt
    ? agreement.replaceAll(lastSignature, `${lastSignature} (${utcDay(new Date(completedAt))})`)
    : agreement;

type EntryName = keyof typeof entries;
export type SignedContent = { [E in EntryName]: ReturnType<(typeof entries)[E]['value']> };

const names = Object.keys(entries) as EntryName[];
/** The fields of a contract that its signed content states. */
export const signedFields = names.flatMap((name) => entries[name].of);

/** The fields that bind nobody while the contract is out for signature, each with the reason. */
export const withoutEffect: Partial<Record<keyof Contract, string>> = {
  status: 'Sending and signing set it.',
  signedDate: 'The last signature sets it.',
  proposalId: 'A contract may differ from its proposal; its signers are told where.',
  templateId: 'The agreement text has the text of the template.',
  paperDocumentId: 'Set for a contract that was signed on paper instead.',
  nextRate: 'Set later, by an amendment that both sides agree to.',
  nextRateFrom: 'Set later, by an amendment that both sides agree to.',
  timesheetWeek: 'Notes which timesheets are drafted.',
  conversionFeeDue: 'Computed from the agreed fee on the day of the conversion.',
  endedOn: 'Set when the contract ends.',
  endReason: 'Set when the contract ends.',
};

/** What merge fields of an agreement text are filled in from. */
export type AgreementTerms = Pick<
  Contract,
  | 'id'
  | 'type'
  | 'parentId'
  | 'body'
  | 'description'
  | 'client'
  | 'employee'
  | 'rate'
  | 'currency'
  | 'monthlyHours'
  | 'totalValue'
  | 'startDate'
  | 'endDate'
>;

/** The agreement text of a contract as an envelope freezes it on that day; null for a contract without one. */
export const agreementOf = ({ contract, provider, day }: Sent<AgreementTerms>): string | null => {
  const { body, description, monthlyHours } = contract;
  return (
    body &&
    merge(body, {
      employee: contract.employee,
      client: contract.client,
      provider,
      type: titles[contract.type],
      rate: money(contract.rate, contract) ?? blank,
      currency: contract.currency,
      monthlyHours: String(monthlyHours),
      totalValue: money(contract.totalValue, contract) ?? blank,
      startDate: contract.startDate,
      endDate: contract.endDate,
      signedDate: lastSignature,
      description: description ?? blank,
      contractId: contract.id,
      framework: frameworkOf(contract) ?? noFramework,
      today: day,
    })
  );
};

const stateOf = (sent: Sent): SignedContent =>
  Object.fromEntries(names.map((name) => [name, entries[name].value(sent)])) as SignedContent;

/** The content of a contract on the day it is sent, as JSON, and its hash. */
export const contentOf = (contract: Contract, provider: string, day: string) => {
  const content = JSON.stringify(stateOf({ contract, provider, day }));
  return { content, contentHash: sha256(content) };
};

/** The frozen content. What an envelope of an earlier version does not state is null. */
export const readContent = ({ content }: Pick<Envelope, 'content'>): SignedContent | null =>
  content === null ? null : { ...nothing, ...JSON.parse(content) };
const nothing = Object.fromEntries(names.map((name) => [name, null]));

const parties: readonly EntryName[] = ['providerId', 'clientId', 'candidateId'];

/**
 * Whether an envelope still has its own hash and states what its contract does. One of an earlier version lacks
 * entries; a contract that has a term which it does not state must be sent again.
 */
export const statesContract = (
  { content, contentHash, sentAt }: Pick<Envelope, 'content' | 'contentHash' | 'sentAt'>,
  contract: Contract,
): boolean => {
  if (content === null || sentAt === null || sha256(content) !== contentHash) return false;
  const stated: Partial<SignedContent> = JSON.parse(content);
  const now = stateOf({ contract, provider: stated.provider ?? '', day: utcDay(new Date(sentAt)) });
  const isEarlier = stated.providerId === undefined;
  return names.every((name) => {
    if (stated[name] === undefined) return now[name] === null || parties.includes(name);
    // The agreement text cannot change while the contract is out for signature; its merge fields were others.
    return stated[name] === now[name] || (isEarlier && name === 'agreement');
  });
};
