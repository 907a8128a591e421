import { DataTable } from 'react-admin';
import { CustomValueField } from './CustomValueField.tsx';
import { useCustomFields } from './useCustomFields.ts';

const customSource = (id: string) => `customFields.${id}`;

/** A table’s columns for the active custom fields of its rows, and their sources; they are shown on request. */
export const useCustomColumns = (noun: string) => {
  const { data = [] } = useCustomFields(noun);
  const active = data.filter(({ status }) => status === 'Active');
  return {
    sources: active.map(({ id }) => customSource(id)),
    columns: active.map((field) => (
      <DataTable.Col key={field.id} source={customSource(field.id)} label={field.name} disableSort>
        <CustomValueField field={field} />
      </DataTable.Col>
    )),
  };
};
