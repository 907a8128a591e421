import type { Rows } from '../../contract/index.ts';
import { Conflict } from '../../errors.ts';
import type { Behavior } from '../behavior.ts';

export const bankStatements: Behavior<Rows['bankStatements']> = {
  /** With its entries; those that brought transactions stay. */
  checkDelete: async ({ id }, _, reader) => {
    for (const status of ['Matched', 'Returned'])
      if ((await reader.count('bankEntries', { statementId: id, status }, 1)) > 0)
        throw Conflict('bank.in-use');
  },
};
