import { metaOf } from '../contract/fields.ts';
import type { Noun } from '../contract/noun.ts';
import { grantsOf } from './can.ts';
import type { Grant, NounRules } from './rules.ts';

/** Fields that do not say who reads them, of a noun whose rows a company reads although they are not its own. */
export const unsaidFields = ({ fields }: Noun, { provider, recruiter }: NounRules): string[] => {
  const grants = [provider, recruiter].flatMap((verbs) => [
    ...grantsOf(verbs?.list),
    ...grantsOf(verbs?.show),
  ]);
  if (grants.every((grant) => grant.only || isOwn(grant))) return [];
  return Object.entries(fields).flatMap(([field, schema]) => (metaOf(schema).seenBy ? [] : [field]));
};

const isOwn = ({ where = {} }: Grant): boolean =>
  where.companyId === '$company' || where.userId === '$user' || where.id === '$company';
