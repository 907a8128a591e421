import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { byHand } from './byHand.ts';

/** Stack Overflow's tag synonyms: `alias` was replaced by `target`, this many times. */
export type Synonym = { alias: string; target: string; used: number };
/** A name and its aliases in one public list. */
export type Named = { name: string; aliases: string[]; source: 'github' | 'esco' | 'onet' };
export type Transfer = { asked: string; known: string; share: number };

export type Sources = {
  /** Entries written by hand. */
  byHand: readonly (readonly [id: string, label: string, aliases?: string])[];
  tags: { name: string; count: number }[];
  synonyms: Synonym[];
  named: Named[];
  /** Topics that redirect to another topic on GitHub. */
  neighbours: [string, string][];
  transfers: Transfer[];
};

export const sourceFiles = [
  'so_tags_min500.tsv',
  'so_tag_synonyms.tsv',
  'github_topics.json',
  'esco_digital_skills.tsv',
  'onet_technology_skills.tsv',
  'tanova_taxonomy.json',
];

/** Reads the public lists that the dictionary is made from. */
export const readSources = (folder: string): Sources => {
  const lines = (file: string) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .slice(1)
      .filter(Boolean)
      .map((line) => line.replace(/\r$/, '').split('\t'));
  const json = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const topics: Topics = json('github_topics.json');
  return {
    byHand,
    tags: lines('so_tags_min500.tsv').map(([name = '', count]) => ({ name, count: Number(count) })),
    synonyms: lines('so_tag_synonyms.tsv').map(([alias = '', target = '', used]) => ({
      alias,
      target,
      used: Number(used),
    })),
    named: [
      ...namedTopics(topics),
      ...lines('esco_digital_skills.tsv').filter(isKnowledge).map(namedByEsco),
      ...namedTools(lines('onet_technology_skills.tsv')),
    ],
    neighbours: topics.related,
    transfers: transfersOf(json('tanova_taxonomy.json')),
  };
};

type Topics = { topics: string[]; aliases: [string, string][]; related: [string, string][] };

const namedTopics = ({ topics, aliases }: Topics): Named[] => {
  const byTopic = new Map(topics.map((name) => [name, [] as string[]]));
  for (const [alias, topic] of aliases) if (isOfTopic(alias, topic)) byTopic.get(topic)?.push(alias);
  return [...byTopic].map(([name, others]) => ({ name, aliases: others, source: 'github' }));
};

/** Game genres are skipped: outside of games, "strategy" and "time management" mean something else. */
const isOfTopic = (alias: string, topic: string): boolean => !isGame.test(topic) || isGame.test(alias);
const isGame = /game|gaming/iu;

/** Knowledge only; ESCO's other rows are activities ("operate control panels"). */
const isKnowledge = ([, , type]: string[]) => type === 'knowledge';

/** Longer labels are descriptions rather than names. */
const mostWords = 4;

const namedByEsco = ([, name = '', , others = '']: string[]): Named => ({
  name,
  aliases: others.split('|').filter((other) => other && other.split(' ').length <= mostWords),
  source: 'esco',
});

/** Tools used in at least this many occupations. Others are specialized products of a single trade. */
const fewestOccupations = 3;

const namedTools = (rows: string[][]): Named[] => {
  const users = new Map<string, number>();
  for (const [, name = '', hot] of rows) users.set(name, (users.get(name) ?? 0) + (hot === 'Y' ? 3 : 1));
  return [...users]
    .filter(([, count]) => count >= fewestOccupations)
    .map(([name]) => ({ name, aliases: [], source: 'onet' }));
};

type Taxonomy = {
  categories: Record<string, { subcategories: Record<string, { skills: TaxonomySkill[] }> }>;
};
type TaxonomySkill = { id: string; canonical_name: string; transferability: Record<string, number> };

const transfersOf = ({ categories }: Taxonomy): Transfer[] => {
  const skills = Object.values(categories)
    .flatMap(({ subcategories }) => Object.values(subcategories))
    .flatMap(({ skills: list }) => list);
  const names = new Map(skills.map(({ id, canonical_name }) => [id, canonical_name]));
  return skills.flatMap(({ canonical_name, transferability }) =>
    Object.entries(transferability).flatMap(([id, share]) => {
      const known = names.get(id);
      return known ? [{ asked: canonical_name, known, share }] : [];
    }),
  );
};
