import { hashOf } from '../../domain/hashOf.ts';
import { makeDictionary, type SkillDictionary } from '../../domain/skills/dictionary/dictionary.ts';
import { squeezeName } from '../../domain/skills/dictionary/foldName.ts';
import { normaliseSkill } from '../../domain/skills/dictionary/normaliseSkill.ts';
import { suggester } from '../../domain/skills/dictionary/suggestSkills.ts';
import { entryOf, makeTables } from '../../scripts/skillDictionary/makeTables.ts';
import { readSources, type Sources, type Synonym } from '../../scripts/skillDictionary/readSources.ts';
import { fixed } from '../figures.ts';
import type { Table } from '../table.ts';

const folds = 5;
const foldOf = ({ alias }: Synonym) => hashOf(alias) % folds;

type Answer = { synonym: Synonym; merged: boolean; right: boolean; suggested: boolean };

/** Looks up each fifth of Stack Overflow's synonyms in a dictionary that was built without it. */
export const synonyms = (folder: string): Table[] => {
  const sources = readSources(folder);
  const answers = Array.from({ length: folds }, (_, fold) => answersWithout(sources, fold)).flat();
  const merged = answers.filter((one) => one.merged);
  const unknown = answers.filter((one) => !one.merged);
  const row = (name: string, of: Answer[], test: (one: Answer) => boolean, target: string) => [
    name,
    fixed(shareOf(of, test, used), 4),
    fixed(
      shareOf(of, test, () => 1),
      4,
    ),
    target,
  ];
  return [
    {
      title: `Names of skills: ${answers.length} synonyms of Stack Overflow, each held out of the table`,
      head: ['', 'by usage', 'by name', 'at least'],
      rows: [
        row('merged by itself, and right', merged, ({ right }) => right, '0.98 by usage'),
        row('merged by itself, of all', answers, (one) => one.merged, ''),
        row('among five suggestions, of all', answers, ({ suggested }) => suggested, ''),
        row('among five suggestions, of those not merged', unknown, ({ suggested }) => suggested, '0.65'),
      ],
      notes: [
        'A name that the other lists hold as a skill of its own stays that skill: it is not merged with anything.',
      ],
    },
  ];
};

const used = ({ synonym }: Answer) => synonym.used;

const shareOf = (of: readonly Answer[], test: (one: Answer) => boolean, weight: (one: Answer) => number) => {
  const sum = (list: readonly Answer[]) => list.reduce((total, one) => total + weight(one), 0);
  return sum(of.filter(test)) / sum(of);
};

const answersWithout = (sources: Sources, fold: number): Answer[] => {
  const held = sources.synonyms.filter((one) => foldOf(one) === fold);
  const dictionary = dictionaryWithout(sources, held);
  const suggest = suggester(dictionary);
  return held.map((synonym) => {
    const wanted = normaliseSkill(synonym.target, dictionary).id;
    const { id, stage } = normaliseSkill(synonym.alias, dictionary);
    return {
      synonym,
      merged: stage !== 'unknown' && squeezeName(id) !== squeezeName(synonym.alias),
      right: id === wanted,
      suggested: suggest(synonym.alias).some((one) => one.id === wanted),
    };
  });
};

/** Keeps the target tags of the synonyms. Only their aliases and the handwritten entries are held out. */
const dictionaryWithout = (sources: Sources, held: readonly Synonym[]): SkillDictionary => {
  const aliases = new Set(held.map(({ alias }) => alias));
  const tags = sources.tags.filter(({ name }) => !aliases.has(name));
  const known = new Set(tags.map(({ name }) => name));
  const targets = [...new Set(held.map(({ target }) => target))].filter(
    (name) => !known.has(name) && !aliases.has(name),
  );
  const { skills, related } = makeTables({
    ...sources,
    byHand: [],
    tags: [...tags, ...targets.map((name) => ({ name, count: 500 }))],
    synonyms: sources.synonyms.filter(({ alias }) => !aliases.has(alias)),
  });
  return makeDictionary({ version: 'held out', skills: skills.map(entryOf), related });
};
