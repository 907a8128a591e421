import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import type { RecommendInput } from '../../../domain/matching/market/recommend.ts';
import { type As, addCandidate, edit, fieldErrors, freshWord, idsOf, list, refusal } from './open.ts';
import { signDeployment } from './timesheets.ts';

/** A recruiter's searches and what is stored of them. */
export const matching = (as: As): void => {
  const find = async (criteria: RecommendInput['criteria'], more: Partial<RecommendInput> = {}) =>
    (await (await as('recruiter')).recommend({ criteria, ...more })).data;
  const addPerson = async (columns: Record<string, unknown>) => addCandidate(await as('provider'), columns);
  const addJob = async (skill: string) => {
    const data = {
      title: 'Tide Keeper',
      skills: [skill],
      location: 'Lyon',
      experience: '3-5 years',
      salary: '50-60k',
      deadline: '2026-07-01',
    };
    return (await (await as('recruiter')).create<Row>('jobs', { data })).data;
  };
  const inQueue = async (name: string) =>
    (await list(await as('admin'), 'unknownSkills', { filter: { q: name } })).data;
  /** A skill that no other candidate has. */
  const twoWith = async (skill: string) => [
    await addPerson({ title: 'Tide Keeper', skills: [skill], experience: 6 }),
    await addPerson({ title: 'Baker', skills: [skill], experience: 1 }),
  ];

  test('a search finds current candidates, best first, with reasons that add up', async () => {
    const skill = freshWord();
    const [better, lesser] = await twoWith(skill);
    const found = await find({ title: 'Tide Keeper', skills: [{ name: skill }], experience: { min: 5 } });
    expect(found.matches.slice(0, 2).map(({ id }) => id)).toEqual([better?.id, lesser?.id]);
    for (const { score, fit, logistics, reasons } of found.matches) {
      expect(fit + logistics).toBe(score);
      expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
    expect(found).toMatchObject({ jobId: null, skills: [skill], unknown: [skill], passed: found.visible });
    await edit(await as('provider'), 'candidates', better as Row, { skills: ['SQL'] });
    const again = await find({ skills: [{ name: skill }] });
    expect(again.matches[0]?.id).toBe(lesser?.id);
  });

  test('an ad in a language that is not read finds candidates by its list and its words, and says so', async () => {
    const [word, other] = [freshWord(), freshWord()];
    const nurse = await addPerson({
      summary: `Opatruję rany, podaję leki ${word} i prowadzę dokumentację medyczną od dziesięciu lat.`,
    });
    const cook = await addPerson({ summary: `Gotuję zupy ${other} i piekę ciasta w szkole od wielu lat.` });
    const text = `Szukamy do szpitala.\nWymagania\n- opatrywanie ran ${word}\n- prowadzenie dokumentacji ${word}\n- podawanie leków ${word}`;
    const found = await find({ text }, { top: 100 });
    expect(found.byWords).toEqual({ count: expect.any(Number), isForeign: true });
    const [first, later] = [nurse, cook].map(({ id }) => found.matches.find((match) => match.id === id));
    expect(found.matches[0]?.id).toBe(nurse.id);
    expect(first?.score).toBeGreaterThan(later?.score ?? 0);
    const words = first?.reasons.find(({ part }) => part === 'words');
    expect(words).toMatchObject({ kind: 'words', params: { words: expect.stringContaining(word) } });
    expect((await find({ text: 'Java, React and SQL are needed.' })).byWords).toBeUndefined();
    const recruiter = await as('recruiter');
    expect(
      (await recruiter.knownNames({ names: [], phrases: [`leki ${word}`, `zupa ${word}`] })).data,
    ).toEqual({
      names: [{ name: `leki ${word}`, known: `leki ${word}` }],
    });
  });

  test('names in a text are known if a visible candidate mentions them, and reasons quote the sentence', async () => {
    const [word, other] = [`Z${freshWord()}`, `Z${freshWord()}`];
    const sentence = `At the county court she wrote with ${word} Desk every day.`;
    const writer = await addPerson({ title: 'Court Reporter', summary: `Calm. ${sentence}` });
    await addPerson({ summary: `Knows ${other} well.`, published: false });
    const recruiter = await as('recruiter');
    const names = [`${word} Desk daily`, other, `Z${freshWord()}`];
    expect((await recruiter.knownNames({ names })).data).toEqual({
      names: [{ name: names[0], known: `${word} Desk` }],
    });
    const { matches } = await find({ skills: [{ name: `${word} Desk` }] });
    expect(matches[0]).toMatchObject({ id: writer.id });
    expect(matches[0]?.reasons).toContainEqual(expect.objectContaining({ kind: 'skill', quote: sentence }));
    for (const user of ['provider', 'viewer'] as const)
      expect([user, (await refusal((await as(user)).knownNames({ names }))).status]).toEqual([user, 403]);
  });

  test('a request has the provider’s best candidates who have not been proposed, and only for the provider', async () => {
    const skill = freshWord();
    const [better, lesser] = await twoWith(skill);
    const recruiter = await as('recruiter');
    const provider = await as('provider');
    const hidden = await addPerson({ title: 'Tide Keeper', skills: [skill], published: false });
    const { data: request } = await recruiter.create<Row>('requests', {
      data: {
        providerId: better?.companyId,
        position: 'Tide Keeper',
        skills: [skill],
        duration: '3 months',
      },
    });
    const matchesNow = async () => (await provider.requestFit({ id: request.id })).data.matches;

    const before = await matchesNow();
    expect(before.map(({ id }) => id).slice(0, 2)).toEqual([better?.id, lesser?.id]);
    expect(before).toHaveLength(5);
    expect(before.map(({ id }) => id)).not.toContain(hidden.id);
    expect(before[0]?.reasons).toContainEqual(expect.objectContaining({ kind: 'skill' }));
    const { data: bench } = await provider.getMany<Row>('candidates', { ids: before.map(({ id }) => id) });
    expect(new Set(bench.map(({ companyId }) => companyId))).toEqual(new Set([better?.companyId]));

    const data = { requestId: request.id, candidateId: better?.id, rate: 9000, startDate: '2026-07-01' };
    await provider.create('proposals', { data });
    expect((await matchesNow())[0]?.id).toBe(lesser?.id);
    expect((await refusal((await as('otherProvider')).requestFit({ id: request.id }))).status).toBe(404);
    for (const user of ['recruiter', 'viewer'] as const)
      expect([user, (await refusal((await as(user)).requestFit({ id: request.id }))).status]).toEqual([
        user,
        403,
      ]);
  });

  test('a provider sees whose deployment ends soon with the openings that fit, and only the provider', async () => {
    const skill = freshWord();
    const candidate = await addPerson({ title: 'Tide Keeper', skills: [skill] });
    await signDeployment(as, { candidateId: candidate.id, startDate: '2026-02-02', endDate: '2026-07-10' });
    const recruiter = await as('recruiter');
    const provider = await as('provider');
    const ask = async (position: string, skills: string[]) =>
      (
        await recruiter.create<Row>('requests', {
          data: { providerId: candidate.companyId, position, skills, duration: '3 months' },
        })
      ).data;
    const fitting = await ask('Tide Keeper', [skill]);
    await ask('Opera Singer', [freshWord(), freshWord()]);
    const found = async () =>
      (await provider.rollOffFit()).data.rollOffs.find(({ candidateId }) => candidateId === candidate.id);
    expect(await found()).toMatchObject({ on: '2026-07-10', client: 'Hire Co' });
    expect((await found())?.openings[0]).toMatchObject({
      noun: 'requests',
      id: fitting.id,
      has: [expect.any(String)],
      lacks: [],
    });
    expect((await found())?.openings.map(({ title }) => title)).not.toContain('Opera Singer');
    const data = { requestId: fitting.id, candidateId: candidate.id, rate: 9000, startDate: '2026-07-13' };
    await provider.create('proposals', { data });
    expect((await found())?.openings.map(({ id }) => id)).not.toContain(fitting.id);
    for (const user of ['recruiter', 'viewer'] as const)
      expect([user, (await refusal((await as(user)).rollOffFit())).status]).toEqual([user, 403]);
  });

  test('the applications for a job come with scores and reasons, best first, and only for its company', async () => {
    const skill = freshWord();
    const [better, lesser] = await twoWith(skill);
    const [recruiter, provider] = [await as('recruiter'), await as('provider')];
    const job = await addJob(skill);
    const apply = async (person: Row | undefined) =>
      (
        await provider.create<Row>('applications', {
          data: { jobId: job.id, candidateId: person?.id, rate: 9000 },
        })
      ).data;
    const [gone, second, first] = [
      await apply(await addPerson({ skills: [skill] })),
      await apply(lesser),
      await apply(better),
    ];
    const { data: hidden } = await provider.getOne<Row>('candidates', { id: String(gone.candidateId) });
    await edit(provider, 'candidates', hidden, { published: false });
    const ask = async (more: object = {}) => (await recruiter.applicants({ id: job.id, ...more })).data;
    const idsIn = ({ applicants }: Awaited<ReturnType<typeof ask>>) =>
      applicants.map(({ application }) => application.id);

    const found = await ask();
    expect([found.all, found.total, idsIn(found)]).toEqual([3, 3, [first.id, second.id, gone.id]]);
    const ids = [better, lesser].map((person) => String(person?.id));
    const { data: scores } = await recruiter.scores({ jobId: job.id, ids });
    expect(found.applicants.map(({ match }) => match)).toEqual([...ids.map((id) => scores[id]), null]);
    expect(found.applicants[0]?.application).not.toHaveProperty('submittalKey');
    const best = scores[String(better?.id)]?.score;
    expect(await ask({ minScore: best })).toMatchObject({ all: 3, total: 1 });
    expect(idsIn(await ask({ page: 2, perPage: 2 }))).toEqual([gone.id]);
    expect(idsIn(await ask({ sort: 'received' }))).toEqual([gone.id, second.id, first.id].toSorted());

    const { data: answered } = await recruiter.getOne<Row>('applications', { id: first.id });
    await edit(recruiter, 'applications', answered, { status: 'Declined', reason: 'Too far away' });
    expect(idsIn(await ask())).toEqual([second.id, gone.id, first.id]);
    for (const asked of [{ minScore: 101 }, { page: 0 }, { perPage: 101 }, { sort: 'name' as never }])
      expect(fieldErrors(await refusal(recruiter.applicants({ id: job.id, ...asked })))).toEqual(
        Object.keys(asked),
      );
    expect((await refusal((await as('otherRecruiter')).applicants({ id: job.id }))).status).toBe(404);
    for (const user of ['provider', 'viewer', 'admin'] as const)
      expect([user, (await refusal((await as(user)).applicants({ id: job.id }))).status]).toEqual([
        user,
        403,
      ]);
  });

  test('a candidate who is no longer listed is neither counted nor scored', async () => {
    const skill = freshWord();
    const [person] = await twoWith(skill);
    const job = await addJob(skill);
    const before = await find({ skills: [{ name: skill }] });
    await edit(await as('provider'), 'candidates', person as Row, { published: false });
    const after = await find({ skills: [{ name: skill }] });
    expect(after.visible).toBe(before.visible - 1);
    expect(after.matches.map(({ id }) => id)).not.toContain(person?.id);
    const asked = { jobId: job.id, ids: [String(person?.id)] };
    expect((await (await as('recruiter')).scores(asked)).data).toEqual({});
  });

  test('a filter is counted, and the candidates it excludes can be viewed without storing the search', async () => {
    const skill = freshWord();
    const [long, short] = await twoWith(skill);
    const criteria = {
      skills: [{ name: skill }],
      filters: { skills: [skill], experience: { min: 5 } },
    };
    const found = await find(criteria);
    expect(found.matches.map(({ id }) => id)).toEqual([long?.id]);
    expect(found.filteredOut).toContainEqual(expect.objectContaining({ filter: 'experience', count: 1 }));
    const kept = await list(await as('recruiter'), 'searches');
    const out = await find(criteria, { filteredOutBy: 'experience' });
    expect([out.searchId, out.matches.map(({ id }) => id)]).toEqual([null, [short?.id]]);
    expect((await list(await as('recruiter'), 'searches')).total).toBe(kept.total);
  });

  test('a search by language says how many of those excluded do not state it', async () => {
    const skill = freshWord();
    const [person] = await twoWith(skill);
    await edit(await as('provider'), 'candidates', person as Row, {
      languages: [{ language: 'de', level: 'C1' }],
    });
    const found = await find({
      skills: [{ name: skill }],
      filters: { skills: [skill], languages: [{ language: 'de', level: 'B2' }] },
    });
    expect(found.matches.map(({ id }) => id)).toEqual([person?.id]);
    expect(found.filteredOut).toContainEqual({
      filter: 'language:de:B2',
      label: 'de:B2',
      count: 1,
      unknown: 1,
    });
  });

  test('a search by job type leaves out those who accept other types only', async () => {
    const skill = freshWord();
    const [person, other] = await twoWith(skill);
    await edit(await as('provider'), 'candidates', other as Row, { jobTypes: ['Full-time'] });
    const found = await find({
      skills: [{ name: skill }],
      filters: { skills: [skill], jobType: 'Contract' },
    });
    expect(found.matches.map(({ id }) => id)).toEqual([person?.id]);
    expect(found.filteredOut).toContainEqual({ filter: 'jobType', label: 'Contract', count: 1 });
  });

  test('a stored search returns the same result by id, whatever has changed since', async () => {
    const skill = freshWord();
    const [person] = await twoWith(skill);
    const found = await find({ title: 'Tide Keeper', skills: [{ name: skill }] });
    await edit(await as('provider'), 'candidates', person as Row, { title: 'Baker' });
    const recruiter = await as('recruiter');
    const id = String(found.searchId);
    expect((await recruiter.keptSearch({ id })).data).toEqual(found);
    const { data: row } = await recruiter.getOne<Row>('searches', { id });
    expect(row).toMatchObject({
      jobTitle: 'Tide Keeper',
      skills: [skill],
      shown: found.matches.length,
      best: found.matches[0]?.score,
      dictionary: found.dictionary,
    });
  });

  test('a search from a job names it, and scores for that job equal those of the search', async () => {
    const skill = freshWord();
    const [person] = await twoWith(skill);
    const job = await addJob(skill);
    const criteria = { title: 'Tide Keeper', skills: [{ name: skill }], experience: { min: 3, max: 5 } };
    const found = await find(criteria, { jobId: job.id });
    expect(found.jobId).toBe(job.id);
    const ids = [String(person?.id), 'BE-999999'];
    const { data } = await (await as('recruiter')).scores({ jobId: job.id, ids });
    expect(data).toEqual({ [String(person?.id)]: found.matches.find(({ id }) => id === person?.id) });
  });

  test('a list of candidates is ordered by score for a job, with its filters and pages', async () => {
    const word = freshWord();
    const skill = freshWord();
    const job = await addJob(skill);
    const add = (columns: object) => addPerson({ name: `Ada ${word}`, experience: 4, ...columns });
    const poor = await add({ title: 'Baker', skills: ['SQL'] });
    const best = await add({ title: 'Tide Keeper', skills: [skill] });
    const good = await add({ title: 'Baker', skills: [skill] });
    await add({ title: 'Tide Keeper', skills: [skill], experience: 30 });
    const recruiter = await as('recruiter');
    const byScore = (page: number, perPage: number) =>
      recruiter.getList<Row>('candidates', {
        filter: { q: word, experience_lte: 10 },
        sort: { field: 'score', order: 'DESC' },
        pagination: { page, perPage },
        meta: { jobId: job.id },
      });
    const all = await byScore(1, 10);
    expect([idsOf(all), all.total]).toEqual([[best.id, good.id, poor.id], 3]);
    const second = await byScore(2, 2);
    expect([idsOf(second), second.total]).toEqual([[poor.id], 3]);
    const { data: scores } = await recruiter.scores({ jobId: job.id, ids: idsOf(all) as string[] });
    const points = idsOf(all).map((id) => scores[String(id)]?.score ?? 0);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    const others = await as('otherRecruiter');
    expect((await refusal(others.ranked({ jobId: job.id }))).status).toBe(404);
    expect(fieldErrors(await refusal(recruiter.ranked({ jobId: job.id, filter: '{' })))).toEqual(['filter']);
    expect((await refusal((await as('provider')).ranked({ jobId: job.id }))).status).toBe(403);
  });

  test('rows that have a score of their own are ordered by it', async () => {
    const { data } = await (await as('admin')).getList<Row>('complianceFrameworks', {
      filter: { score_gte: 0 },
      sort: { field: 'score', order: 'DESC' },
      pagination: { page: 1, perPage: 25 },
    });
    const scores = data.map(({ score }) => Number(score));
    expect(scores.length).toBeGreaterThan(1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  test('only recruiters can search, with their own jobs; the record is visible to them and the operator', async () => {
    const { searchId } = await find({});
    for (const user of ['provider', 'admin', 'viewer'] as const) {
      const provider = await as(user);
      const [search, scores] = [
        await refusal(provider.recommend({ criteria: {} })),
        await refusal(provider.scores({ jobId: 'JOB-001', ids: [] })),
      ];
      expect([user, search.status, scores.status]).toEqual([user, 403, 403]);
    }
    const id = String(searchId);
    expect((await refusal((await as('provider')).keptSearch({ id }))).status).toBe(403);
    expect((await (await as('admin')).keptSearch({ id })).data.searchId).toBe(id);
    const recruiter = await as('recruiter');
    const { data: jobs } = await list(await as('admin'), 'jobs', { perPage: 100 });
    const own = (await list(recruiter, 'companies', { filter: { type: 'recruiter' } })).data[0]?.id;
    const others = jobs.find(({ companyId }) => companyId !== own);
    for (const jobId of [String(others?.id), 'JOB-999999', "'; --"]) {
      const asked = { criteria: {}, jobId };
      expect((await refusal(recruiter.recommend(asked))).status).toBe(404);
      expect((await refusal(recruiter.scores({ jobId, ids: [] }))).status).toBe(404);
    }
    expect((await refusal(recruiter.keptSearch({ id: 'SRC-999999' }))).status).toBe(404);
  });

  test.each<[string, RecommendInput['criteria'], string[]]>([
    ['experience from 40 to 2', { experience: { min: 40, max: 2 } }, ['criteria.experience']],
    [
      'a filter that runs backwards',
      { filters: { experience: { min: 9, max: 1 } } },
      ['criteria.filters.experience'],
    ],
    [
      'skills without end',
      { skills: Array.from({ length: 201 }, (_, n) => ({ name: `S ${n}` })) },
      ['criteria.skills'],
    ],
    ['a longer text than a job has', { text: 'React '.repeat(1700) }, ['criteria.text']],
    ['a title that is too long', { title: 'x'.repeat(10_001) }, ['criteria.title']],
    ['a start that is no day', { startBy: '2026-02-30' }, ['criteria.startBy']],
    ['a word for a number', { experience: { min: 'many' as never } }, ['criteria.experience.min']],
    ['a sign that cannot be stored', { skills: [{ name: 'a\u0000b' }] }, ['criteria.skills.0.name']],
  ])('%s is refused at its field', async (_, criteria, fields) => {
    const error = await refusal(find(criteria));
    expect([error.status, fieldErrors(error)]).toEqual([400, fields]);
  });

  test('more than a hundred results, or an unknown field, is refused', async () => {
    expect(fieldErrors(await refusal(find({}, { top: 101 })))).toEqual(['top']);
    expect(fieldErrors(await refusal(find({}, { colour: 'red' } as never)))).toEqual(['colour']);
    const ids = Array.from({ length: 101 }, (_, n) => `BE-${n}`);
    const job = await addJob('SQL');
    const error = await refusal((await as('recruiter')).scores({ jobId: job.id, ids }));
    expect(fieldErrors(error)).toEqual(['ids']);
  });

  test.each<[string, RecommendInput['criteria']]>([
    ['nothing at all', {}],
    ['a title of 10,000 characters', { title: 'engineer '.repeat(1111) }],
    ['a name that is cut in the middle of a sign', { skills: [{ name: `${'x'.repeat(119)}🦀🦀` }] }],
    ['emoji', { title: '🚀👩‍💻', skills: [{ name: '🦀' }], filters: { locations: ['🏝️'] } }],
    ['SQL', { title: `'; drop table "candidates"; --`, skills: [{ name: `" or 1=1 --` }] }],
    ['HTML', { title: '<script>alert(1)</script>', text: '<img src=x onerror=alert(1)>' }],
    ['skills by the hundred', { skills: Array.from({ length: 200 }, (_, n) => ({ name: `S${n}` })) }],
  ])('%s gives a result', async (_, criteria) => {
    const found = await find(criteria);
    expect(found.visible).toBeGreaterThan(0);
    for (const { score } of found.matches) expect(score >= 0 && score <= 100).toBe(true);
    const kept = await (await as('recruiter')).keptSearch({ id: String(found.searchId) });
    expect(kept.data).toEqual(found);
  });

  test('a user gives feedback on a result once, changes it and withdraws it', async () => {
    const recruiter = await as('recruiter');
    const { searchId, matches } = await find({});
    const data = { searchId, candidateId: matches[0]?.id, verdict: 'Good Match' };
    const { data: given } = await recruiter.create<Row>('searchFeedback', { data });
    expect(given).not.toHaveProperty('given');
    const twice = await refusal(recruiter.create('searchFeedback', { data }));
    expect([twice.status, fieldErrors(twice)]).toEqual([400, ['given']]);
    const { data: changed } = await edit(recruiter, 'searchFeedback', given, { verdict: 'Poor Match' });
    expect(changed.verdict).toBe('Poor Match');
    await recruiter.delete('searchFeedback', { id: given.id, previousData: changed as Row });
    const { data: anew } = await recruiter.create<Row>('searchFeedback', { data });
    expect(anew.verdict).toBe('Good Match');
  });

  test('a name that the dictionary does not know is queued for the operator once, and counted', async () => {
    const name = freshWord();
    await find({ skills: [{ name }, { name: 'React' }] });
    await find({ skills: [{ name: name.toUpperCase() }] });
    const queue = await inQueue(name);
    expect(queue).toHaveLength(1);
    expect(queue[0]).toMatchObject({ name, seen: 2, status: 'New', skill: null, version: 1 });
    const recruiter = await as('recruiter');
    expect((await refusal(list(recruiter, 'unknownSkills'))).status).toBe(403);
  });

  test('an unknown name in a profile is queued at the next search', async () => {
    const name = freshWord();
    await find({ title: 'Baker' });
    await addPerson({ skills: [name, 'React'] });
    await find({ title: 'Baker' });
    expect(await inQueue(name)).toMatchObject([{ name, status: 'New', skill: null }]);
    expect(await inQueue('React')).toEqual([]);
  });

  test('a name mapped by the operator applies from the next search on', async () => {
    const name = freshWord();
    const person = await addPerson({ title: 'Tide Keeper', skills: [name] });
    const criteria = {
      title: 'Tide Keeper',
      skills: [{ name: 'Fortran' }],
      filters: { skills: ['Fortran'] },
    };
    await find({ skills: [{ name }] });
    expect((await find(criteria)).matches.map(({ id }) => id)).not.toContain(person.id);
    const [queued] = await inQueue(name);
    const admin = await as('admin');
    const { data: mapped } = await edit(admin, 'unknownSkills', queued as Row, {
      status: 'Mapped',
      skill: 'fortran',
    });
    expect((await find(criteria)).matches.map(({ id }) => id)).toContain(person.id);
    await edit(admin, 'unknownSkills', mapped as Row, { status: 'A Skill of Its Own' });
    expect((await find(criteria)).matches.map(({ id }) => id)).not.toContain(person.id);
  });

  test('a candidate added to the pipeline for a job gets the score of that day, by hand or by an application', async () => {
    const skill = freshWord();
    const [person, other] = await twoWith(skill);
    const recruiter = await as('recruiter');
    const job = await addJob(skill);
    const ids = [String(person?.id), String(other?.id)];
    const { data: scores } = await recruiter.scores({ jobId: job.id, ids });
    const { data: entry } = await recruiter.create<Row>('pipelineEntries', {
      data: { candidateId: person?.id, jobId: job.id },
    });
    expect(entry.matchScore).toBe(scores[String(person?.id)]?.score);
    const { data: moved } = await edit(recruiter, 'pipelineEntries', entry, { stage: 'offer' });
    expect(moved.matchScore).toBe(entry.matchScore);
    const { data: loose } = await recruiter.create<Row>('pipelineEntries', {
      data: { candidateId: other?.id },
    });
    expect(loose.matchScore).toBeNull();
    const { data: application } = await (await as('provider')).create<Row>('applications', {
      data: { jobId: job.id, candidateId: other?.id, rate: 9000 },
    });
    await edit(recruiter, 'applications', application, { status: 'In Pipeline' });
    const taken = await list(recruiter, 'pipelineEntries', {
      filter: { jobId: job.id, candidateId: other?.id },
    });
    expect(taken.data.map(({ matchScore }) => matchScore)).toEqual([scores[String(other?.id)]?.score]);
  });
};
