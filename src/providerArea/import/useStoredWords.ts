import { useContext } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { CustomValue } from '../../../domain/contract/customFields/customValues.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import { metaOfField } from '../../../domain/contract/noun.ts';
import { customFieldOf, valuesByColumn } from '../../../domain/import/customColumns.ts';
import type { PlannedImport } from '../../../domain/import/planImport.ts';
import { formatMoney } from '../../../domain/money/formatMoney.ts';
import { writtenField } from '../../../domain/reports/writtenField.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { useCustomWords } from '../../components/customFields/useCustomWords.ts';
import { writeDay } from '../../components/fields/writeDay.ts';
import { usePlatform } from '../../platform/shownPlatform.ts';
import { ImportedCustomFields, useColumnLabel } from './importedFields.ts';

const noun = nounOf('candidates');
/** Of a summary or notes, the beginning. */
const longest = 80;

const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

/** What is sent of a row. */
const valuesOf = ({ item }: PlannedImport): Record<string, unknown> => {
  if (!item) return {};
  if ('create' in item) return item.create;
  return 'edit' in item ? item.edit.changes : {};
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The currency of a row’s amounts, if the file or the candidate states it. */
export const currencyOfRow = (row: PlannedImport): string | null =>
  textOf(valuesOf(row).currency) ?? textOf(row.before?.currency);

/** An amount in minor units; where the file has no currency, in that of the platform. */
export const useWriteAmount = () => {
  const locale = useLocale();
  const { currency: usual } = usePlatform();
  return (minor: number, currency: string | null): string => formatMoney(minor, currency ?? usual, locale);
};

/** A value as it will be stored. */
export const useWriteValue = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const writeAmount = useWriteAmount();
  const customFields = useContext(ImportedCustomFields);
  const writeCustom = useCustomWords();
  return (field: string, value: unknown, currency: string | null): string => {
    const custom = customFieldOf(field, customFields);
    if (custom) return cut(writeCustom(custom, value as CustomValue));
    const meta = metaOfField(noun, field);
    if (meta.money) return writeAmount(Number(value), currency);
    if (meta.column === 'date') return writeDay(String(value), locale, 'medium');
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
    if (meta.values) return translate(valueKey('candidates', field, String(value)), { _: String(value) });
    return cut(String(writtenField(meta, value, currency) ?? ''));
  };
};

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** The values of a row as they will be stored, by the labels of their fields, each after the one that it replaces. */
export const useStoredWords = () => {
  const translate = useTranslate();
  const label = useColumnLabel();
  const write = useWriteValue();
  return (row: PlannedImport): string => {
    const currency = currencyOfRow(row);
    const before = Object.fromEntries(valuesByColumn(row.before ?? {}));
    const beforeOf = (field: string): string => {
      const value = before[field];
      return isEmpty(value) ? '–' : write(field, value, textOf(row.before?.currency) ?? currency);
    };
    return valuesByColumn(valuesOf(row))
      .filter(([field]) => field !== 'name' && field !== 'currency')
      .map(([field, value]) =>
        translate(`bench.import.${row.before ? 'changedValue' : 'storedValue'}`, {
          field: label(field),
          value: write(field, value, currency),
          ...(row.before && { before: beforeOf(field) }),
        }),
      )
      .join(' · ');
  };
};
