import type { CustomField } from '../contract/customFields/customFields.ts';
import { type CustomValue, customValueSchema } from '../contract/customFields/customValues.ts';
import { messageOfIssue } from '../messages/english.ts';
import type { Message } from '../messages/message.ts';
import { withoutApostrophe } from '../reports/lines.ts';
import { spokenName } from '../search/spokenName.ts';
import { yesOrNo } from './cellWords.ts';
import {
  type Cell,
  type CellError,
  type ColumnForm,
  exact,
  firstInexact,
  nothingYet,
  readDay,
  shortened,
} from './readCell.ts';
import { readPlainNumber } from './readNumber.ts';

type CustomRead = { value: CustomValue | null } | { error: CellError } | { message: Message };

/** Parses a cell for a custom field by its kind. `null` for an empty one; `message` is the contract's. */
export const readCustomCell = (
  field: CustomField,
  cell: Cell,
  form: ColumnForm & { today: string },
): CustomRead => {
  const read = readByKind(field, cell, form);
  if ('error' in read || read.value === null) return read;
  const { data, error } = customValueSchema(field).safeParse(read.value);
  return error
    ? { message: messageOfIssue(error.issues[0] as (typeof error.issues)[number]) }
    : { value: data as CustomValue };
};

type Read = { value: CustomValue | null } | { error: CellError };

const readByKind = (
  { kind, choices }: CustomField,
  cell: Cell,
  form: ColumnForm & { today: string },
): Read => {
  const number = typeof cell === 'number' && !Number.isInteger(cell) ? exact(cell) : cell;
  if (kind === 'Number' && typeof number === 'number') return { value: number };
  if (typeof number === 'number' && Math.abs(number) >= firstInexact) return { error: 'shortened' };
  const text = withoutApostrophe(String(number).trim()).replace(/\s+/gu, ' ');
  const choice = kind === 'Choice' && choices.find((one) => spokenName(one) === spokenName(text));
  if (choice) return { value: choice };
  if (text === '' || nothingYet.test(text)) return { value: null };
  if (shortened.test(text)) return { error: 'shortened' };
  if (kind === 'Number') return readPlainNumber(text, form.decimal);
  if (kind === 'Date') {
    const day = readDay(text, { field: '', ...form });
    return 'error' in day ? day : { value: String(day.value) };
  }
  if (kind === 'Yes or No') {
    const value = yesOrNo(text);
    return value === undefined ? { error: 'yesOrNo' } : { value };
  }
  return { value: text };
};
