import { isCurrency } from '../../contract/billing/currencies.ts';
import {
  FileRefused,
  lineOf,
  type ReadStatement,
  readDecimal,
  referenceOf,
  type StatementEntry,
} from './statement.ts';

type Field = { tag: string; lines: string[] };

/** Whether a text begins as an MT940 file, with or without the blocks of SWIFT around it. */
export const isMt940 = (text: string): boolean => /^:20:/m.test(text) && /^:(?:25|60[FM]):/m.test(text);

/** The statements of an MT940 file. */
export const readMt940 = (text: string): ReadStatement[] => {
  const statements: Field[][] = [];
  for (const field of fieldsOf(text)) {
    if (field.tag === '20') statements.push([]);
    statements.at(-1)?.push(field);
  }
  return statements.map(readStatement);
};

const fieldsOf = (text: string): Field[] => {
  const fields: Field[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, tag, rest = ''] = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    if (tag) fields.push({ tag, lines: [rest] });
    else if (!/^(?:-\}?.*|\{.*|\s*)$/.test(line) || /^-[^}]/.test(line)) fields.at(-1)?.lines.push(line);
  }
  return fields;
};

const balance = /^([CD])(\d{6})([A-Z]{3})([\d,]+)/;

const readBalance = (fields: readonly Field[], tag: string) => {
  const line = fields.find((field) => field.tag.startsWith(tag))?.lines[0];
  const [, mark, , currency = '', amount = ''] = balance.exec(line ?? '') ?? [];
  if (!mark) return null;
  if (!isCurrency(currency)) throw FileRefused({ code: 'bank.other-currency', values: { currency } });
  return { currency, amount: (mark === 'D' ? -1 : 1) * amountOf(amount, currency) };
};

const amountOf = (written: string, currency: string): number => {
  const amount = readDecimal(written, currency);
  if (amount === null) throw FileRefused({ code: 'bank.unreadable', values: { text: written.slice(0, 40) } });
  return amount;
};

const readStatement = (fields: readonly Field[]): ReadStatement => {
  const opening = readBalance(fields, '60');
  const closing = readBalance(fields, '62');
  const currency = opening?.currency ?? closing?.currency;
  if (!currency) throw FileRefused('bank.damaged');
  const entries = fields.flatMap((field, place) => {
    if (field.tag !== '61') return [];
    const next = fields[place + 1];
    return [readEntry(field, next?.tag === '86' ? next : undefined, currency)];
  });
  return {
    account: fields.find(({ tag }) => tag.startsWith('25'))?.lines[0]?.trim() || null,
    currency,
    opening: opening?.amount ?? null,
    closing: closing?.amount ?? null,
    entries,
  };
};

/** Value date, booking date, mark, third letter of the currency, amount, kind, customer's reference, bank's reference. */
const booking =
  /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d[\d.]*,\d*)([A-Z][A-Z0-9]{3})?((?:(?!\/\/).)*)(?:\/\/(.*))?$/;
/** Business transaction codes of German banks for returned and recalled payments. */
const returned = /^(?:108|109|159)$/;

const readEntry = (field: Field, details: Field | undefined, currency: string): StatementEntry => {
  const [line = '', ...more] = field.lines;
  const [whole, value = '', booked, mark = '', , written = '', kind = '', own = '', bank] =
    booking.exec(line) ?? [];
  if (whole === undefined)
    throw FileRefused({ code: 'bank.unreadable', values: { text: line.slice(0, 40) } });
  const amount = amountOf(written.replaceAll('.', ''), currency);
  const isOut = mark === 'D' || mark === 'RC' || mark === 'ED';
  const valueDate = `20${value.slice(0, 2)}-${value.slice(2, 4)}-${value.slice(4, 6)}`;
  const read = readDetails(details?.lines ?? []);
  return {
    bookedDate: booked ? bookedNear(valueDate, booked) : valueDate,
    valueDate,
    amount: isOut ? -amount : amount,
    currency,
    isReversal: mark.startsWith('R') || /RTI$/.test(kind) || returned.test(read.code),
    counterparty: lineOf(read.name, 140),
    counterpartyAccount: read.account,
    text: lineOf(read.text || more.join(' '), 500),
    endToEndId: referenceOf(read.endToEndId ?? own),
    bankReference: referenceOf(bank),
  };
};

/** A booking date has no year: it is the one closest to the value date. */
const bookedNear = (valueDate: string, monthAndDay: string): string => {
  const year = Number(valueDate.slice(0, 4));
  const away = Number(monthAndDay.slice(0, 2)) - Number(valueDate.slice(5, 7));
  const shift = away > 6 ? -1 : away < -6 ? 1 : 0;
  return `${year + shift}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2, 4)}`;
};

type Details = {
  code: string;
  text: string;
  name: string | null;
  account: string | null;
  endToEndId: string | null;
};

const readDetails = (lines: readonly string[]): Details => {
  const joined = lines.join('');
  const [, code, separator] = /^(\d{3})([^\w\s])\d{2}/.exec(joined) ?? [];
  if (code && separator) return { ...readSubfields(joined.slice(3), separator), code };
  return { ...readKeys(/^\/[A-Z]{4}\//.test(joined) ? joined : lines.join(' ')), code: '' };
};

/** Subfields of German banks: ?20–?29 and ?60–?63 what it is for, ?31 the account, ?32 and ?33 the name. */
const readSubfields = (text: string, separator: string): Omit<Details, 'code'> => {
  const parts = new Map<string, string>();
  for (const part of text.split(separator)) {
    const [, number, value = ''] = /^(\d{2})(.*)$/s.exec(part) ?? [];
    if (number) parts.set(number, `${parts.get(number) ?? ''}${value}`);
    else {
      // The separator is also a character of the text.
      const last = [...parts.keys()].at(-1);
      if (last) parts.set(last, `${parts.get(last)}${separator}${part}`);
    }
  }
  const joined = (from: number, to: number) =>
    [...parts].filter(([number]) => Number(number) >= from && Number(number) <= to).map(([, value]) => value);
  const purpose = [...joined(20, 29), ...joined(60, 63)].join('');
  const read = readKeys(purpose);
  return {
    ...read,
    text: read.text || parts.get('00') || '',
    name: joined(32, 33).join('').trim() || read.name,
    account: parts.get('31')?.trim() || read.account,
  };
};

const sepaKeys = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|PURP)\+/;
const slashKeys =
  /\/(TRTP|IBAN|BIC|NAME|REMI|EREF|MARF|CSID|ORDP|BENM|CNTP|PREF|TRCD|ULTD|ULTB|ISDT|RTRN|ADDR|PURP|INFO|SVCL)\//;

/** What "EREF+… SVWZ+…" and "/EREF/…/REMI/…" say; a text without such keys is all there is. */
const readKeys = (text: string): Omit<Details, 'code'> => {
  const splitter = sepaKeys.test(text) ? sepaKeys : slashKeys.test(text) ? slashKeys : null;
  if (!splitter) return { text: text.trim(), name: null, account: null, endToEndId: null };
  const [before = '', ...rest] = text.split(splitter);
  const values = new Map<string, string>();
  for (let place = 0; place < rest.length; place += 2) {
    const [key = '', value = ''] = [rest[place], rest[place + 1]];
    if (!values.has(key)) values.set(key, value.trim());
  }
  const [account, , name] = values.get('CNTP')?.split('/') ?? [];
  const party = values.get('ORDP') ?? values.get('BENM');
  return {
    text: (values.get('SVWZ') ?? values.get('REMI')?.replace(/^(?:USTD|STRD)\/\/|^\/+/, '') ?? before).trim(),
    name: values.get('NAME') ?? values.get('ABWA') ?? name ?? party ?? null,
    account: values.get('IBAN') ?? account ?? null,
    endToEndId: values.get('EREF') ?? null,
  };
};
