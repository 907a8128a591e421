import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { criteriaSchema } from '../../domain/matching/criteria.ts';
import { buildIndex, indexBytes, upsert } from '../../domain/matching/index/candidateIndex.ts';
import { search } from '../../domain/matching/index/search.ts';
import { mostNames } from '../../domain/matching/market/knownNames.ts';
import type { Profile } from '../../domain/matching/profile.ts';
import { learnRelated } from '../../domain/matching/related.ts';
import { readText } from '../../domain/reading/readText.ts';
import type { SkillDictionary } from '../../domain/skills/dictionary/dictionary.ts';
import { loadDictionary } from '../../domain/skills/dictionary/loadDictionary.ts';
import { loadTitleSpace } from '../../domain/titles/loadTitleSpace.ts';
import { seeded } from '../../fixtures/random.ts';
import { keepInFile } from '../../server/matching/keepInFile.ts';
import { nodeCpu } from '../cpu.ts';
import { fixed, mean, quantile } from '../figures.ts';
import type { Table } from '../table.ts';
import { criteriaOf, manyCandidates, today } from './manyCandidates.ts';
import { readProxyMarket, type TitledProfile } from './proxyMarket.ts';
import { readPeople } from './rankers.ts';

const million = 1_000_000;
/** Markets: candidates, and whether each has a summary. */
const markets = [
  { size: 10_000, withTexts: false },
  { size: 100_000, withTexts: false },
  { size: million, withTexts: false },
  { size: million, withTexts: true },
];
const questions = 200;

/** Measures the search time and the index size with generated candidates. */
export const speed = async (data: string): Promise<Table[]> => {
  const { candidates, jobs } = readProxyMarket(data);
  const [dictionary, space, profiles] = await Promise.all([
    loadDictionary(),
    loadTitleSpace(),
    readPeople(candidates),
  ]);
  const related = learnRelated(profiles, dictionary);
  const knowledge = { dictionary, titlesVersion: space.version, related };
  const folder = mkdtempSync(join(tmpdir(), 'talentbench-'));
  const ads = {
    [`${mostNames} names that the dictionary does not know`]: adsWithNames(candidates, dictionary),
    'sentences of which nothing is understood': adsOfWords(profiles, dictionary),
  };
  const read: Table['rows'] = [];
  const rows = markets.map(({ size, withTexts }) => {
    const began = nodeCpu();
    const index = buildIndex(
      manyCandidates(size, profiles, withTexts),
      space,
      today,
      size,
      keepInFile(folder),
    );
    const built = nodeCpu() - began;
    const asked = jobs.slice(0, questions).map((job, at) => criteriaSchema.parse(criteriaOf(job, at)));
    const ask = (at: number) =>
      search(index, asked[at] as (typeof asked)[number], knowledge, { top: 20, today });
    for (let at = 0; at < 20; at++) ask(at);
    const times = asked.map((_, at) => timed(() => ask(at)));
    if (withTexts) {
      for (const [kind, texts] of Object.entries(ads)) {
        const found = texts.map((text) => {
          const criteria = criteriaSchema.parse({ text });
          return timed(() => search(index, criteria, knowledge, { top: 20, today }));
        });
        const cpu = (share: number) => {
          const times = found.map((one) => one.cpu);
          return `${fixed(quantile(times, share), 1)} ms`;
        };
        const names = mean(found.map(({ answer }) => answer.need.unknown.length));
        const words = mean(found.map(({ answer }) => answer.need.words?.list.length ?? 0));
        read.push([kind, fixed(size), fixed(names, 1), fixed(words, 1), cpu(0.5), cpu(0.95)]);
      }
    }
    const updates = [...manyCandidates(1000, profiles, withTexts)].map((profile) =>
      timed(() => upsert(index, profile)),
    );
    const entries = index.packed.reduce((sum, { length }) => sum + length, 0);
    return [
      `${fixed(size)}${withTexts ? ', each with a summary' : ''}`,
      `${fixed(entries / 1e6, 1)}M`,
      `${fixed(indexBytes(index) / 1e6, 1)} MB`,
      `${fixed(index.texts.bytesOnDisk() / 1e6, 1)} MB`,
      `${fixed(built, 1)} s`,
      ...[0.5, 0.95].flatMap((share) => [
        `${fixed(
          quantile(
            times.map(({ cpu }) => cpu),
            share,
          ),
          1,
        )} ms`,
      ]),
      `${fixed(
        quantile(
          times.map(({ wall }) => wall),
          0.95,
        ),
        1,
      )} ms`,
      `${fixed(
        quantile(
          updates.map(({ wall }) => wall),
          0.95,
        ) * 1000,
      )} µs`,
    ];
  });
  rmSync(folder, { recursive: true });
  return [
    {
      title: `Search: the best 20 with reasons, ${questions} questions`,
      head: [
        'people',
        'skills',
        'index',
        'on disk',
        'built, CPU',
        'CPU p50',
        'CPU p95',
        'wall p95',
        'update p95',
      ],
      rows,
      notes: [
        'Targets at 1,000,000: CPU p95 at most 60 ms, wall p95 at most 150 ms on an idle machine, under 120 MB.',
      ],
    },
    {
      title: `Search: ${questions} ads without a known skill`,
      head: ['ads', 'people, each with a summary', 'names found', 'words found', 'CPU p50', 'CPU p95'],
      rows: read,
    },
  ];
};

/** Ads that ask only for tools that the market has but the dictionary does not know. */
const adsWithNames = (candidates: readonly TitledProfile[], dictionary: SkillDictionary): string[] => {
  const random = seeded('ads with names');
  const tools = [...new Set(candidates.flatMap(({ skills }) => skills))].filter(
    (name) => readText(`Requirements\n- ${name}`, dictionary, { withNames: true }).names[0]?.name === name,
  );
  return Array.from(
    { length: questions },
    () =>
      `Requirements\n${random
        .some(tools, mostNames)
        .map((name) => `- ${name}`)
        .join('\n')}`,
  );
};

/** Ads of ten sentences with six words each that candidates use and that are no skills. */
const adsOfWords = (profiles: readonly Profile[], dictionary: SkillDictionary): string[] => {
  const random = seeded('ads of words');
  const used = [...manyCandidates(500, profiles, true)].flatMap((one) => one.sentences.flat());
  const words = [...new Set(used)].filter((word) => readText(word, dictionary).skills.length === 0);
  return Array.from({ length: questions }, () =>
    Array.from({ length: 10 }, () => `we ${random.some(words, 6).join(' ')}.`).join('\n'),
  );
};

const timed = <T>(act: () => T) => {
  const [cpu, began] = [nodeCpu(), performance.now()];
  const answer = act();
  return { answer, cpu: (nodeCpu() - cpu) * 1000, wall: performance.now() - began };
};
