import { DataTable } from 'react-admin';
import type { CustomField } from '../../../domain/contract/customFields/customFields.ts';
import { CustomValueField } from './CustomValueField.tsx';

const customSource = (id: string) => `customFields.${id}`;

/** A table’s columns for the active custom fields of its rows, and their sources; they are shown on request. */
export const customColumns = (fields: readonly CustomField[]) => {
  const active = fields.filter(({ status }) => status === 'Active');
  return {
    sources: active.map(({ id }) => customSource(id)),
    columns: active.map((field) => (
      <DataTable.Col key={field.id} source={customSource(field.id)} label={field.name} disableSort>
        <CustomValueField field={field} />
      </DataTable.Col>
    )),
  };
};
