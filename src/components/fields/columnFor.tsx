import { DataTable } from 'react-admin';
import type { NounName } from '../../../domain/contract/index.ts';
import { nounOf } from '../../../domain/contract/index.ts';
import { fieldMeta } from '../../../domain/contract/noun.ts';
import { NounField } from './NounField.tsx';

/** A table column for one field: its label, alignment and look come from the contract. */
export const columnFor = (name: NounName, field: string) => {
  const meta = fieldMeta(nounOf(name), field);
  const isFigure = meta?.column === 'integer' || meta?.column === 'bigint';
  return (
    <DataTable.Col
      key={field}
      source={field}
      disableSort={meta?.column === 'text[]' || meta?.column === 'jsonb'}
      align={isFigure ? 'right' : undefined}
      sx={{ whiteSpace: 'nowrap' }}
    >
      <NounField source={field} dense />
    </DataTable.Col>
  );
};
