import type { z } from 'zod';
import { metaOf } from './fields.ts';
import type { UserType } from './userTypes.ts';

declare const marked: unique symbol;
/** A field that says which user types read it, of the rows that the access rules let them read. */
export type Seen<S extends z.ZodType = z.ZodType> = S & { readonly [marked]: true };

const seenBy = (...types: readonly UserType[]) => {
  const mark = <S extends z.ZodType>(field: S): Seen<S> =>
    field.meta({ ...metaOf(field), seenBy: types }) as Seen<S>;
  return Object.assign(mark, { types });
};

/** Providers, recruiters and operators read this field. */
export const both = seenBy('provider', 'recruiter', 'admin');
/** Providers and operators read this field. */
export const providers = seenBy('provider', 'admin');
/** Only providers read this field, not even operators. */
export const ownProvider = seenBy('provider');
/** Only recruiters read this field, not even operators. */
export const ownRecruiter = seenBy('recruiter');
/** Recruiters and operators read this field. */
export const recruiters = seenBy('recruiter', 'admin');
/** Only operators read this field. */
export const operators = seenBy('admin');
/** Nobody reads this field; the product itself uses it. */
export const nobody = seenBy();
