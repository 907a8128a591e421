import { namesOfCountry } from '../places/countries.ts';
import type { Gazetteer } from '../places/gazetteer.ts';
import { foldSearched, foldText } from '../search/foldText.ts';
import type { SkillDictionary } from '../skills/dictionary/dictionary.ts';
import { skillMeant } from '../skills/dictionary/skillMeant.ts';
import { skillIdOf, skillNames } from '../skills/skillNames.ts';

/**
 * What a visitor asks for. A candidate must match all of it.
 */
export type TalentSearch = {
  /** A skill: one of its names among the candidate's skills, or a whole word of the title, folded. */
  skills: { names: readonly string[]; word: string }[];
  /** Part of the title or of a skill, folded. */
  words: string[];
  /** The beginnings of a location, or its ends, in lower case: names of a city or of a country. */
  place: { starts: readonly string[] } | { ends: readonly string[] } | null;
};

/** Words that say nothing about a candidate, in four languages. */
const fillers = new Set(
  'a an and the with for of or mit und für oder ein eine con para y o un una de avec et pour ou une des'.split(
    ' ',
  ),
);
/** Words before a place. */
const before = new Set('in near from aus bei en desde cerca à près'.split(' '));
/** Skills have names of up to three words. */
const longest = 3;

const splitWords = (q: string): string[] => q.split(/[\s,;]+/u).filter(Boolean);

/** The words of a search that may be a company's name, folded. */
export const wordsOfName = (q: string): string[] => splitWords(q).map(foldSearched).filter(Boolean);

/** Whether a search may name a place, for which the gazetteer is needed. */
export const mayNamePlace = (q: string): boolean =>
  splitWords(q).some((word) => before.has(word.toLowerCase()));

/**
 * Reads what a visitor types: skills by all of their names, a place after "in", and other words as they stand.
 * Without a gazetteer, places are words. `anywhere`: the first other words that are a place are one without "in" too.
 */
export const readTalentSearch = (
  q: string,
  dictionary: SkillDictionary,
  gazetteer?: Gazetteer,
  anywhere = false,
): TalentSearch => {
  const typed = splitWords(q);
  const search: TalentSearch = { skills: [], words: [], place: null };
  for (let at = 0; at < typed.length; ) {
    const word = typed[at]?.toLowerCase() ?? '';
    const place = gazetteer && before.has(word) ? placeAt(typed, at + 1, gazetteer) : null;
    if (place) {
      search.place = place.place;
      at = place.next;
      continue;
    }
    const skill = skillAt(typed, at, dictionary);
    if (skill) {
      search.skills.push(skill.skill);
      at = skill.next;
      continue;
    }
    const bare = anywhere && gazetteer && search.place === null ? placeAt(typed, at, gazetteer) : null;
    if (bare) search.place = bare.place;
    else if (!fillers.has(word) && !before.has(word)) search.words.push(foldSearched(word));
    at = bare?.next ?? at + 1;
  }
  const isEmpty = search.skills.length + search.words.length === 0 && search.place === null;
  return isEmpty ? { ...search, words: [foldSearched(q.trim())] } : search;
};

const skillAt = (typed: readonly string[], at: number, dictionary: SkillDictionary) => {
  for (let next = Math.min(typed.length, at + longest); next > at; next--) {
    const name = typed.slice(at, next).join(' ');
    const id = skillIdOf(name, dictionary);
    if (id !== null) return { skill: { names: skillNames(id, dictionary), word: foldText(name) }, next };
  }
  return null;
};

const placeAt = (typed: readonly string[], at: number, gazetteer: Gazetteer) => {
  for (let next = Math.min(typed.length, at + longest); next > at; next--) {
    const place = gazetteer.read(typed.slice(at, next).join(' '));
    if (place?.city) return { place: { starts: lowered([place.city.name, ...place.city.otherNames]) }, next };
    if (place?.region) return { place: { ends: lowered(place.region.flatMap(namesOfCountry)) }, next };
    if (place?.isCountry) return { place: { ends: lowered(namesOfCountry(place.country)) }, next };
  }
  return null;
};

const lowered = (names: readonly string[]): string[] => [...new Set(names.map((name) => name.toLowerCase()))];

/** Texts are counted again for at most so many words. */
const mostCorrected = 4;

/**
 * The texts that this one may mean, with a misspelled skill put right: one for each word that is near a skill, then
 * one for all of them.
 */
export const correctedSearches = (q: string, dictionary: SkillDictionary): string[] => {
  const typed = splitWords(q).slice(0, 2 * mostCorrected);
  const meant = typed.map((word) => skillMeant(word, dictionary));
  const near = meant.flatMap((skill, at) => (skill === null ? [] : [at])).slice(0, mostCorrected);
  const corrected = (places: readonly number[]) =>
    typed.map((word, at) => (places.includes(at) ? (meant[at] ?? word) : word)).join(' ');
  return [...new Set([...near.map((at) => corrected([at])), ...(near.length > 1 ? [corrected(near)] : [])])];
};
