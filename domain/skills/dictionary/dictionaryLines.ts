import type { RelatedPair, SkillEntry, SkillTables } from './dictionary.ts';

/**
 * A dictionary file. A line is a skill: id, label (empty if derived from the id), reach, `t` for a
 * technology, aliases separated by bars; columns are separated by tabs. Entries for one skill in two files
 * are merged.
 */
type DictionaryFile = {
  notice: string;
  version: string;
  skills: readonly string[];
  related?: readonly string[];
};

/** "unit-testing" is "Unit Testing". */
export const labelFrom = (id: string): string =>
  id.replace(/-/g, ' ').replace(/(?:^|\s)\p{Ll}/gu, (start) => start.toUpperCase());

export const lineOf = ({ id, label, reach, technology, aliases }: SkillEntry): string =>
  [
    id,
    label === labelFrom(id) ? '' : label,
    reach > 0 ? String(reach) : '',
    technology ? 't' : '',
    aliases.join('|'),
  ]
    .join('\t')
    .trimEnd();

export const relatedLineOf = ([asked, known, credit]: RelatedPair): string => `${asked}\t${known}\t${credit}`;

/** The merged tables of all files. */
export const readFiles = (files: readonly DictionaryFile[]): SkillTables => {
  const skills = new Map<string, SkillEntry>();
  for (const line of files.flatMap((file) => file.skills)) {
    const next = entryFrom(line);
    const known = skills.get(next.id);
    skills.set(next.id, known ? merged(known, next) : next);
  }
  return {
    version: files.map(({ version }) => version).join('.'),
    skills: [...skills.values()],
    related: files.flatMap(({ related = [] }) => related).map(relatedFrom),
  };
};

const entryFrom = (line: string): SkillEntry => {
  const [id = '', label = '', reach = '', technology = '', aliases = ''] = line.split('\t');
  return {
    id,
    label: label || labelFrom(id),
    reach: Number(reach),
    technology: technology === 't',
    aliases: aliases ? aliases.split('|') : [],
  };
};

const merged = (one: SkillEntry, other: SkillEntry): SkillEntry => ({
  id: one.id,
  label: other.label === labelFrom(one.id) ? one.label : other.label,
  reach: Math.max(one.reach, other.reach),
  technology: one.technology || other.technology,
  aliases: [...one.aliases, ...other.aliases],
});

const relatedFrom = (line: string): RelatedPair => {
  const [asked = '', known = '', credit] = line.split('\t');
  return [asked, known, Number(credit)];
};
