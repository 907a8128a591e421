import { beginningsOf, stemsOf } from '../reading/stems.ts';
import type { SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { normaliseSkill } from '../skills/dictionary/normaliseSkill.ts';
import { mostKnown, mostNames } from './market/knownNames.ts';
import type { Market } from './need.ts';

/** Words of a text that may be a name; a phrase is one as a whole only. */
export type MayBeName = { name: string; isPhrase?: true };

/** Forms of a name, longest first. Lower-case words at its end may not belong to it: "Edmodo daily". */
const formsOf = ({ name, isPhrase }: MayBeName): string[] => {
  if (isPhrase) return [name];
  const words = name.split(/\s+/u);
  const least = words.findLastIndex((word) => !/^\p{Ll}/u.test(word)) + 1 || words.length;
  return words.slice(least - 1).map((_, dropped) => words.slice(0, words.length - dropped).join(' '));
};

/** The first of these names that a visible candidate lists or mentions, each with its form and the id of its skill. */
export const inMarket = <T extends MayBeName>(
  all: readonly T[],
  market: Market,
  dictionary: SkillDictionary,
) => {
  const known: { one: T; form: { name: string; id: string } }[] = [];
  for (const one of all.slice(0, mostNames)) {
    if (known.length === mostKnown) break;
    const form = formInMarket(one, market, dictionary);
    if (form) known.push({ one, form });
  }
  return known;
};

/** The longest form of a name that a visible candidate lists or mentions, with the id of its skill. */
const formInMarket = (one: MayBeName, market: Market, dictionary: SkillDictionary) =>
  formsOf(one)
    .map((name) => ({ name, id: normaliseSkill(name, dictionary).id }))
    .find(
      ({ id, name }) => market.holders(id) > 0 || market.holders(id, termsInMarket(id, name, market)) > 0,
    );

/**
 * The terms by which the texts of candidates have a name: its stems, or how its words begin if only texts in other languages
 * have them. One word may be any product, and a name that somebody lists needs no other form, so beginnings tell nothing there.
 */
export const termsInMarket = (id: string, name: string, market: Market): string[] => {
  const stems = stemsOf(name);
  const beginnings = beginningsOf(name);
  if (beginnings.length < 2 || market.holders(id) > 0) return stems;
  const isMentioned = (terms: readonly string[]) => terms.length > 0 && market.holders(id, terms) > 0;
  return !isMentioned(stems) && isMentioned(beginnings) ? beginnings : stems;
};
