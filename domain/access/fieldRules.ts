import type { z } from 'zod';
import { metaOf } from '../contract/fields.ts';
import { type NounName, nounOf, type OwnNounName } from '../contract/index.ts';
import type { Noun } from '../contract/noun.ts';
import { declaredRulesOf, type Grant, type NounRules, ownRules, type Rule } from './rules.ts';

const withFields = new WeakMap<NounRules, NounRules>();

/** The access rules of a noun, with the fields that each party does not see. Anything without a rule is refused. */
export const rulesOf = (noun: NounName): NounRules => fieldwise(noun, declaredRulesOf(noun));

/** The rules of one of the product's own nouns, whether or not its plugin is on. */
export const ownRulesOf = (noun: OwnNounName): NounRules => fieldwise(noun, ownRules[noun]);

const fieldwise = (noun: NounName, declared: NounRules): NounRules => {
  const known = withFields.get(declared);
  if (known) return known;
  const rules = Object.fromEntries(
    Object.entries(declared).map(([party, verbs]) => {
      const unseen = unseenBy(nounOf(noun), party);
      const all = Object.entries(verbs).map(([verb, rule]) => [
        verb,
        reads(verb) ? hiding(rule, unseen) : rule,
      ]);
      return [party, Object.fromEntries(all)];
    }),
  );
  withFields.set(declared, rules);
  return rules;
};

const reads = (verb: string): boolean => verb === 'list' || verb === 'show';

/** The fields of a noun that this party does not see, of whatever rows. */
const unseenBy = ({ fields }: Noun, party: string): readonly string[] =>
  Object.keys(fields).filter((field) => {
    const { seenBy } = metaOf(fields[field] as z.ZodType);
    return seenBy !== undefined && !seenBy.some((type) => type === party);
  });

const hiding = (rule: Rule, unseen: readonly string[]): Rule => {
  if (unseen.length === 0) return rule;
  const grants: readonly Grant[] = rule === 'yes' ? [{}] : 'length' in rule ? rule : [rule];
  return grants.map(({ only, hide = [], ...grant }) =>
    only
      ? { ...grant, only: only.filter((field) => !unseen.includes(field)) }
      : { ...grant, hide: [...unseen, ...hide] },
  );
};
