import { isOptional, metaOf } from '../../../domain/contract/fields.ts';
import { type NounName, nounOf } from '../../../domain/contract/index.ts';

/** Validates with the contract's schema; its message is shown under the field. */
export const validateField = (name: NounName, field: string) => {
  const schema = nounOf(name).fields[field];
  if (!schema) return undefined;
  const { column, values } = metaOf(schema);
  const isChoice = values !== undefined && !isOptional(schema);
  const empty = column === 'text' && !isOptional(schema) ? '' : null;
  return (value: unknown): string | undefined => {
    const isEmpty = value === '' || value == null;
    if (isEmpty && isChoice) return 'Required';
    const answer = schema.safeParse(isEmpty ? empty : value);
    return answer.success ? undefined : answer.error.issues[0]?.message;
  };
};
