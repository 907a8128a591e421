import type { FieldMeta, SkillUse } from '../contract/fields.ts';
import { writtenUses, writtenWords } from '../contract/writtenLists.ts';

/** One cell of a file. */
export type Written = string | number | boolean | null;

/** A field's value as one cell of a file: money in whole currency, all else so that it can be read back. */
export const writtenField = (meta: FieldMeta, value: unknown): Written => {
  if (value === null || value === undefined) return null;
  if (meta.money) return Number(value) / 100;
  if (meta.uses) return writtenUses(value as SkillUse[]);
  if (meta.column === 'jsonb') return JSON.stringify(value);
  return writtenCell(value);
};

/** A value of which no more is known than what it looks like. */
export const writtenCell = (value: unknown): Written => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return writtenWords(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
