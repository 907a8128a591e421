import { type RaRecord, useRecordContext } from 'react-admin';
import { fieldMeta } from '../../../../domain/contract/noun.ts';
import { useActor } from '../../contract/useActor.ts';
import { useNoun } from '../../contract/useNoun.ts';

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** How the fields of the row in context are said: ranges once, by their lower end, and currencies with their amounts. */
export const useFacts = () => {
  const noun = useNoun();
  const row = useRecordContext<RaRecord>();
  const { companyId } = useActor();
  const unused = (row && noun.unused?.(row)) ?? [];
  const upperOf = (field: string) => fieldMeta(noun, field)?.rangeTo;
  const isNeedless = (field: string) =>
    isEmpty(row?.[field]) ||
    unused.includes(field) ||
    (fieldMeta(noun, field)?.references === 'companies' && row?.[field] === companyId);
  return {
    upperOf,
    /** Whether there is something to say of a field: it has a value, applies, and is not the reader's own company. */
    isSaid: (field: string): boolean => !isNeedless(field) || !isNeedless(upperOf(field) ?? field),
    /** The fields that are said by themselves. */
    ownOf: (fields: readonly string[]): string[] => {
      const uppers = fields.map(upperOf);
      return fields.filter((field) => field !== 'currency' && !uppers.includes(field));
    },
  };
};
