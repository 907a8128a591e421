import { isOptional, metaOf } from '../../../domain/contract/fields.ts';
import { type NounName, nounOf } from '../../../domain/contract/index.ts';
import { errorText, textOf } from '../../i18n/textOf.ts';

/** Validates with the contract's schema; its message is shown under the field. */
export const validateField = (name: NounName, field: string) => {
  const schema = nounOf(name).fields[field];
  if (!schema) return undefined;
  const { column, values } = metaOf(schema);
  const isChoice = values !== undefined && !isOptional(schema);
  const empty = column === 'text' && !isOptional(schema) ? '' : null;
  return (value: unknown): string | undefined => {
    const isEmpty = value === '' || value == null;
    if (isEmpty && isChoice) return textOf('text.required');
    const answer = schema.safeParse(isEmpty ? empty : value);
    return errorText(answer.error);
  };
};
