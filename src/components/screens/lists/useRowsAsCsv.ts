import { type RaRecord, useTranslateLabel } from 'react-admin';
import { fieldMeta, metaOfField } from '../../../../domain/contract/noun.ts';
import { writtenField } from '../../../../domain/reports/writtenField.ts';
import { readableFields } from '../../contract/fieldsFor.ts';
import { useActor } from '../../contract/useActor.ts';
import { useNoun } from '../../contract/useNoun.ts';
import { useCustomFields } from '../../customFields/useCustomFields.ts';
import { csvOf } from './csv.ts';

/** Formats rows as CSV with field labels; amounts in whole currency units, each active custom field in a column of its own. */
export const useRowsAsCsv = () => {
  const noun = useNoun();
  const labelOf = useTranslateLabel();
  const { data = [] } = useCustomFields(noun.name);
  const custom = data.filter(({ status }) => status === 'Active');
  const fields = ['id', ...readableFields(useActor(), noun.name)].filter((field) => {
    const { picture, customFields } = fieldMeta(noun, field) ?? {};
    return !picture && !customFields;
  });
  return (rows: readonly RaRecord[]): string =>
    csvOf(
      [
        ...fields.map((source) => String(labelOf({ source, resource: noun.name }))),
        ...custom.map(({ name }) => name),
      ],
      rows.map((row) => [
        ...fields.map((field) => writtenField(metaOfField(noun, field), row[field], row.currency)),
        ...custom.map(({ id }) => row.customFields?.[id] ?? null),
      ]),
    );
};
