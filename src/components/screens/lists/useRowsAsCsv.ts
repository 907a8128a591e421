import { type RaRecord, useTranslateLabel } from 'react-admin';
import { fieldMeta, metaOfField } from '../../../../domain/contract/noun.ts';
import { writtenField } from '../../../../domain/reports/writtenField.ts';
import { readableFields } from '../../contract/fieldsFor.ts';
import { useActor } from '../../contract/useActor.ts';
import { useNoun } from '../../contract/useNoun.ts';
import { csvOf } from './csv.ts';

/** Formats rows as CSV with field labels; amounts in whole currency units. */
export const useRowsAsCsv = () => {
  const noun = useNoun();
  const labelOf = useTranslateLabel();
  const fields = ['id', ...readableFields(useActor(), noun.name)].filter(
    (field) => !fieldMeta(noun, field)?.picture,
  );
  return (rows: readonly RaRecord[]): string =>
    csvOf(
      fields.map((source) => String(labelOf({ source, resource: noun.name }))),
      rows.map((row) =>
        fields.map((field) => writtenField(metaOfField(noun, field), row[field], row.currency)),
      ),
    );
};
