import { type RaRecord, useTranslateLabel } from 'react-admin';
import type { FieldMeta } from '../../../domain/contract/fields.ts';
import { fieldMeta } from '../../../domain/contract/noun.ts';
import { readableFields } from '../contract/fieldsFor.ts';
import { useActor } from '../contract/useActor.ts';
import { useNoun } from '../contract/useNoun.ts';
import { minorDigits } from '../fields/formatMoney.ts';
import { csvOf } from './csv.ts';

/** Writes rows under the labels of their fields; money in whole currency. */
export const useRowsAsCsv = () => {
  const noun = useNoun();
  const labelOf = useTranslateLabel();
  const fields = ['id', ...readableFields(useActor(), noun.name)].filter(
    (field) => !fieldMeta(noun, field)?.picture,
  );
  return (rows: readonly RaRecord[]): string =>
    csvOf(
      fields.map((source) => String(labelOf({ source, resource: noun.name }))),
      rows.map((row) => fields.map((field) => written(row, field, fieldMeta(noun, field)))),
    );
};

const written = (row: RaRecord, field: string, meta: FieldMeta | undefined): unknown =>
  meta?.money && typeof row[field] === 'number'
    ? row[field] / 10 ** minorDigits(row.currency ?? 'USD')
    : row[field];
