import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { SkillEntry } from '../domain/skills/dictionary/dictionary.ts';
import { labelFrom, lineOf, relatedLineOf } from '../domain/skills/dictionary/dictionaryLines.ts';
import { type DraftSkill, entryOf, makeTables, type Origin } from './skillDictionary/makeTables.ts';
import { readSources } from './skillDictionary/readSources.ts';

/**
 * Creates the two files of the skill dictionary from the public lists: `node scripts/makeSkillDictionary.ts
 * ../shared/data`.
 */
const folder = process.argv[2] ?? '../shared/data';
const target = new URL('../domain/skills/dictionary/data/', import.meta.url);
const { skills, related } = makeTables(readSources(folder));

/** The data of one source about a skill; empty skills are omitted. */
const saidBy =
  (origin: Origin) =>
  (draft: DraftSkill): SkillEntry[] => {
    const aliases = [...draft.aliases].filter(([, from]) => from === origin).map(([alias]) => alias);
    const entry = entryOf(draft);
    const ownId = draft.origin === origin;
    if (origin === 'stackoverflow') {
      return ownId || aliases.length > 0
        ? [{ ...entry, label: labelFrom(draft.id), technology: false, aliases }]
        : [];
    }
    const says = ownId || aliases.length > 0 || draft.label !== null || entry.technology;
    return says ? [{ ...entry, reach: ownId ? draft.reach : 0, aliases }] : [];
  };

const write = (file: string, notice: string, origin: Origin, pairs?: string[]) => {
  const lines = skills.flatMap(saidBy(origin)).map(lineOf).sort();
  const version = createHash('sha256')
    .update([...lines, ...(pairs ?? [])].join('\n'))
    .digest('hex')
    .slice(0, 8);
  const text = `${JSON.stringify({ notice, version, skills: lines, ...(pairs && { related: pairs }) }, null, 1)}\n`;
  writeFileSync(new URL(file, target), text);
  console.log(
    `${file}: ${lines.length} skills, ${text.length} bytes, ${gzipSync(text, { level: 9 }).length} gzip, version ${version}`,
  );
};

mkdirSync(target, { recursive: true });
write(
  'stackOverflow.json',
  'Tags and tag synonyms of Stack Overflow, Stack Exchange Data Explorer 2021, CC BY-SA 4.0; changed: versions folded, aliases resolved.',
  'stackoverflow',
);
write(
  'skills.json',
  'ESCO 1.2, European Commission (Decision 2011/833/EU); O*NET 29.2, U.S. Department of Labor, CC BY 4.0; github/explore, CC BY 4.0; tanova-ai/skills-taxonomy, CC BY 4.0; changed: merged and cut.',
  'others',
  related.map(relatedLineOf).sort(),
);
