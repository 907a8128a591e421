import { expect, test } from 'vitest';
import type { LanguageSkill } from '../../../domain/contract/candidates/history.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, fieldErrors, freshWord, list, refusal } from './open.ts';

/** Tags, tasks and the timeline of a candidate. */
export const followUp = (as: As): void => {
  const tag = async (who: 'recruiter' | 'otherRecruiter', candidateId: string, word: string) =>
    (await (await as(who)).create<Row>('candidateTags', { data: { candidateId, tag: word } })).data;

  test('a company finds candidates by its own tags, in any case, and no other company sees them', async () => {
    const person = await addCandidate(await as('provider'));
    const word = `Tag ${freshWord()}`;
    const made = await tag('recruiter', person.id, word);
    expect(made).toMatchObject({ tag: word, word: word.toLowerCase(), version: 1 });
    const found = async (who: 'recruiter' | 'otherRecruiter') =>
      (await list(await as(who), 'candidates', { filter: { tag: word.toUpperCase() } })).data.map(
        ({ id }) => id,
      );
    expect(await found('recruiter')).toEqual([person.id]);
    expect(await found('otherRecruiter')).toEqual([]);
    const recruiter = await as('recruiter');
    const again = recruiter.create('candidateTags', {
      data: { candidateId: person.id, tag: word.toLowerCase() },
    });
    expect(fieldErrors(await refusal(again))).toEqual(['tag']);
    const ofProvider = list(await as('provider'), 'candidates', { filter: { tag: word } });
    expect(fieldErrors(await refusal(ofProvider))).toEqual(['tag']);
    await recruiter.delete('candidateTags', { id: made.id, previousData: made });
    expect(await found('recruiter')).toEqual([]);
  });

  test('a task belongs to a member of the company, who is told of it, and is done and undone', async () => {
    const [recruiter, colleague] = [await as('recruiter'), await as('recruiterColleague')];
    const person = await addCandidate(await as('provider'));
    const { data: people } = await list(recruiter, 'users', {
      filter: { email: 'colleague@talentbench.example' },
    });
    const title = `Call ${freshWord()}`;
    const data = { title, dueDate: '2027-01-15', userId: people[0]?.id, candidateId: person.id };
    const { data: task } = await recruiter.create<Row>('tasks', { data });
    expect(task).toMatchObject({ status: 'Open', about: person.name, assignee: people[0]?.fullName });
    const { data: told } = await list(colleague, 'notifications', { filter: { q: title } });
    expect(told.map(({ key, link }) => [key, link])).toEqual([['tasks', '/recruiter/tasks']]);
    const { data: done } = await edit(recruiter, 'tasks', task, { status: 'Done' });
    expect(done.doneOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await edit(recruiter, 'tasks', done, { status: 'Open' })).data).toMatchObject({ doneOn: null });
    const other = await list(await as('otherRecruiter'), 'tasks', { filter: { q: title } });
    expect(other.total).toBe(0);
    const { data: strangers } = await list(await as('otherRecruiter'), 'users', {});
    const given = recruiter.create('tasks', { data: { ...data, userId: strangers[0]?.id } });
    expect((await refusal(given)).status).toBe(400);
  });

  test('candidates are found by the names of their city and country in other languages', async () => {
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const title = freshWord();
    const at = (location: string) => addCandidate(provider, { title, location });
    const [own, english] = [await at('Göteborg, Sverige'), await at('Gothenburg, Sweden')];
    const country = await at('SWEDEN'.toLowerCase());
    await at('Gothenburger Straße, Austria');
    const found = async (city: string) =>
      (await list(recruiter, 'candidates', { filter: { title, city }, sort: ['location', 'ASC'] })).data.map(
        ({ id }) => id,
      );
    expect(await found('Gotemburgo')).toEqual([own.id, english.id]);
    expect(await found('Göteborg')).toEqual([own.id, english.id]);
    expect(await found('Schweden')).toEqual([english.id]);
    expect(await found('swede')).toEqual([english.id, country.id]);
  });

  test('candidates are found by distance and by common working hours, with the total and the facets', async () => {
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const title = freshWord();
    for (const location of ['Munich, Germany', 'Augsburg, Deutschland', 'Berlin', 'New York', 'Planet Nine'])
      await addCandidate(provider, { title, location });
    const found = async (more: object) => {
      const filter = { title, ...more };
      const { data, total } = await list(recruiter, 'candidates', { filter, sort: ['location', 'ASC'] });
      const { data: facets } = await recruiter.candidateFacets({ filter: JSON.stringify(filter) });
      expect([total, facets.counted]).toEqual([data.length, data.length]);
      return data.map(({ location }) => String(location).split(',')[0]);
    };
    expect(await found({ city: 'München' })).toEqual(['Munich']);
    expect(await found({ city: 'München', within: 100 })).toEqual(['Augsburg', 'Munich']);
    expect(await found({ city: 'Planet', within: 100 })).toEqual(['Planet Nine']);
    expect(await found({ city: 'DACH' })).toEqual(['Augsburg', 'Berlin', 'Munich']);
    expect(await found({ city: 'North America' })).toEqual(['New York']);
    expect(await found({ city: 'LATAM' })).toEqual([]);
    const hours = (overlapHours: number, overlapZone: string) => found({ overlapHours, overlapZone });
    expect(await hours(8, 'Europe/Madrid')).toEqual(['Augsburg', 'Berlin', 'Munich']);
    expect(await hours(2, 'America/New_York')).toEqual(['Augsburg', 'Berlin', 'Munich', 'New York']);
    expect(await hours(4, 'America/New_York')).toEqual(['New York']);
    expect(await found({ overlapUnknown: true })).toEqual(['Planet Nine']);
    const { data: page } = await list(recruiter, 'candidates', {
      filter: { title },
      sort: ['location', 'ASC'],
    });
    const ids = page.map(({ id }) => id).join(',');
    const { minutes } = (await recruiter.commonHours({ zone: 'America/New_York', ids })).data;
    const hoursOf = page.flatMap(({ id }) => (id in minutes ? [Number(minutes[id]) / 60] : []));
    expect(hoursOf).toEqual([2, 2, 2, 8]);
    expect(fieldErrors(await refusal(recruiter.commonHours({ zone: 'Mars/Olympus', ids })))).toEqual([
      'zone',
    ]);
    const fields = async (filter: object) => fieldErrors(await refusal(found(filter)));
    expect(await fields({ city: 'Berlin', within: 5000 })).toEqual(['within']);
    expect(await fields({ overlapHours: 4 })).toEqual(['overlapZone']);
    expect(await fields({ overlapHours: 4, overlapZone: 'Mars/Olympus' })).toEqual(['overlapZone']);
    expect(await fields({ overlapHours: 9, overlapZone: 'UTC' })).toEqual(['overlapHours']);
    expect(await fields({ overlapUnknown: 'yes' })).toEqual(['overlapUnknown']);
  });

  test('candidates are found by a part of their location in any case, and counted by facet under a filter', async () => {
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const town = `Ä${freshWord()}`;
    const add = (more: object) => addCandidate(provider, { location: `${town}, Norway`, ...more });
    const first = await add({ skills: ['SQL', 'Go'], experience: 4 });
    const second = await add({
      skills: ['SQL'],
      experience: 16,
      availability: '2 weeks notice',
      jobTypes: ['Contract'],
      workplaces: ['Remote'],
    });
    const filter = { city: town.toUpperCase() };
    const { data } = await list(recruiter, 'candidates', { filter, sort: ['experience', 'ASC'] });
    expect(data.map(({ id }) => id)).toEqual([first.id, second.id]);
    const ask = async (asked: object) =>
      (await recruiter.candidateFacets({ filter: JSON.stringify(asked) })).data;
    expect(await ask(filter)).toEqual({
      skills: [
        { value: 'SQL', count: 2 },
        { value: 'Go', count: 1 },
      ],
      country: [{ value: 'Norway', count: 2 }],
      availability: [
        { value: '2 weeks notice', count: 1 },
        { value: 'Immediate', count: 1 },
      ],
      experience: [
        { value: '15-', count: 1 },
        { value: '3-5', count: 1 },
      ],
      companyId: [{ value: first.companyId, count: 2 }],
      language: [],
      jobType: [
        { value: 'Contract', count: 2 },
        { value: 'Freelance', count: 1 },
        { value: 'Full-time', count: 1 },
        { value: 'Part-time', count: 1 },
      ],
      workplace: [
        { value: 'Remote', count: 2 },
        { value: 'Hybrid', count: 1 },
        { value: 'On site', count: 1 },
      ],
      added: [],
      counted: 2,
      more: false,
    });
    expect((await ask({ ...filter, skills_inc_any: ['Go'] })).counted).toBe(1);
    expect(fieldErrors(await refusal(ask({ cost_gte: 1 })))).toEqual(['cost_gte']);
  });

  test('candidates are filtered by languages at a level, and those who do not state theirs are found apart', async () => {
    const word = freshWord();
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const add = (name: string, languages: LanguageSkill[] | null) =>
      addCandidate(provider, { name: `${name} ${word}`, languages });
    await add('Ann', [{ language: 'de', level: 'C1' }]);
    await add('Ben', [
      { language: 'de', level: 'B1' },
      { language: 'fr', level: 'Native' },
    ]);
    await add('Cid', [{ language: 'de', level: null }]);
    await add('Dot', null);
    await add('Eva', []);
    const found = async (filter: Record<string, unknown>) =>
      (
        await list(recruiter, 'candidates', { filter: { q: word, ...filter }, sort: ['name', 'ASC'] })
      ).data.map(({ name }) => String(name).slice(0, 3));
    expect(await found({ speaks: 'de' })).toEqual(['Ann', 'Ben', 'Cid']);
    expect(await found({ speaks: ['de:B2'] })).toEqual(['Ann']);
    expect(await found({ speaks: ['de:A2', 'fr'] })).toEqual(['Ben']);
    expect(await found({ mightSpeak: ['de:B2'] })).toEqual(['Cid', 'Dot', 'Eva']);
    expect(await found({ mightSpeak: ['de:B2', 'fr'] })).toEqual(['Dot', 'Eva']);
    const { data: facets } = await recruiter.candidateFacets({
      filter: JSON.stringify({ q: word, speaks: 'de' }),
    });
    expect(facets.language).toEqual([
      { value: 'de', count: 3 },
      { value: 'fr', count: 1 },
    ]);
    const refused = async (speaks: unknown) => fieldErrors(await refusal(found({ speaks })));
    for (const wrong of ['tlh', 'de:D1', 'de:', 3, ['de', null]])
      expect(await refused(wrong)).toEqual(['speaks']);
  });

  test('candidates are filtered by the job types that they accept, and those who accept others only are found apart', async () => {
    const word = freshWord();
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const add = (name: string, jobTypes: string[]) =>
      addCandidate(provider, { name: `${name} ${word}`, jobTypes });
    const ann = await add('Ann', ['Contract', 'Freelance', 'Contract']);
    expect(ann.jobTypes).toEqual(['Contract', 'Freelance']);
    await add('Ben', ['Full-time', 'Part-time']);
    await add('Cid', []);
    const found = async (filter: Record<string, unknown>) =>
      (
        await list(recruiter, 'candidates', { filter: { q: word, ...filter }, sort: ['name', 'ASC'] })
      ).data.map(({ name }) => String(name).slice(0, 3));
    expect(await found({ openTo: 'Contract' })).toEqual(['Ann', 'Cid']);
    expect(await found({ openTo: 'Part-time' })).toEqual(['Ben', 'Cid']);
    expect(await found({ notOpenTo: 'Contract' })).toEqual(['Ben']);
    expect(await found({ openTo: 'Freelance', speaks: 'de' })).toEqual([]);
    const refused = async (filter: Record<string, unknown>) => fieldErrors(await refusal(found(filter)));
    for (const wrong of ['contract', 'SOW', 3, ['Contract', 'Freelance']])
      expect(await refused({ openTo: wrong })).toEqual(['openTo']);
    expect(await refused({ notOpenTo: null })).toEqual(['notOpenTo']);
    expect(fieldErrors(await refusal(add('Dot', ['SOW'])))).toEqual(['jobTypes']);
  });

  test('candidates are filtered by the workplaces that they accept, in lists and in recommendations', async () => {
    const word = freshWord();
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const add = (name: string, workplaces: string[]) =>
      addCandidate(provider, { name: `${name} ${word}`, skills: [word], workplaces });
    const [ann, , cid] = [
      await add('Ann', ['Remote', 'Hybrid']),
      await add('Ben', ['On site']),
      await add('Cid', []),
    ];
    const found = async (filter: Record<string, unknown>) =>
      (
        await list(recruiter, 'candidates', { filter: { q: word, ...filter }, sort: ['name', 'ASC'] })
      ).data.map(({ name }) => String(name).slice(0, 3));
    expect(await found({ workplace: 'Remote' })).toEqual(['Ann', 'Cid']);
    expect(await found({ notWorkplace: 'Remote' })).toEqual(['Ben']);
    expect(await found({ workplace: 'On site', openTo: 'Contract' })).toEqual(['Ben', 'Cid']);
    expect(fieldErrors(await refusal(found({ workplace: 'Anywhere' })))).toEqual(['workplace']);
    const { data } = await recruiter.recommend({
      criteria: { filters: { skills: [word], workplace: 'Remote' } },
    });
    expect(data.matches.map(({ id }) => id).sort()).toEqual([ann.id, cid?.id].sort());
    expect(data.filteredOut).toContainEqual({ filter: 'workplace', label: 'Remote', count: 1 });
  });

  test('the timeline of a candidate has what the reader’s company did, newest first, page by page', async () => {
    const recruiter = await as('recruiter');
    const provider = await as('provider');
    const person = await addCandidate(provider);
    const word = freshWord();
    await tag('recruiter', person.id, word);
    await tag('otherRecruiter', person.id, 'Elsewhere');
    const { data: pool } = await recruiter.create<Row>('talentPools', { data: { name: freshWord() } });
    await recruiter.create('talentPoolMembers', {
      data: { poolId: pool.id, candidateId: person.id, note: 'Ask about Kafka' },
    });
    const { data: request } = await recruiter.create<Row>('requests', {
      data: {
        providerId: person.companyId,
        candidateId: person.id,
        position: 'Data Engineer',
        duration: '3 months',
      },
    });
    await provider.create('proposals', {
      data: { requestId: request.id, candidateId: person.id, rate: 9500, startDate: '2029-06-15' },
    });
    const { data: entry } = await recruiter.create<Row>('pipelineEntries', {
      data: { candidateId: person.id },
    });
    await edit(recruiter, 'pipelineEntries', entry, { stage: 'screening' });
    const { data: whole } = await recruiter.timeline({ id: person.id });
    const kinds = whole.events.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(
      ['tagged', 'shortlisted', 'requestSent', 'proposed', 'addedToPipeline', 'moved'].sort(),
    );
    const of = (kind: string) => whole.events.find((event) => event.kind === kind);
    expect(of('tagged')?.words).toEqual({ name: word });
    expect(of('shortlisted')).toMatchObject({ text: 'Ask about Kafka', noun: 'talentPools', id: pool.id });
    expect(of('proposed')).toMatchObject({
      words: { rate: 9500, currency: 'USD', day: '2029-06-15' },
      id: request.id,
    });
    expect(of('moved')?.words.stage).toBe('screening');
    const times = whole.events.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().reverse());

    const { data: second } = await recruiter.timeline({ id: person.id, page: 2, perPage: 2 });
    expect(second.total).toBe(whole.total);
    expect(second.events).toEqual(whole.events.slice(2, 4));
    const { data: others } = await (await as('otherRecruiter')).timeline({ id: person.id });
    expect(others.events.map(({ words }) => words.name)).toEqual(['Elsewhere']);
    expect((await refusal(provider.timeline({ id: person.id }))).status).toBe(403);
  });

  test('a provider is told what a profile lacks and what the market searched for, and nobody else is', async () => {
    const [recruiter, provider] = [await as('recruiter'), await as('provider')];
    const person = await addCandidate(provider, { skills: ['Fortran', 'SQL'] });
    const before = (await provider.profileCompleteness({ id: person.id })).data;
    expect(before.missing).toContain('languages');
    for (let time = 0; time < 3; time++)
      await recruiter.recommend({ criteria: { skills: [{ name: 'Fortran' }, { name: 'Cobol' }] } });
    const { data } = await provider.profileCompleteness({ id: person.id });
    expect(data.searches - before.searches).toBe(3);
    expect(data.notNamed.map(({ skill, searches }) => [skill.toLowerCase(), searches])).toContainEqual([
      'cobol',
      3,
    ]);
    expect((await refusal(recruiter.profileCompleteness({ id: person.id }))).status).toBe(403);
    const other = await as('otherProvider');
    expect((await refusal(other.profileCompleteness({ id: person.id }))).status).toBe(404);
  });
};
