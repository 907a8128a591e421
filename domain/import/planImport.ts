import type { z } from 'zod';
import type { BatchItem } from '../change/batchPart.ts';
import { type Currency, isCurrency } from '../contract/billing/currencies.ts';
import type { Candidate } from '../contract/candidates/candidates.ts';
import { historyShapes } from '../contract/candidates/history.ts';
import type { CustomField } from '../contract/customFields/customFields.ts';
import type { CustomValue, CustomValues } from '../contract/customFields/customValues.ts';
import { nounOf } from '../contract/index.ts';
import { createSchema, editSchema, metaOfField } from '../contract/noun.ts';
import { tidyLine } from '../contract/plainText.ts';
import { type CurrencyMarket, currencyWordIn, firstMarket } from '../jobAds/currencyWords.ts';
import { messageOfIssue } from '../messages/english.ts';
import type { Message } from '../messages/message.ts';
import { foldText } from '../search/foldText.ts';
import type { Spelling } from '../skills/spelling.ts';
import { choiceFor } from './cellWords.ts';
import {
  importFields,
  isDateField,
  isNamePart,
  isRateField,
  type Mapping,
  nameParts,
  requiredFields,
} from './columns.ts';
import { changedCustom, customFieldOf, withoutUnknown } from './customColumns.ts';
import {
  type Cell,
  type CellError,
  type CellNote,
  type ColumnForm,
  currencyIn,
  dayPlaceOf,
  rateUnitIn,
  readCell,
  saysYears,
} from './readCell.ts';
import { readCustomCell } from './readCustomCell.ts';
import { noticeUnitIn } from './readNotice.ts';
import { decimalSignOf } from './readNumber.ts';
import { unreadable } from './readText.ts';

/** Maximum number of candidates in one file. */
export const mostRows = 20_000;

export const importKinds = ['new', 'update', 'duplicate', 'error'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Reason for a row's result. `message` is the contract's own message for a field. */
export type Reason =
  | { code: 'field'; field: string; message: Message }
  | { code: CellError | 'unreadable' | 'costCurrency'; field: string }
  | { code: 'ambiguousCurrency'; field: string; sign: string }
  /** The currency of its own column counts. */
  | { code: 'currencyDiffers'; field: string; sign: string; currency: Currency }
  | { code: 'currencyNotInUse'; field: string; currency: string; values: string }
  | (CellNote & { field: string })
  /** An optional value that cannot be stored; the rest of the row can. */
  | { code: 'omitted'; field: string; because: Reason }
  /** Ten times the usual rate of the bench, or a tenth; in minor units. */
  | { code: 'unusualRate'; field: string; usual: number }
  | { code: 'sameEmail' | 'sameNameAndPhone' | 'sameNameAndTitle' | 'several'; id: string }
  | { code: 'twice'; row: number }
  | { code: 'tooManyCells' };

export type PlannedImport = {
  /** Row number in the file, counted from 1 including headers and blank rows, as in spreadsheets. */
  row: number;
  kind: ImportKind;
  name: string;
  reasons: Reason[];
  /** Values to send: none for duplicates and errors. */
  item: BatchItem | null;
  /** Current values of the fields that an update changes, and the currency of amounts among them. */
  before: Record<string, unknown> | null;
};

type Existing = Candidate;
type Asked = {
  /** The file's rows without its headers. */
  rows: readonly (readonly Cell[])[];
  /** Row number of each in the file, counted from 1. */
  numbers?: readonly number[] | undefined;
  mapping: Mapping;
  /** The names of the columns, as some say how their cells are written. */
  headers?: readonly string[] | undefined;
  /** How cells of a column are written, where it was chosen. */
  chosen?: Readonly<Record<number, ColumnForm>> | undefined;
  /** Days without a year count from it. */
  today: string;
  existing: readonly Existing[];
  /** The market's spelling of each skill. */
  known: Spelling;
  /** The usual currency is that of a new candidate if the file has none. */
  market?: CurrencyMarket;
  /** The active custom fields of the company, for the columns that are mapped to them. */
  customFields?: readonly CustomField[];
};

const noun = nounOf('candidates');
const isImported = (field: string) =>
  field === 'customFields' || importFields.includes(field) || historyShapes.some((shape) => shape === field);
const forNew = createSchema(noun, isImported);
const forOld = editSchema(noun, isImported);

/**
 * Result of each row. A candidate is matched by email, else by name and phone number, else by name and title, unless
 * both have an email and it differs. A match with the same content is a duplicate, with other content an update; empty cells never
 * clear a field.
 */
export const planImport = ({
  rows,
  numbers,
  mapping: mapped,
  headers,
  chosen,
  today,
  existing,
  known,
  market = firstMarket,
  customFields = [],
}: Asked): PlannedImport[] => {
  const mapping = withoutUnknown(mapped, customFields);
  const candidates = directoryOf(existing);
  const seen = new Map<string, number>();
  const cellsAt = (at: number) => rows.map((cells) => cells[at] ?? '');
  const forms = mapping.map(
    (field, at): ColumnForm => ({
      dayIs: isDateField(field, customFields) ? dayPlaceOf(cellsAt(at)) : undefined,
      decimal: customFieldOf(field, customFields)?.kind === 'Number' ? decimalSignOf(cellsAt(at)) : undefined,
      heading: isRateField(field) ? rateUnitIn(headers?.[at] ?? '') : undefined,
      isLastFirst: field === 'name' ? areLastFirst(headers?.[at] ?? '', cellsAt(at)) : undefined,
      hasYears: field === 'skills' && saysYears(headers?.[at] ?? ''),
      noticeUnit: field === 'availability' ? noticeUnitIn(headers?.[at] ?? '') : undefined,
      ...chosen?.[at],
      currency:
        chosen?.[at]?.currency ??
        (isRateField(field) ? currencyOfColumn(headers?.[at] ?? '', cellsAt(at), market) : undefined),
    }),
  );
  const read = rows.map((cells) => {
    const one = readRow(cells, { mapping, forms, known, today, market, customFields });
    const own = candidates.find(one.values)?.candidate.currency;
    const { currency } = one.values;
    // Amounts without a currency are in that of the candidate.
    if (currency === undefined && own && own !== market.usual)
      return readRow(cells, {
        mapping,
        forms,
        known,
        today,
        market: { ...market, usual: own },
        customFields,
      });
    if (!currency || currency === own || market.inUse.some((used) => used === currency)) return one;
    const field = mapping.includes('currency') ? 'currency' : 'rate';
    const values = market.inUse.join(', ');
    if (!isCurrency(String(currency))) return one;
    one.reasons.push({ code: 'currencyNotInUse', field, currency: String(currency), values });
    return one;
  });
  const usual = usualRates(
    existing,
    read.map(({ values }) => values),
  );
  return read.map((one, at) =>
    planRow({ ...one, row: numbers?.[at] ?? at + 2, candidates, seen, usual: usual(one.values) }),
  );
};

type RowAsked = ReadRow & {
  row: number;
  candidates: Directory;
  seen: Map<string, number>;
  usual: number | null;
};

const planRow = ({ values, reasons, notes, row, candidates, seen, usual }: RowAsked): PlannedImport => {
  const { rate } = values;
  if (usual !== null && typeof rate === 'number' && (rate >= 10 * usual || 10 * rate <= usual))
    notes.push({ code: 'unusualRate', field: 'rate', usual });
  const plan = (kind: ImportKind, more: Partial<PlannedImport> = {}): PlannedImport => ({
    row,
    kind,
    name: typeof values.name === 'string' ? values.name : '',
    item: null,
    before: null,
    ...more,
    reasons: [
      ...(more.reasons ?? []),
      ...notes.filter(({ code }) => code === 'omitted' || kind === 'new' || kind === 'update'),
    ],
  });
  const kept = withoutRefused(values, candidates);
  for (const because of kept.omitted) notes.push({ code: 'omitted', field: because.field, because });
  if (reasons.length)
    return plan('error', { reasons: [...reasons, ...furtherReasons(kept.values, reasons, candidates)] });
  return planValues(kept.values, { row, candidates, seen, plan });
};

type FieldReason = Extract<Reason, { code: 'field' }>;

/** The values without the optional ones that the contract refuses. */
const withoutRefused = (values: Row, candidates: Directory): { values: Row; omitted: FieldReason[] } => {
  const read = (candidates.find(values) ? forOld : forNew).safeParse(values);
  if (read.success) return { values, omitted: [] };
  const omitted = reasonsOf(read.error.issues, values).filter(
    ({ field }) => Object.hasOwn(values, field) && !requiredFields.includes(field),
  );
  const isOmitted = (field: string) => omitted.some((one) => one.field === field);
  return {
    values: Object.fromEntries(Object.entries(values).filter(([field]) => !isOmitted(field))),
    omitted,
  };
};

type ValuesAsked = Pick<RowAsked, 'row' | 'candidates' | 'seen'> & { plan: Plan };

const planValues = (values: Row, { row, candidates, seen, plan }: ValuesAsked): PlannedImport => {
  const first = twin(values, row, seen);
  if (first !== null) return plan('duplicate', { reasons: [{ code: 'twice', row: first }] });
  const found = candidates.find(values);
  if (!found) return planNew(values, plan);
  if (found.several) return plan('error', { reasons: [{ code: 'several', id: found.candidate.id }] });
  return planKnown(values, found, plan);
};

/**
 * Result of each draft whose values are known, numbered from 1. Someone who is on the bench already keeps the skills that
 * the draft does not have.
 */
export const planDrafts = (
  drafts: readonly Record<string, unknown>[],
  existing: readonly Existing[],
): PlannedImport[] => {
  const candidates = directoryOf(existing);
  const seen = new Map<string, number>();
  return drafts.map((values, at) => {
    const row = at + 1;
    const plan: Plan = (kind, more = {}) => ({
      row,
      kind,
      name: typeof values.name === 'string' ? values.name : '',
      item: null,
      before: null,
      reasons: [],
      ...more,
    });
    const found = candidates.find(values);
    const whole = found && !found.several ? withKnownSkills(values, found.candidate) : values;
    return planValues(whole, { row, candidates, seen, plan });
  });
};

const withKnownSkills = (values: Row, { skills, skillUses }: Existing): Row => {
  const told = (values.skills ?? []) as Existing['skills'];
  const uses = (values.skillUses ?? []) as Existing['skillUses'];
  const isTold = (skill: string) => uses.some((use) => use.skill === skill);
  return {
    ...values,
    skills: [...new Set([...skills, ...told])].slice(0, 60),
    skillUses: [...skillUses.filter(({ skill }) => !isTold(skill)), ...uses].slice(0, 60),
  };
};

/** What the contract refuses besides, so that a row can be corrected at once. */
const furtherReasons = (values: Row, reasons: readonly Reason[], candidates: Directory): Reason[] => {
  const isTold = (field: string) => reasons.some((one) => 'field' in one && one.field === field);
  const read = (candidates.find(values) ? forOld : forNew).safeParse(values);
  return read.success
    ? []
    : reasonsOf(read.error.issues, values).filter((one) => !('field' in one && isTold(one.field)));
};

type Plan = (kind: ImportKind, more?: Partial<PlannedImport>) => PlannedImport;

const planNew = (values: Row, plan: Plan): PlannedImport => {
  const read = forNew.safeParse(values);
  if (!read.success) return plan('error', { reasons: reasonsOf(read.error.issues, values) });
  return plan('new', { item: { create: values } });
};

const planKnown = (values: Row, { candidate, by }: Found, plan: Plan): PlannedImport => {
  const reasons: Reason[] = [{ code: by, id: candidate.id }];
  const read = forOld.safeParse(values);
  if (!read.success) return plan('error', { reasons: reasonsOf(read.error.issues, values) });
  const now = candidate as Row;
  const { customFields, ...told } = read.data as Row;
  const custom = changedCustom((customFields ?? {}) as CustomValues, candidate.customFields ?? {});
  const changes: Row = {
    ...Object.fromEntries(
      Object.entries(told).filter(([field, value]) => comparable(value) !== comparable(now[field])),
    ),
    ...(custom && { customFields: custom.after }),
  };
  if (Object.keys(changes).length === 0) return plan('duplicate', { reasons });
  const shown = [...Object.keys(changes), ...(Object.keys(changes).some(isRateField) ? ['currency'] : [])];
  const before = {
    ...Object.fromEntries(shown.map((field) => [field, now[field]])),
    ...(custom && { customFields: custom.before }),
  };
  const item = { edit: { id: candidate.id, version: candidate.version, changes } };
  return plan('update', { reasons, item, before });
};

/** The database returns the parts of a structured value in an order of its own. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';

type Row = Record<string, unknown>;

/** Fewer rates do not tell what is usual. */
const fewestRates = 3;

/** The middle rate of the bench, of rows in the currency of a row if it states one; without a bench, of the file. */
const usualRates = (existing: readonly Existing[], read: readonly Row[]): ((row: Row) => number | null) => {
  const ratesOf = (rows: readonly Row[], currency: unknown): number[] =>
    rows.flatMap((row) =>
      typeof row.rate === 'number' && (currency === undefined || row.currency === currency) ? [row.rate] : [],
    );
  const middle = new Map<unknown, number | null>();
  const find = (currency: unknown): number | null => {
    const own = ratesOf(existing as readonly Row[], currency);
    const rates = (own.length < fewestRates ? ratesOf(read, currency) : own).sort((a, b) => a - b);
    return rates.length < fewestRates ? null : (rates[Math.floor(rates.length / 2)] ?? null);
  };
  return ({ currency }) => {
    if (!middle.has(currency)) middle.set(currency, find(currency));
    return middle.get(currency) ?? null;
  };
};

/** The currency of a column of amounts: that of its heading, or the one that its cells name, where others name none. */
export const currencyOfColumn = (
  heading: string,
  cells: readonly Cell[],
  market: CurrencyMarket,
): Currency | undefined => {
  const ofHeading = currencyIn(heading, market);
  if (ofHeading) return ofHeading;
  const named = new Set(cells.map((cell) => currencyIn(String(cell), market)).filter(Boolean));
  const [only] = named.size === 1 ? named : [];
  // The usual one is that of the candidate where a cell names none.
  return only && only !== market.usual ? only : undefined;
};

const oneComma = /^\s*(?<last>[\p{L}\p{M}.’' -]{2,})\s*,\s*(?<first>[\p{L}\p{M}.’'() -]{2,})\s*$/u;
/** "John Smith, PMP" */
const afterName = /^(?:[A-Z.]{2,5}|Jr\.?|Sr\.?|PhD|Dr\.?|I{1,3}|MSc|BSc|MBA|B\.?Tech)$/u;
/** Whether a column of names says "Smith, John". */
const areLastFirst = (heading: string, cells: readonly Cell[]): boolean => {
  const names = cells.map(String).filter((cell) => cell.trim() !== '');
  const turned = names.filter((name) => {
    const { first } = oneComma.exec(name)?.groups ?? {};
    return first !== undefined && !afterName.test(first.trim());
  });
  if (
    /\blast\b.*,.*\bfirst\b|nachname\s*,\s*vorname|nom\s*,\s*prénom|apellidos?\s*,\s*nombre/iu.test(heading)
  )
    return turned.length > 0;
  return turned.length >= 2 && turned.length >= names.length * 0.8;
};

const statuses = metaOfField(noun, 'status').values;

type ReadRow = { values: Row; reasons: Reason[]; notes: Reason[] };

type RowForm = {
  mapping: Mapping;
  forms: readonly ColumnForm[];
  known: Spelling;
  today: string;
  market: CurrencyMarket;
  customFields: readonly CustomField[];
};

/**
 * The one currency of a row: that of its own column, else that which the cell of the rate names, else the one chosen for the
 * column of the rate. A sign of several currencies names the chosen one.
 */
const currencyOfRow = (
  cells: readonly Cell[],
  { mapping, forms, market }: Pick<RowForm, 'mapping' | 'forms' | 'market'>,
): { ofColumn: Currency | undefined; named: Currency | undefined } => {
  const cellOf = (field: string) => String(cells[mapping.indexOf(field)] ?? '');
  const chosen = forms[mapping.indexOf('rate')]?.currency;
  const ofColumn = currencyIn(cellOf('currency'), market) ?? undefined;
  const ofRate = currencyIn(cellOf('rate'), { ...market, usual: chosen ?? market.usual }) ?? undefined;
  return { ofColumn, named: ofColumn ?? ofRate ?? chosen };
};

const readRow = (
  cells: readonly Cell[],
  { mapping, forms, known, today, market, customFields }: RowForm,
): ReadRow => {
  const values: Row = {};
  const customValues: Record<string, CustomValue> = {};
  const reasons: Reason[] = [];
  const notes: Reason[] = [];
  const parts: Partial<Record<(typeof nameParts)[number], string>> = {};
  const also: Row = {};
  /** Only what a candidate cannot do without refuses the row. */
  const refuse = (field: string, because: Reason) => {
    if (requiredFields.includes(field)) reasons.push(because);
    else notes.push({ code: 'omitted', field, because });
  };
  const { ofColumn, named } = currencyOfRow(cells, { mapping, forms, market });
  if (cells.length > mapping.length) reasons.push({ code: 'tooManyCells' });
  for (const [at, field] of mapping.entries()) {
    const cell = cells[at] ?? '';
    if (!field) continue;
    if (typeof cell === 'string' && cell.includes(unreadable)) {
      reasons.push({ code: 'unreadable', field: isNamePart(field) ? 'name' : field });
      continue;
    }
    const custom = customFieldOf(field, customFields);
    if (custom) {
      const read = readCustomCell(custom, cell, { ...forms[at], today });
      if ('error' in read) refuse(field, { code: read.error, field });
      else if ('message' in read) refuse(field, { code: 'field', field, message: read.message });
      else if (read.value !== null) customValues[custom.id] = read.value;
      continue;
    }
    if (field === 'location' && typeof values.location === 'string') {
      const further = String(cell).trim();
      // A column "State" may say where someone lives, or whether they are free.
      if (statuses && choiceFor(further, statuses)) values.status ??= choiceFor(further, statuses);
      else if (further) values.location = `${values.location}, ${further}`;
      continue;
    }
    if (isNamePart(field)) {
      parts[field] = String(cell).trim();
      continue;
    }
    if (field === 'currency' && ofColumn) {
      values.currency = ofColumn;
      continue;
    }
    const currency = named ?? market.usual;
    const ofCell = isRateField(field) ? currencyIn(String(cell), { ...market, usual: currency }) : undefined;
    const sign = String(currencyWordIn(String(cell)));
    if (ofCell === null && !ofColumn) {
      refuse(field, { code: 'ambiguousCurrency', field, sign });
      continue;
    }
    // One currency is stored for both amounts of a candidate.
    if (field === 'cost' && ofCell && ofCell !== currency) {
      refuse(field, { code: 'costCurrency', field });
      continue;
    }
    if (field === 'rate' && ofCell && ofCell !== currency)
      notes.push({ code: 'currencyDiffers', field, sign, currency });
    const read = readCell(field, cell, known, { ...forms[at], today, currency });
    if ('error' in read) refuse(field, { code: read.error, field });
    else {
      if (read.value !== null) values[field] = read.value;
      if (read.note) notes.push({ ...read.note, field });
      Object.assign(also, read.also);
    }
    if (field === 'rate' && String(cell).trim() !== '' && named) values.currency = named;
  }
  const name = nameParts.flatMap((part) => parts[part] || []).join(' ');
  if (name) values.name ??= name;
  if (Object.keys(customValues).length > 0) values.customFields = customValues;
  return { values: { ...also, ...values }, reasons, notes };
};

/** The row of the file that already contains this candidate. */
const twin = (values: Row, row: number, seen: Map<string, number>): number | null => {
  const key = emailOf(values) ? `@${emailOf(values)}` : keyOf(values);
  if (key === null) return null;
  const first = seen.get(key);
  if (first === undefined) seen.set(key, row);
  return first ?? null;
};

type Found = {
  candidate: Existing;
  by: 'sameEmail' | 'sameNameAndPhone' | 'sameNameAndTitle';
  several: boolean;
};
type Directory = { find(values: Row): Found | null };

const directoryOf = (existing: readonly Existing[]): Directory => {
  const byEmail = new Map<string, Existing[]>();
  const byPhone = new Map<string, Existing[]>();
  const byName = new Map<string, Existing[]>();
  for (const candidate of existing) {
    const row = candidate as Row;
    const add = (to: Map<string, Existing[]>, key: string | null) => {
      if (key) to.set(key, [...(to.get(key) ?? []), candidate]);
    };
    add(byEmail, emailOf(row));
    add(byPhone, phoneKeyOf(row));
    add(byName, keyOf(row));
  }
  const answer = (candidates: readonly Existing[] | undefined, by: Found['by']): Found | null =>
    candidates?.[0] ? { candidate: candidates[0], by, several: candidates.length > 1 } : null;
  return {
    find: (values) => {
      const email = emailOf(values);
      const sameEmail = email && answer(byEmail.get(email), 'sameEmail');
      if (sameEmail) return sameEmail;
      const samePhone = answer(byPhone.get(phoneKeyOf(values) ?? ''), 'sameNameAndPhone');
      if (samePhone) return samePhone;
      const namesakes = byName.get(keyOf(values) ?? '')?.filter((one) => !email || !one.email);
      return answer(namesakes, 'sameNameAndTitle');
    },
  };
};

const folded = (value: unknown): string =>
  typeof value === 'string' ? foldText(value).trim().replace(/\s+/gu, ' ') : '';
const emailOf = ({ email }: Row): string =>
  typeof email === 'string' ? tidyLine(email).trim().toLowerCase() : '';
/** Digits that tell a number, with or without the code of its country. */
const tellingDigits = 8;
/** A number may be that of a whole office, so the name belongs to it. */
const phoneKeyOf = ({ name, phone }: Row): string | null => {
  const digits = typeof phone === 'string' ? phone.replace(/\D/g, '') : '';
  return digits.length >= tellingDigits && folded(name)
    ? `${folded(name)}\n${digits.slice(-tellingDigits)}`
    : null;
};
const keyOf = ({ name, title }: Row): string | null =>
  folded(name) ? `${folded(name)}\n${folded(title)}` : null;

const reasonsOf = (issues: readonly z.core.$ZodIssue[], values: Row): FieldReason[] => {
  const byField = new Map<string, Message>();
  for (const issue of issues) {
    const field = String(issue.path[0]);
    if (!byField.has(field))
      byField.set(field, Object.hasOwn(values, field) ? messageOfIssue(issue) : 'text.required');
  }
  return [...byField].map(([field, message]) => ({ code: 'field', field, message }));
};
