import { expect, test } from 'vitest';
import { newMatches, type SavedSearch } from '../../../domain/contract/hiring/savedSearches.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import type { RecommendInput } from '../../../domain/matching/market/recommend.ts';
import { type As, addCandidate, edit, fieldErrors, freshWord, list, refusal } from './open.ts';

const passed = (skill: string) => `passedAssessments:${skill}`;

/** A matching criterion of a plugin, with the plugin of skill assessments on. */
export const addedCriteria = (as: As): void => {
  /** An assessment that the candidate has passed, by default shown to recruiters. */
  const pass = async ({ id }: Row, skill: string, shared = true): Promise<Row> => {
    const provider = await as('provider');
    const data = { candidateId: id, skill, plannedFor: '2026-06-20', status: 'Planned' };
    const planned = (await provider.create<Row>('skillAssessments', { data })).data;
    const graded = { status: 'Passed', score: 90, shared };
    return (await edit(provider, 'skillAssessments', planned, graded)).data as Row;
  };
  const three = async (word: string, skill: string) => {
    const provider = await as('provider');
    const add = (name: string) => addCandidate(provider, { name: `${name} ${word}`, skills: [word] });
    const [ann, ben, cid] = [await add('Ann'), await add('Ben'), await add('Cid')];
    return { ann, ben, cid, ofAnn: await pass(ann, skill), ofBen: await pass(ben, skill, false) };
  };
  const found = async (word: string, added: unknown) =>
    (
      await list(await as('recruiter'), 'candidates', { filter: { q: word, added }, sort: ['name', 'ASC'] })
    ).data.map(({ name }) => String(name).slice(0, 3));
  const recommended = async (criteria: RecommendInput['criteria']) =>
    (await (await as('recruiter')).recommend({ criteria })).data;

  test('the talent pool is filtered by what rows of the plugin state now, and its values are counted', async () => {
    const [word, skill] = [freshWord(), `Spring: ${freshWord()}`];
    const { ann, ofAnn, ofBen } = await three(word, skill);
    expect(await found(word, passed(skill))).toEqual(['Ann']);
    const recruiter = await as('recruiter');
    const facets = async () =>
      (await recruiter.candidateFacets({ filter: JSON.stringify({ q: word }) })).data.added;
    expect(await facets()).toEqual([{ value: passed(skill), count: 1 }]);
    const provider = await as('provider');
    await edit(provider, 'skillAssessments', ofBen, { shared: true });
    await pass(ann, 'Rust');
    expect(await found(word, passed(skill))).toEqual(['Ann', 'Ben']);
    expect(await found(word, [passed(skill), passed('Rust')])).toEqual(['Ann']);
    await provider.delete('skillAssessments', { id: ofAnn.id, previousData: ofAnn });
    expect(await found(word, passed(skill))).toEqual(['Ben']);
    const { version } = (await provider.getOne<Row>('candidates', { id: ann.id })).data;
    expect(version).toBe(ann.version);
  });

  test('a filter by a criterion of a plugin that is off is ignored, and one that names none is refused', async () => {
    const word = freshWord();
    await three(word, 'Kafka');
    expect(await found(word, ['clearances:Secret', passed('Kafka')])).toEqual(['Ann']);
    expect(await found(word, ['clearances:Secret'])).toEqual(['Ann', 'Ben', 'Cid']);
    for (const wrong of ['Kafka', ':', 3, [null]])
      expect(fieldErrors(await refusal(found(word, wrong)))).toEqual(['added']);
  });

  test('nobody sets what plugins state in the form of a candidate', async () => {
    const { ann } = await three(freshWord(), 'Go');
    const refused = await refusal(
      edit(await as('provider'), 'candidates', ann, { addedFacts: [passed('Cobol')] }),
    );
    expect(fieldErrors(refused)).toEqual(['addedFacts']);
  });

  test('a search leaves out those without what must be, and says how many it alone excludes', async () => {
    const [word, skill] = [freshWord(), freshWord()];
    const { ann } = await three(word, skill);
    const { matches, filteredOut, criteria } = await recommended({
      skills: [{ name: word }],
      filters: { skills: [word] },
      added: [
        { criterion: 'passedAssessments', value: skill, must: true },
        { criterion: 'clearances', value: 'Secret', must: true },
      ],
    });
    expect(matches.map(({ id }) => id)).toEqual([ann.id]);
    expect(filteredOut).toContainEqual({ filter: `added:${passed(skill)}`, label: passed(skill), count: 2 });
    expect(criteria.added?.map(({ criterion }) => criterion)).toEqual(['passedAssessments']);
  });

  test('a search gives the plugin’s points for what need not be, with a reason', async () => {
    const [word, skill] = [freshWord(), freshWord()];
    const { ann } = await three(word, skill);
    const { matches, weights } = await recommended({
      skills: [{ name: word }],
      filters: { skills: [word] },
      added: [{ criterion: 'passedAssessments', value: skill }],
    });
    expect(matches[0]?.id).toBe(ann.id);
    expect(weights.added).toBe(8000);
    expect(matches.map(({ reasons }) => reasons.find(({ part }) => part === 'added'))).toMatchObject([
      { kind: 'added', params: { value: skill }, points: 8, of: 8 },
      { kind: 'addedMissing', points: 0, of: 8 },
      { kind: 'addedMissing', points: 0, of: 8 },
    ]);
    for (const { score, reasons } of matches)
      expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
  });

  test('a saved search keeps what plugins must state', async () => {
    const [word, skill] = [freshWord(), freshWord()];
    await three(word, skill);
    const recruiter = await as('recruiter');
    const data = { name: freshWord(), q: word, added: [passed(skill)] };
    const { data: search } = await recruiter.create<Row>('savedSearches', { data });
    const filter = newMatches(search as SavedSearch, '2020-01-01T00:00:00.000Z');
    expect((await list(recruiter, 'candidates', { filter })).total).toBe(1);
    const refused = await refusal(recruiter.create('savedSearches', { data: { ...data, added: ['SQL'] } }));
    expect(fieldErrors(refused)).toEqual(['added']);
    await recruiter.delete('savedSearches', { id: search.id, previousData: search });
  });
};
