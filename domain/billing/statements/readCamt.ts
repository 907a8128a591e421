import { isCurrency } from '../../contract/billing/currencies.ts';
import { xmlPieces } from '../../documentText/xml.ts';
import { statementLimits } from './limits.ts';
import {
  FileRefused,
  lineOf,
  type ReadStatement,
  readDecimal,
  referenceOf,
  type StatementEntry,
} from './statement.ts';

/** An element by its local name, so that versions and prefixes of namespaces make no difference. */
type Element = { name: string; tag: string; text: string; parts: Element[] };

/** The statements of a CAMT.053 file (ISO 20022), in any of its versions. */
export const readCamt = (xml: string): ReadStatement[] => {
  const root = elementsOf(xml);
  const statements = all(root, 'Document/BkToCstmrStmt/Stmt');
  // Interim reports (CAMT.052) and notifications (CAMT.054) have other entries later.
  if (statements.length === 0) throw FileRefused('bank.unknown-format');
  return statements.map(readStatement);
};

const elementsOf = (xml: string): Element => {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw FileRefused('bank.unsafe');
  const root: Element = { name: '', tag: '', text: '', parts: [] };
  const open = [root];
  let count = 0;
  for (const piece of xmlPieces(xml)) {
    const parent = open.at(-1) as Element;
    if (piece.kind === 'text') {
      parent.text += piece.text;
      continue;
    }
    const name = piece.name.slice(piece.name.indexOf(':') + 1);
    if (piece.kind === 'close') {
      if (open.length === 1 || parent.name !== name) throw FileRefused('bank.damaged');
      open.pop();
      continue;
    }
    count += 1;
    if (count > statementLimits.elements || open.length > statementLimits.depth)
      throw FileRefused('bank.too-many');
    const element: Element = { name, tag: piece.tag, text: '', parts: [] };
    parent.parts.push(element);
    if (!piece.isEmpty) open.push(element);
  }
  if (open.length > 1) throw FileRefused('bank.damaged');
  return root;
};

const all = (from: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce(
      (found, name) => found.flatMap(({ parts }) => parts.filter((part) => part.name === name)),
      [from],
    );
const at = (from: Element | undefined, path: string): Element | undefined => from && all(from, path)[0];
/** The text at the first of these paths that has one. */
const textAt = (from: Element | undefined, ...paths: readonly string[]): string | null => {
  for (const path of paths) {
    const text = at(from, path)?.text.trim();
    if (text) return text;
  }
  return null;
};
/** Codes and names that newer versions put into an element of their own. */
const dayAt = (from: Element | undefined, path: string): string | null =>
  textAt(from, `${path}/Dt`, `${path}/DtTm`)?.slice(0, 10) ?? null;
const isDebit = (from: Element): boolean => textAt(from, 'CdtDbtInd') === 'DBIT';
const flagAt = (from: Element, path: string): boolean => /^(?:true|1)$/.test(textAt(from, path) ?? '');

type Money = { amount: number; currency: string };

const moneyOf = (element: Element | undefined, usual: string | null): Money | null => {
  if (!element) return null;
  const currency = /\bCcy\s*=\s*["']([A-Z]{3})["']/.exec(element.tag)?.[1] ?? usual;
  if (!currency || !isCurrency(currency))
    throw FileRefused({ code: 'bank.other-currency', values: { currency: currency ?? '?' } });
  const amount = readDecimal(element.text, currency);
  if (amount === null)
    throw FileRefused({ code: 'bank.unreadable', values: { text: element.text.trim().slice(0, 40) } });
  return { amount, currency };
};

const readStatement = (statement: Element): ReadStatement => {
  const account = at(statement, 'Acct');
  const usual = textAt(account, 'Ccy');
  const balances = all(statement, 'Bal').map((balance) => ({
    kind: textAt(balance, 'Tp/CdOrPrtry/Cd', 'Tp/CdOrPrtry/Prtry'),
    sign: isDebit(balance) ? -1 : 1,
    ...moneyOf(at(balance, 'Amt'), usual),
  }));
  const balance = (...kinds: readonly string[]): number | null => {
    const found = balances.find(({ kind, amount }) => amount !== undefined && kinds.includes(kind ?? ''));
    return found?.amount === undefined ? null : found.sign * found.amount;
  };
  const entries = all(statement, 'Ntry').flatMap((entry) => readEntry(entry, usual));
  const currency = usual ?? balances.find((one) => one.currency)?.currency ?? entries[0]?.currency;
  if (!currency || !isCurrency(currency))
    throw FileRefused({ code: 'bank.other-currency', values: { currency: currency ?? '?' } });
  return {
    account: textAt(account, 'Id/IBAN', 'Id/Othr/Id', 'Id/PrtryAcct/Id'),
    currency,
    opening: balance('OPBD', 'PRCD'),
    closing: balance('CLBD'),
    entries,
  };
};

/** One booking, or each of the payments that it collects if their amounts add up to it. */
const readEntry = (entry: Element, usual: string | null): StatementEntry[] => {
  // Older versions have the code as text, newer ones in an element.
  const status = textAt(entry, 'Sts/Cd', 'Sts/Prtry', 'Sts');
  if (status === 'PDNG' || status === 'INFO' || status === 'FUTR') return [];
  const booked = moneyOf(at(entry, 'Amt'), usual);
  const bookedDate = dayAt(entry, 'BookgDt') ?? dayAt(entry, 'ValDt');
  if (!booked || !bookedDate) throw FileRefused('bank.damaged');
  const details = all(entry, 'NtryDtls/TxDtls');
  const amounts = details.map((one) =>
    moneyOf(at(one, 'Amt') ?? at(one, 'AmtDtls/TxAmt/Amt'), booked.currency),
  );
  const total = details.reduce(
    (sum, one, place) =>
      sum + (isDebitWithin(one, entry) === isDebit(entry) ? 1 : -1) * (amounts[place]?.amount ?? Number.NaN),
    0,
  );
  const isSplit =
    details.length > 1 &&
    total === booked.amount &&
    amounts.every((one) => one?.currency === booked.currency && one.amount > 0);
  const base = { bookedDate, valueDate: dayAt(entry, 'ValDt'), currency: booked.currency };
  if (isSplit)
    return details.map((one, place) => ({
      ...base,
      ...partiesOf(entry, [one]),
      amount: (isDebitWithin(one, entry) ? -1 : 1) * (amounts[place] as Money).amount,
    }));
  return [{ ...base, ...partiesOf(entry, details), amount: (isDebit(entry) ? -1 : 1) * booked.amount }];
};

const isDebitWithin = (detail: Element, entry: Element): boolean =>
  at(detail, 'CdtDbtInd') ? isDebit(detail) : isDebit(entry);

type Parties = Pick<
  StatementEntry,
  'isReversal' | 'counterparty' | 'counterpartyAccount' | 'text' | 'endToEndId' | 'bankReference'
>;

/** Who paid or was paid, and what for. A reversal names the parties of the payment that it takes back. */
const partiesOf = (entry: Element, details: readonly Element[]): Parties => {
  const [first] = details;
  const isReversal = flagAt(entry, 'RvslInd') || details.some((one) => at(one, 'RtrInf') !== undefined);
  const isIncoming = !isDebit(entry) !== isReversal;
  const [near, far] = isIncoming ? (['Dbtr', 'Cdtr'] as const) : (['Cdtr', 'Dbtr'] as const);
  const nameOf = (side: string) =>
    textAt(first, `RltdPties/Ultmt${side}/Pty/Nm`, `RltdPties/Ultmt${side}/Nm`) ??
    textAt(first, `RltdPties/${side}/Pty/Nm`, `RltdPties/${side}/Nm`);
  const texts = details.flatMap((one) => [
    ...all(one, 'RmtInf/Ustrd'),
    ...all(one, 'RmtInf/Strd/CdtrRefInf/Ref'),
    ...all(one, 'RmtInf/Strd/RfrdDocInf/Nb'),
    ...all(one, 'RmtInf/Strd/AddtlRmtInf'),
    ...all(one, 'RtrInf/AddtlInf'),
  ]);
  const words = texts.map(({ text }) => text.trim()).filter(Boolean);
  const account = (side: string) =>
    textAt(first, `RltdPties/${side}Acct/Id/IBAN`, `RltdPties/${side}Acct/Id/Othr/Id`);
  return {
    isReversal,
    counterparty: lineOf(nameOf(near) ?? (isReversal ? null : nameOf(far)), 140),
    counterpartyAccount: account(near),
    text: lineOf(
      words.length > 0 ? words.join(' ') : (textAt(first, 'AddtlTxInf') ?? textAt(entry, 'AddtlNtryInf')),
      500,
    ),
    endToEndId: referenceOf(textAt(first, 'Refs/EndToEndId')),
    bankReference: referenceOf(
      textAt(details.length === 1 ? first : undefined, 'Refs/AcctSvcrRef') ??
        textAt(entry, 'AcctSvcrRef', 'NtryRef') ??
        textAt(first, 'Refs/AcctSvcrRef', 'Refs/TxId'),
    ),
  };
};
