import { DataTable } from 'react-admin';
import type { NounName } from '../../../domain/contract/index.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import { fieldMeta } from '../../../domain/contract/noun.ts';
import { NounField } from './NounField.tsx';

/**
 * A table column for one field: label, alignment and display come from the contract. Text wraps, values do
 * not.
 */
export const columnFor = (name: NounName, field: string, label?: string) => {
  const meta = fieldMeta(nounOf(name), field);
  const isFigure = meta?.column === 'integer' || meta?.column === 'bigint';
  const hasWords = field !== 'id' && ['text', 'text[]'].includes(meta?.column ?? '');
  return (
    <DataTable.Col
      key={field}
      source={field}
      label={label}
      disableSort={meta?.column === 'text[]' || meta?.column === 'jsonb'}
      align={isFigure ? 'right' : undefined}
      sx={hasWords ? undefined : { whiteSpace: 'nowrap' }}
    >
      <NounField source={field} dense />
    </DataTable.Col>
  );
};
