import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { type Criteria, criteriaSchema } from '../domain/matching/criteria.ts';
import { makeIndex, upsert } from '../domain/matching/index/candidateIndex.ts';
import { search } from '../domain/matching/index/search.ts';
import { candidateLine, type JobLine, jobLine } from '../domain/matching/lines.ts';
import type { Knowledge } from '../domain/matching/need.ts';
import { readProfile } from '../domain/matching/profile.ts';
import { reasonText } from '../domain/matching/reasonText.ts';
import { learnRelated, makeSample } from '../domain/matching/related.ts';
import type { Gazetteer } from '../domain/places/gazetteer.ts';
import { loadGazetteer } from '../domain/places/loadGazetteer.ts';
import { loadDictionary } from '../domain/skills/dictionary/loadDictionary.ts';
import { loadTitleSpace } from '../domain/titles/loadTitleSpace.ts';
import { BadLine, readLines } from './match/readLines.ts';

/**
 * Ranks candidates for jobs, files of one JSON object a line:
 * `npm run -s match -- --jobs jobs.jsonl --candidates candidates.jsonl --top 50`.
 */
const usage =
  'npm run -s match -- --jobs jobs.jsonl --candidates candidates.jsonl [--top 50] [--today 2026-01-31]';

const options = () => {
  const { values } = parseArgs({
    options: {
      jobs: { type: 'string' },
      candidates: { type: 'string' },
      top: { type: 'string', default: '50' },
      today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    },
  });
  const { jobs, candidates, today } = values;
  const top = Number(values.top);
  if (!jobs || !candidates) throw new BadLine(`Both files are needed: ${usage}`);
  if (!Number.isInteger(top) || top < 1) throw new BadLine(`--top ${values.top}: a whole number from 1`);
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(today)) throw new BadLine(`--today ${today}: a date such as 2026-01-31`);
  return { jobs, candidates, top, today };
};

const match = async () => {
  const { jobs, candidates, top, today } = options();
  const [dictionary, space, places] = await Promise.all([
    loadDictionary(),
    loadTitleSpace(),
    loadGazetteer(),
  ]);
  const market = await readMarket(candidates, today);
  const knowledge = {
    dictionary,
    titlesVersion: space.version,
    related: learnRelated(market.sample, dictionary),
  };
  for await (const { row } of readLines(jobs, checkedJob)) {
    const results = resultsFor(row.criteria, market, knowledge, { top, today, places });
    if (!process.stdout.write(`${JSON.stringify({ id: row.id, results })}\n`))
      await once(process.stdout, 'drain');
  }
};

const criteriaOf = (job: JobLine) => ({
  title: job.jobTitle ?? null,
  skills: job.skills ?? [],
  text: job.description ?? null,
  experience: job.experience ?? null,
  startBy: job.startBy ?? null,
  filters: job.filters ?? {},
  weights: job.weights ?? null,
});

/** The given job and its search criteria, both validated. */
const checkedJob = jobLine.transform((job, context) => {
  const { success, data, error } = criteriaSchema.safeParse(criteriaOf(job));
  if (success) return { id: job.id, criteria: data };
  for (const { path, message } of error.issues) context.addIssue({ code: 'custom', path, message });
  return { id: job.id, criteria: criteriaSchema.parse({}) };
});

const readMarket = async (file: string, today: string) => {
  const [dictionary, space] = await Promise.all([loadDictionary(), loadTitleSpace()]);
  const index = makeIndex(space, today);
  const sample = makeSample();
  let numbered = true;
  for await (const { line, row } of readLines(file, candidateLine)) {
    const id = String(row.id);
    numbered &&= typeof row.id === 'number';
    if (index.ids.numberOf(id) >= 0)
      throw new BadLine(`${file}, line ${line}: the id ${id} stands there twice`);
    const profile = readProfile(
      {
        ...row,
        id,
        titles: row.titles ?? [],
        skills: row.skills ?? [],
        text: row.profile ?? row.text ?? null,
      },
      dictionary,
      today,
    );
    upsert(index, profile);
    sample.add(profile);
  }
  return { index, sample: sample.profiles(), idOf: (id: string) => (numbered ? Number(id) : id) };
};

type Market = Awaited<ReturnType<typeof readMarket>>;

const resultsFor = (
  criteria: Criteria,
  { index, idOf }: Market,
  knowledge: Knowledge,
  options: { top: number; today: string; places: Gazetteer },
) =>
  search(index, criteria, knowledge, { ...options, raises: false }).matches.map(({ id, score, reasons }) => ({
    id: idOf(id),
    score,
    reasons: reasons.map(reasonText),
  }));

try {
  await match();
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error instanceof BadLine || 'code' in error ? error.message : error);
  process.exitCode = 1;
}
