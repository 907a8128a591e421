import { type FieldMeta, isOptional, metaOf } from '../contract/fields.ts';
import type { Noun } from '../contract/noun.ts';
import { utcDay } from '../time/days.ts';
import type { Context, Values } from './context.ts';

/** Initial values of a new row's server-set fields: the default, else null, zero, or the current time. */
export const firstValues = (noun: Noun, context: Context): Values =>
  Object.fromEntries(
    Object.entries(noun.fields)
      .filter(([field]) => noun.serverSet.includes(field))
      .map(([field, schema]) => [
        field,
        authored(field, context) ??
          (noun.defaults as Values | undefined)?.[field] ??
          (isOptional(schema) ? null : start(metaOf(schema), context)),
      ]),
  );

/** A message in a conversation stores its author's name. */
const authored = (field: string, { actor, name }: Context): string | null | undefined =>
  field === 'authorId' || field === 'requesterId' ? actor.userId : field === 'author' ? name : undefined;

const start = ({ column, values }: FieldMeta, { now }: Context): unknown => {
  switch (column) {
    case 'date':
      return utcDay(now);
    case 'timestamptz':
      return now.toISOString();
    case 'boolean':
      return false;
    case 'text[]':
      return [];
    case 'text':
      return values?.[0] ?? '';
    default:
      return 0;
  }
};
