import { stemsOf } from '../reading/stems.ts';
import type { SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { normaliseSkill } from '../skills/dictionary/normaliseSkill.ts';
import { mostKnown, mostNames } from './market/knownNames.ts';
import type { Market } from './need.ts';

/** Forms of a name, longest first. Lower-case words at its end may not belong to it: "Edmodo daily". */
const formsOf = (name: string): string[] => {
  const words = name.split(/\s+/u);
  const least = words.findLastIndex((word) => !/^\p{Ll}/u.test(word)) + 1 || words.length;
  return words.slice(least - 1).map((_, dropped) => words.slice(0, words.length - dropped).join(' '));
};

/** The first of these names that a visible candidate lists or mentions, each with its form and the id of its skill. */
export const inMarket = <T>(
  all: readonly T[],
  nameOf: (one: T) => string,
  market: Market,
  dictionary: SkillDictionary,
) => {
  const known: { one: T; form: { name: string; id: string } }[] = [];
  for (const one of all.slice(0, mostNames)) {
    if (known.length === mostKnown) break;
    const form = formInMarket(nameOf(one), market, dictionary);
    if (form) known.push({ one, form });
  }
  return known;
};

/** The longest form of a name that a visible candidate lists or mentions, with the id of its skill. */
const formInMarket = (name: string, market: Market, dictionary: SkillDictionary) =>
  formsOf(name)
    .map((form) => ({ name: form, id: normaliseSkill(form, dictionary).id }))
    .find(({ id, name: form }) => market.holders(id) > 0 || market.holders(id, stemsOf(form)) > 0);
