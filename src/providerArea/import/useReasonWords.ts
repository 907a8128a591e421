import { useTranslate } from 'react-admin';
import type { PlannedImport, Reason } from '../../../domain/import/planImport.ts';
import { textOf } from '../../i18n/textOf.ts';
import { useColumnLabel } from './importedFields.ts';
import { currencyOfRow, useWriteAmount, useWriteValue } from './useStoredWords.ts';

/** The reasons for a row's result as text. */
export const useReasonWords = () => {
  const translate = useTranslate();
  const label = useColumnLabel();
  const writeAmount = useWriteAmount();
  const write = useWriteValue();
  const written = (reason: Reason, currency: string | null): Record<string, unknown> => {
    if (reason.code === 'omitted') return { because: words(reason.because, currency) };
    if (reason.code === 'unusualRate') return { usual: writeAmount(reason.usual, currency) };
    if (reason.code === 'readAs') return { value: write(reason.field, reason.value, currency) };
    if ('stored' in reason) return { stored: write(reason.field, reason.stored, currency) };
    return {};
  };
  const words = (reason: Reason, currency: string | null): string => {
    const field = 'field' in reason ? { field: label(reason.field) } : {};
    const message = 'message' in reason ? { message: textOf(reason.message) } : {};
    return translate(`bench.import.reasons.${reason.code}`, {
      ...reason,
      ...field,
      ...message,
      ...written(reason, currency),
    });
  };
  const ofRow = (row: PlannedImport): string =>
    row.reasons.map((reason) => words(reason, currencyOfRow(row))).join('. ');
  /** Of a field; `refused` if its value is not stored. */
  const ofField = (row: PlannedImport, field: string) => {
    const about = row.reasons.filter((reason) => 'field' in reason && reason.field === field);
    return {
      words: about.map((reason) => words(reason, currencyOfRow(row))).join('. '),
      refused: about.some(({ code }) => code === 'omitted') || (row.kind === 'error' && about.length > 0),
    };
  };
  return { ofRow, ofField };
};
