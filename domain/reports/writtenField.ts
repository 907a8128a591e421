import type { LanguageSkill } from '../contract/candidates/history.ts';
import type { FieldMeta, SkillUse } from '../contract/fields.ts';
import { writtenUses, writtenWords } from '../contract/writtenLists.ts';
import { writtenLanguage } from '../languages/languageNames.ts';
import { toMajor } from '../money/minorUnits.ts';

/** One cell of a file. */
type Written = string | number | boolean | null;

/**
 * A field's value as a cell: amounts in whole units of the row's currency, everything else in a form that can be
 * parsed back.
 */
export const writtenField = (meta: FieldMeta, value: unknown, currency: unknown): Written => {
  if (value === null || value === undefined) return null;
  if (meta.money) return toMajor(Number(value), String(currency));
  if (meta.uses) return writtenUses(value as SkillUse[]);
  if (meta.history === 'languages') return writtenWords((value as LanguageSkill[]).map(writtenLanguage));
  if (meta.column === 'jsonb') return JSON.stringify(value);
  return writtenCell(value);
};

/** Formats a value whose field is unknown by its type. */
export const writtenCell = (value: unknown): Written => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return writtenWords(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
