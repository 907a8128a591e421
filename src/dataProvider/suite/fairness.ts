import { expect, test } from 'vitest';
import type { Rows } from '../../../domain/contract/index.ts';
import { selectionSteps } from '../../../domain/insight/fairness/steps.ts';
import type { DataProvider } from '../port.ts';
import { type As, list, refusal } from './open.ts';

/** All rows of a noun, as its lists return them. */
const allOf = async <N extends keyof Rows>(provider: DataProvider, noun: N): Promise<Rows[N][]> => {
  const rows: unknown[] = [];
  for (let page = 1; ; page++) {
    const { data, total = 0 } = await list(provider, noun, { page, perPage: 100 });
    rows.push(...data);
    if (rows.length >= total) return rows as Rows[N][];
  }
};

/** The report is counted again from the results of searches and the rows of lists. */
export const fairness = (as: As): void => {
  test('the first ten of each stored search and the rows of deals add up to the rates of each group', async () => {
    const recruiter = await as('recruiter');
    const admin = await as('admin');
    const before = (await admin.fairness({ range: '90d' })).data;
    const answers = [];
    for (const skill of ['React', 'Java', 'Python', 'AWS', 'SQL'])
      answers.push((await recruiter.recommend({ criteria: { skills: [{ name: skill }] } })).data);
    const { data } = await admin.fairness({ range: '90d' });
    const { from, to } = data.period;
    expect([from, to]).toEqual(['2026-03-18', '2026-06-15']);
    expect(data.searches - before.searches).toBe(answers.length);

    const [candidates, requests, entries, interviews, contracts, kept] = [
      await allOf(admin, 'candidates'),
      await allOf(admin, 'requests'),
      await allOf(admin, 'pipelineEntries'),
      await allOf(admin, 'interviews'),
      await allOf(admin, 'contracts'),
      await allOf(admin, 'searches'),
    ];
    const top = new Set(answers.flatMap(({ matches }) => matches.slice(0, 10).map(({ id }) => id)));
    for (const { firstTen } of kept) for (const id of firstTen) top.add(id);
    const isIn = (at: string | null) => at !== null && from <= at.slice(0, 10) && at.slice(0, 10) <= to;
    const entryOf = new Map(entries.map(({ id, candidateId }) => [id, candidateId]));
    const reached = {
      topTen: top,
      requested: new Set(requests.flatMap((one) => (isIn(one.createdAt) ? one.candidateId : []))),
      interviewed: new Set(
        interviews.flatMap(({ entryId, startsAt, status }) =>
          isIn(startsAt) && status !== 'Cancelled' ? entryOf.get(entryId) : [],
        ),
      ),
      hired: new Set([
        ...entries.flatMap(({ stage, outcome, hireDate, candidateId }) =>
          stage === 'hired' && outcome === 'Live' && isIn(hireDate) ? candidateId : [],
        ),
        ...contracts.flatMap(({ type, signedDate, candidateId }) =>
          ['SOW', 'C2H'].includes(type) && isIn(signedDate) ? candidateId : [],
        ),
      ]),
    };
    const people = candidates.filter(
      ({ id, listed, listedAt }) =>
        listed || (listedAt ?? '') >= from || selectionSteps.some((step) => reached[step].has(id)),
    );
    expect(data.considered).toBe(people.length);
    for (const step of selectionSteps) {
      const all = people.filter(({ id }) => reached[step].has(id));
      expect([step, data.selected[step]]).toEqual([step, all.length]);
      expect(all.length).toBeGreaterThan(0);
      for (const by of ['provider', 'country', 'identity', 'language', 'history'] as const) {
        const rows = data.rows.filter((row) => row.by === by && row.step === step);
        const sum = (field: 'considered' | 'selected') => rows.reduce((total, row) => total + row[field], 0);
        expect([by, sum('considered'), sum('selected')]).toEqual([by, people.length, all.length]);
        const best = rows.find(({ verdict }) => verdict === 'best');
        for (const { considered, selected, rate, low, high, ratio, verdict } of rows) {
          expect(rate).toBeCloseTo(selected / considered);
          expect([low <= rate, rate <= high]).toEqual([true, true]);
          if (verdict !== 'tooFew') expect(ratio).toBeCloseTo(rate / (best?.rate ?? 0));
          else expect(ratio).toBeNull();
        }
      }
      for (const { group, considered, selected } of data.rows.filter(
        (row) => row.by === 'provider' && row.step === step,
      ))
        expect([group, considered, selected]).toEqual([
          group,
          people.filter(({ companyId }) => companyId === group).length,
          all.filter(({ companyId }) => companyId === group).length,
        ]);
    }
  });

  test('the report is for operators', async () => {
    for (const user of ['recruiter', 'provider'] as const)
      expect((await refusal((await as(user)).fairness({ range: '90d' }))).status).toBe(403);
  });
};
