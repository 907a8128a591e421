import type { BankEntry } from '../../contract/billing/bankEntries.ts';
import type { Invoice } from '../../contract/billing/invoices.ts';
import type { Transaction } from '../../contract/billing/transactions.ts';
import { minorPerMajor } from '../../money/minorUnits.ts';
import { foldText } from '../../search/foldText.ts';
import { daysBetween } from '../../time/days.ts';
import { invoicesNamed } from './invoicesNamed.ts';
import type { MatchPart, Proposal, Reason } from './matches.ts';
import { returnWords } from './statement.ts';

export type EntryToMatch = Pick<
  BankEntry,
  'id' | 'bookedDate' | 'amount' | 'currency' | 'isReversal' | 'counterparty' | 'text' | 'endToEndId'
> & { payerKey?: string | null };
export type OwedInvoice = Pick<Invoice, 'id' | 'companyId' | 'currency' | 'open' | 'dueDate'>;
/** A completed transaction, with what is left of a payment after its returns. */
export type Recorded = Pick<
  Transaction,
  'id' | 'kind' | 'companyId' | 'invoiceId' | 'currency' | 'amount' | 'date' | 'bankEntryId' | 'reference'
> & { left: number; endToEndId: string | null };
export type Payer = { id: string; names: readonly (string | null)[] };

export type Books = {
  invoices: readonly OwedInvoice[];
  recorded: readonly Recorded[];
  payers: readonly Payer[];
  /** The company that paid from an account before, by `payerKey`. */
  accounts: ReadonlyMap<string, string>;
};

/** Points of each reason. A proposal is certain from `certain` on, if the amount is exact and none is close behind. */
const points = {
  number: 50,
  endToEnd: 50,
  amount: 30,
  account: 20,
  name: 15,
  fee: 15,
  otherPayer: -25,
} as const;
const certain = 65;
const ahead = 20;
const weakest = 30;
const mostProposals = 3;
/** Days between a payment recorded by hand and its booking. */
const nearDays = 14;

type Draft = { parts: MatchPart[]; reasons: Reason[]; isExact: boolean };

const reason = (code: Reason['code'], ids: readonly string[] = [], amount: number | null = null): Reason => ({
  code,
  ids: [...ids],
  amount,
});

/**
 * What each open entry is likely to be, best first, never across currencies. One proposal of an entry is certain at most, and
 * none if two entries would pay the same invoice.
 */
export const proposeMatches = (
  entries: readonly EntryToMatch[],
  books: Books,
): ReadonlyMap<string, Proposal[]> => {
  const propose = proposer(books);
  const found = new Map(entries.map((entry) => [entry.id, propose(entry)]));
  const claims = new Map<string, number>();
  const claimed = ({ parts }: Proposal) =>
    parts.map((part) => (part.kind === 'payment' ? part.invoiceId : part.transactionId));
  for (const [best] of found.values())
    if (best?.isCertain) for (const id of claimed(best)) claims.set(id, (claims.get(id) ?? 0) + 1);
  for (const [entryId, [best, ...others]] of found) {
    const twice = best?.isCertain ? claimed(best).filter((id) => (claims.get(id) ?? 0) > 1) : [];
    if (best && twice.length > 0)
      found.set(entryId, [
        { ...best, isCertain: false, reasons: [...best.reasons, reason('paidTwice', twice)] },
        ...others,
      ]);
  }
  return found;
};

const legalForms =
  /\b(?:inc|incorporated|llc|ltd|limited|plc|corp|corporation|co|company|gmbh|mbh|ag|kg|ohg|ug|se|sa|sas|sarl|srl|sl|bv|nv|oy|ab|as|aps|spa|pvt|private|pte|pty|lp|llp)\b/g;

/** A company's name as banks write it: without accents, signs and legal form. */
export const payerName = (name: string | null): string =>
  foldText(name ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(legalForms, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const proposer = ({ invoices, recorded, payers, accounts }: Books) => {
  const owed = invoices.filter(({ open }) => open > 0);
  const byAmount = Map.groupBy(owed, ({ open, currency }) => `${open} ${currency}`);
  const byCompany = Map.groupBy(owed, ({ companyId, currency }) => `${companyId} ${currency}`);
  const named = invoicesNamed([
    ...invoices.map(({ id }) => id),
    ...recorded.flatMap(({ invoiceId }) => invoiceId ?? []),
  ]);
  const invoiceOf = new Map(owed.map((invoice) => [invoice.id, invoice]));
  const byName = Map.groupBy(
    payers.flatMap(({ id, names }) =>
      [...new Set(names.map(payerName))].filter(Boolean).map((name) => ({ id, name })),
    ),
    ({ name }) => name,
  );
  const companiesNamed = (name: string | null): string[] =>
    (byName.get(payerName(name)) ?? []).map(({ id }) => id);

  return (entry: EntryToMatch): Proposal[] => {
    const amount = Math.abs(entry.amount);
    const inText = named(entry.text);
    const inId = named(entry.endToEndId);
    const numbers = [...new Set([...inText, ...inId])];
    const byAccount = entry.payerKey ? accounts.get(entry.payerKey) : undefined;
    const namesakes = companiesNamed(entry.counterparty);
    const payer = byAccount ?? (namesakes.length === 1 ? namesakes[0] : undefined);

    const whose = (companyId: string): Reason[] => [
      ...(byAccount === companyId ? [reason('account')] : []),
      ...(namesakes.includes(companyId) ? [reason('name')] : []),
      ...(payer !== undefined && payer !== companyId && !namesakes.includes(companyId)
        ? [reason('otherPayer')]
        : []),
    ];
    const saysNumber = (ids: readonly string[]): Reason[] => {
      const text = ids.filter((id) => inText.includes(id));
      const other = ids.filter((id) => !inText.includes(id) && inId.includes(id));
      return [
        ...(text.length > 0 ? [reason('number', text)] : []),
        ...(other.length > 0 ? [reason('endToEnd', other)] : []),
      ];
    };
    const paying = (some: readonly OwedInvoice[]): Draft => {
      const [first] = some;
      const open = some.reduce((sum, one) => sum + one.open, 0);
      const ids = some.map(({ id }) => id);
      return {
        parts: split(some, amount),
        isExact: open === amount,
        reasons: [
          ...saysNumber(ids),
          ...(open === amount ? [reason(some.length > 1 ? 'sum' : 'amount', [], amount)] : []),
          ...(first ? whose(first.companyId) : []),
          ...(amount > open ? [reason('over', [], amount - open)] : []),
          ...(amount < open
            ? [reason(open - amount <= mostFee(open, entry.currency) ? 'fee' : 'part', [], open - amount)]
            : []),
        ],
      };
    };
    const ofCurrency = (one: { currency: string }) => one.currency === entry.currency;

    const payments = (): Draft[] => {
      const mentioned = numbers.flatMap((id) => invoiceOf.get(id) ?? []).filter(ofCurrency);
      const ofPayer = (payer && byCompany.get(`${payer} ${entry.currency}`)) || [];
      const alike = byAmount.get(`${amount} ${entry.currency}`) ?? [];
      const oldest = [...ofPayer].sort((one, other) => (one.dueDate < other.dueDate ? -1 : 1));
      const isOfOne = new Set(mentioned.map(({ companyId }) => companyId)).size <= 1;
      return [
        ...(mentioned.length > 0 && isOfOne ? [paying(mentioned)] : []),
        ...(mentioned.length > 1 ? mentioned.map((one) => paying([one])) : []),
        ...alike.filter((one) => !mentioned.includes(one)).map((one) => paying([one])),
        ...(ofPayer.length > 1 && mentioned.length === 0 ? [paying(oldest)] : []),
        ...(oldest[0] && mentioned.length === 0 ? [paying([oldest[0]])] : []),
      ];
    };
    const booked = (kinds: readonly Recorded['kind'][]): Draft[] =>
      recorded
        .filter(
          (one) =>
            one.bankEntryId === null &&
            kinds.includes(one.kind) &&
            ofCurrency(one) &&
            one.amount === entry.amount &&
            Math.abs(daysBetween(one.date, entry.bookedDate)) <= nearDays,
        )
        .map((one) => ({
          parts: [{ kind: 'recorded', transactionId: one.id, amount }],
          isExact: true,
          reasons: [
            ...saysNumber(one.invoiceId ? [one.invoiceId] : []),
            reason('amount', [], amount),
            ...whose(one.companyId),
            reason('recorded', [one.id]),
          ],
        }));
    const returns = (): Draft[] =>
      recorded
        .filter(
          (one) =>
            one.kind === 'Payment' && ofCurrency(one) && one.left >= amount && one.date <= entry.bookedDate,
        )
        .map((one) => ({
          parts: [{ kind: 'return', transactionId: one.id, amount }],
          isExact: one.left === amount,
          reasons: [
            ...(one.invoiceId && numbers.includes(one.invoiceId)
              ? saysNumber([one.invoiceId])
              : entry.endToEndId !== null && one.endToEndId === entry.endToEndId
                ? [reason('endToEnd', [one.id])]
                : []),
            ...(one.left === amount ? [reason('amount', [], amount)] : []),
            ...whose(one.companyId),
            reason('returned', [one.id]),
          ],
        }));

    const isReturn = entry.isReversal || returnWords.test(entry.text ?? '');
    const drafts =
      entry.amount > 0
        ? [...payments(), ...booked(['Payment'])]
        : [...(isReturn ? returns() : []), ...booked(['Refund', 'Return'])];
    return ranked(drafts);
  };
};

/** Bank fees take up to three percent of a transfer, and up to fifty units of a currency. */
const mostFee = (open: number, currency: string): number =>
  Math.min(Math.floor((3 * open) / 100), 50 * minorPerMajor(currency));

/** Pays the invoices in their order; what is beyond them is paid on the last. */
const split = (invoices: readonly OwedInvoice[], amount: number): MatchPart[] => {
  let rest = amount;
  const parts: MatchPart[] = [];
  for (const [place, { id, open }] of invoices.entries()) {
    const part = place === invoices.length - 1 ? rest : Math.min(rest, open);
    if (part > 0) parts.push({ kind: 'payment', invoiceId: id, amount: part });
    rest -= part;
  }
  return parts;
};

const scoreOf = ({ reasons }: Draft): number => {
  const codes = new Set(reasons.map(({ code }) => (code === 'sum' ? 'amount' : code)));
  // A number in two places says the same once.
  if (codes.has('number')) codes.delete('endToEnd');
  return [...codes].reduce((sum, code) => sum + (points[code as keyof typeof points] ?? 0), 0);
};

/** Without those that say the same, best first. */
const ranked = (drafts: readonly Draft[]): Proposal[] => {
  const different = new Map(drafts.map((draft) => [JSON.stringify(draft.parts), draft]));
  const scored = [...different.values()]
    .map((draft) => ({ ...draft, score: Math.max(0, Math.min(100, scoreOf(draft))) }))
    .sort((one, other) => other.score - one.score);
  const [, second] = scored;
  return scored
    .filter(({ score }, place) => score >= weakest || (place === 0 && score > 0))
    .slice(0, mostProposals)
    .map(({ parts, reasons, score, isExact }, place) => ({
      parts,
      reasons,
      score,
      isCertain:
        place === 0 &&
        isExact &&
        score >= certain &&
        score - (second?.score ?? 0) >= ahead &&
        !reasons.some(({ code }) => code === 'otherPayer'),
    }));
};
