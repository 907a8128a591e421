import { occupations } from './occupations.ts';
import { titleLexicon } from './titleLexicon.ts';

/** Masculine and feminine forms that no rule below makes of each other, in lower case without accents. */
const irregular = `
waitress:waiter actress:actor stewardess:steward stewardesse:steward hostess:host seamstress:sewer masseuse:masseur headmistress:headmaster
manageress:manager comedienne:comedian comedien:comedian barmaid:barman landlady:landlord authoress:author conductress:conductor instructress:instructor
tailoress:tailor sculptress:sculptor priestess:priest shepherdess:shepherd laundress:launderer ballerina:dancer
cheffe:chef cheffes:chef maitresse:maitre deleguee:delegue agente:agent commerciale:commercial homme:femme
actriz:actor concejala:concejal alcaldesa:alcalde poetisa:poet experte:expert amo:ama consejera:consejero
kundin:kunde beamtin:beamter beamte:beamter expertin:expert sachverstandige:sachverstandiger padagogin:padagoge
`;
const masculine = new Map(
  irregular
    .trim()
    .split(/\s+/u)
    .map((pair) => pair.split(':') as [string, string])
    .filter(([one, other]) => one !== other),
);

/** Feminine endings, and those of the masculine form, which must be a known noun. */
const endings =
  `innen>:innen>e erin>erer in>:in>e euses>eur euse>eur rices>eur rice>eur eres>er ere>er iennes>ien ienne>ien onnes>on onne>on elle>el ive>if ee>e
oras>or ora>or as>o a>o a>e a> e>`
    .split(/[\s:]+/u)
    .map((pair) => pair.split('>') as [string, string]);

const known = new Set([
  ...occupations,
  ...titleLexicon
    .split('\n')
    .flatMap((line) => line.slice(line.indexOf(':') + 1).split(/[\s/]+/u))
    .filter((word) => word !== '' && !word.includes('_')),
  ...masculine.values(),
]);
/** German compounds end in a noun: "Bauingenieurin". */
const shortestEnd = 5;
const ends = [...known].filter((noun) => noun.length >= shortestEnd);
const german = /^(?:er)?in/u;

const isNoun = (word: string, ending: string): boolean =>
  known.has(word) || (german.test(ending) && ends.some((end) => word.endsWith(end)));

/** German compounds that end in one of the irregular forms: "Lebensmittelexpertin". */
const irregularEnd = /^(?<begin>.{3,})(?<end>beamtin|beamte|expertin|experte)$/u;

/**
 * The masculine form of a word in a title, in lower case without accents, so that nothing about a title differs by gender; other
 * words as they are. See docs/decisions/0174.
 */
export const masculineOf = (word: string): string => {
  const listed = masculine.get(word);
  if (listed) return listed;
  const begin = /^(?<begin>.{2,})(?:frau|leute|mann)$/u.exec(word)?.groups?.begin;
  if (begin) return known.has(`${begin}frau`) && !known.has(`${begin}mann`) ? `${begin}frau` : `${begin}mann`;
  const compound = irregularEnd.exec(word)?.groups;
  if (compound) return `${compound.begin}${masculine.get(compound.end ?? '')}`;
  if (occupations.has(word)) return word;
  for (const [ending, base] of endings) {
    if (!word.endsWith(ending) || word.length < ending.length + 3) continue;
    const form = word.slice(0, word.length - ending.length) + base;
    if (isNoun(form, ending)) return masculine.get(form) ?? form;
  }
  // "Footballeuse": no English word ends so.
  return word.length > 6 && word.endsWith('euse') ? `${word.slice(0, -4)}eur` : word;
};

/** "Saleswoman", "Salesman" and "Salesperson" as one of them that is known. */
export const neutralOf = (word: string, isKnown: (word: string) => boolean): string => {
  const [, begin, end] = /^(.{3,}?)(woman|women|person|man|men)$/u.exec(word) ?? [];
  if (!begin || !end) return word;
  const found = ['person', 'man', 'woman'].map((one) => begin + one).find(isKnown);
  return found ?? `${begin}man`;
};
