import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, fieldErrors, freshWord, list, refusal } from './open.ts';

/** Security & Compliance: incidents, the score, console roles, verification of the audit log, erasure. */
export const security = (as: As): void => {
  const report = async (columns: Record<string, unknown> = {}) =>
    (
      await (
        await as('admin')
      ).create<Row>('incidents', {
        data: {
          type: 'Phishing',
          severity: 'High',
          status: 'Investigating',
          description: freshWord(),
          ...columns,
        },
      })
    ).data;
  const move = async (incident: Row, columns: Record<string, unknown>) =>
    (await edit(await as('admin'), 'incidents', incident, columns)).data;
  const story = async ({ id }: Row) =>
    (await list(await as('admin'), 'incidentEvents', { filter: { incidentId: id }, perPage: 100 })).data;
  const overview = async () => (await (await as('admin')).insight('security', { asked: {} })).data;
  const operator = async (filter: object) =>
    (await list(await as('admin'), 'users', { filter: { userType: 'admin', status: 'Active', ...filter } }))
      .data[0] as Row;

  test('an incident is reported, resolved with a resolution, closed and reopened, and its timeline shows each step', async () => {
    const incident = await report();
    const refused = await refusal(edit(await as('admin'), 'incidents', incident, { status: 'Resolved' }));
    expect(fieldErrors(refused)).toEqual(['resolution']);
    const resolved = await move(incident, { status: 'Resolved', resolution: 'Domain taken down.' });
    expect(resolved.resolvedAt).toEqual(expect.any(String));
    const closed = await move(resolved, { status: 'Closed' });
    expect(closed.closedAt).toEqual(expect.any(String));
    const again = await move(closed, { status: 'Investigating' });
    expect(again).toMatchObject({ resolution: null, resolvedAt: null, closedAt: null });
    expect((await story(incident)).map(({ kind, to, note }) => [kind, to, note])).toEqual([
      ['reported', 'High', null],
      ['status', 'Resolved', 'Domain taken down.'],
      ['status', 'Closed', null],
      ['status', 'Investigating', null],
    ]);
  });

  test('an incident can be assigned to active operators only, and the timeline names them', async () => {
    const incident = await report();
    const foreign = (await list(await as('admin'), 'users', { filter: { userType: 'provider' } }))
      .data[0] as Row;
    const refused = await refusal(edit(await as('admin'), 'incidents', incident, { assigneeId: foreign.id }));
    expect(fieldErrors(refused)).toEqual(['assigneeId']);
    const colleague = await operator({ role: 'Manager' });
    await move(incident, { assigneeId: colleague.id });
    expect((await story(incident)).at(-1)).toMatchObject({
      kind: 'assigned',
      from: null,
      to: colleague.fullName,
    });
  });

  test('only notes can be added to an incident’s timeline by hand', async () => {
    const incident = await report();
    const admin = await as('admin');
    await admin.create('incidentEvents', { data: { incidentId: incident.id, note: 'Called the host.' } });
    expect((await story(incident)).at(-1)).toMatchObject({ kind: 'note', note: 'Called the host.' });
    const empty = admin.create('incidentEvents', { data: { incidentId: incident.id, note: null } });
    expect(fieldErrors(await refusal(empty))).toEqual(['note']);
    const forged = { incidentId: incident.id, kind: 'status', note: 'x' };
    expect((await refusal(admin.create('incidentEvents', { data: forged }))).status).toBe(400);
    const provider = await as('provider');
    expect((await refusal(list(provider, 'incidentEvents'))).status).toBe(403);
  });

  test('an incident counts as an issue until it is closed, and closing raises the score', async () => {
    const before = await overview();
    let incident = await report({ severity: 'Critical' });
    const during = await overview();
    expect(during.issues.Critical).toBe(before.issues.Critical + 1);
    expect(during.score).toBeLessThan(before.score);
    incident = await move(incident, { status: 'Resolved', resolution: 'Done.' });
    expect((await overview()).issues.Critical).toBe(before.issues.Critical + 1);
    await move(incident, { status: 'Closed' });
    expect(await overview()).toMatchObject({ issues: before.issues, score: before.score });
  });

  test('the predicted score for policies is reached once all of them are in force and followed', async () => {
    const promised = (await overview()).checks.find(({ name }) => name === 'policies')?.mended;
    const admin = await as('admin');
    const policies = (await list(admin, 'policies', { perPage: 100 })).data;
    for (const policy of policies)
      await edit(admin, 'policies', policy, { status: 'Active', compliance: 100 });
    expect((await overview()).score).toBe(promised);
  });

  test('an operator with a console role has exactly its permissions, and companies never see their note', async () => {
    const admin = await as('admin');
    const roles = (await list(admin, 'roles', { filter: { kind: 'console' }, perPage: 100 })).data;
    const billing = roles.find(({ name }) => name === 'Billing Admin') as Row;
    const { data: added } = await admin.create<Row>('users', {
      data: {
        firstName: 'Bea',
        lastName: 'Long',
        email: `${freshWord()}@talentbench.example`,
        userType: 'admin',
        companyId: null,
        role: 'Viewer',
        customRoleId: billing.id,
        accessNote: 'Invoices only',
        status: 'Pending',
      },
    });
    expect(added).toMatchObject({ customRoleId: billing.id, accessNote: 'Invoices only', twoFactor: false });
    const [colleague] = (await list(await as('provider'), 'users')).data;
    expect(colleague).not.toHaveProperty('accessNote');
    expect(colleague).not.toHaveProperty('twoFactor');
  });

  test('only operators with permission can export all data about a person, which is audited', async () => {
    const admin = await as('admin');
    const person = (await list(admin, 'users', { filter: { email: 'recruiter@talentbench.example' } }))
      .data[0] as Row;
    const { data } = await admin.personalData({ noun: 'users', id: String(person.id) });
    expect(data).toMatchObject({ noun: 'users', id: person.id, person: { email: person.email } });
    expect(data.rows.map(({ noun }) => noun)).toContain('auditLogs');
    const preview = await admin.erasurePreview({ noun: 'users', id: String(person.id) });
    const erasable = [...preview.data.replaced, ...preview.data.removed].map(({ noun }) => noun);
    expect(data.rows.map(({ noun }) => noun)).toEqual(
      expect.arrayContaining(erasable.filter((noun) => noun !== 'users')),
    );
    const entries = await list(admin, 'auditLogs', {
      filter: { action: 'export personal data', target: person.id },
    });
    expect(entries.total).toBe(1);
    const foreign = (await as('recruiter')).personalData({ noun: 'users', id: String(person.id) });
    expect((await refusal(foreign)).status).toBe(403);
    const own = (await list(await as('provider'), 'candidates')).data[0] as Row;
    expect(
      (await refusal((await as('provider')).personalData({ noun: 'candidates', id: String(own.id) }))).status,
    ).toBe(403);
    const candidate = await admin.personalData({ noun: 'candidates', id: String(own.id) });
    expect(candidate.data.person).toMatchObject({ id: own.id });
  });

  /** A user of the sample recruiter created for this test, with rows about them. */
  const newcomer = async () => {
    const admin = await as('admin');
    const firstName = freshWord();
    const { data } = await admin.create<Row>('users', {
      data: {
        firstName,
        lastName: 'Nowhere',
        email: `${firstName}@example.org`,
        phone: '+49 30 1234567',
        userType: 'recruiter',
        companyId: 'CO-002',
        status: 'Active',
      },
    });
    return data;
  };

  test('an erased person leaves an anonymous row that cannot be changed, and the panel of an interview', async () => {
    const [admin, recruiter] = [await as('admin'), await as('recruiter')];
    const person = await newcomer();
    const entry = (await list(recruiter, 'pipelineEntries')).data[0] as Row;
    const panel = [
      { name: 'Lee', email: null },
      { name: String(person.fullName), email: String(person.email) },
    ];
    const { data: interview } = await recruiter.create<Row>('interviews', {
      data: { entryId: entry.id, startsAt: '2099-07-01T08:00:00.000Z', interviewer: 'Kim', panel },
    });
    const preview = (await admin.erasurePreview({ noun: 'users', id: person.id })).data;
    expect(preview).toMatchObject({ name: person.fullName, refused: null });
    expect(preview.replaced).toContainEqual({ noun: 'users', rows: 1 });
    const unnamed = await refusal(admin.erase({ noun: 'users', id: person.id, name: 'Somebody else' }));
    expect(fieldErrors(unnamed)).toEqual(['name']);
    const { data: left } = await admin.erase({ noun: 'users', id: person.id, name: String(person.fullName) });
    expect(left).toMatchObject({
      fullName: `Erased person ${person.id}`,
      email: `erased-${person.id.toLowerCase()}@erased.invalid`,
      phone: null,
      status: 'Inactive',
      companyId: 'CO-002',
      erasedAt: expect.any(String),
    });
    expect((await recruiter.getOne<Row>('interviews', { id: interview.id })).data.panel).toEqual([
      panel[0],
      { name: left.fullName, email: null },
    ]);
    expect((await list(admin, 'users', { filter: { q: person.firstName } })).total).toBe(0);
    expect((await refusal(edit(admin, 'users', left, { firstName: 'Back' }))).status).toBe(409);
    expect((await refusal(edit(admin, 'users', left, { status: 'Active' }))).status).toBe(409);
    const again = admin.erase({ noun: 'users', id: person.id, name: String(left.fullName) });
    expect((await refusal(again)).status).toBe(409);
  });

  test('an erased candidate is removed from bench, market and pools, and their application is withdrawn', async () => {
    const [admin, provider, recruiter] = [await as('admin'), await as('provider'), await as('recruiter')];
    const person = await addCandidate(provider, { name: `${freshWord()} Gone`, email: 'gone@example.org' });
    const job = (await list(provider, 'jobs')).data[0] as Row;
    const { data: application } = await provider.create<Row>('applications', {
      data: { jobId: job.id, candidateId: person.id, rate: 9000, message: `Take ${person.name}` },
    });
    await admin.erase({ noun: 'candidates', id: person.id, name: String(person.name) });
    expect((await provider.getOne('candidates', { id: person.id })).data).toMatchObject({
      name: `Erased person ${person.id}`,
      skills: [],
      notes: null,
      email: null,
      status: 'Placed',
      published: false,
    });
    expect((await provider.getOne('applications', { id: application.id })).data).toMatchObject({
      name: `Erased person ${person.id}`,
      message: null,
      status: 'Withdrawn',
      rate: 9000,
      jobId: job.id,
    });
    expect((await refusal(recruiter.getOne('candidates', { id: person.id }))).status).toBe(404);
    for (const noun of ['candidates', 'applications', 'activities', 'notifications', 'auditLogs'])
      expect([noun, (await list(admin, noun, { filter: { q: person.name } })).total]).toEqual([noun, 0]);
  });

  test('an erasure is audited, and the audit log keeps who changed what, without values about the person', async () => {
    const admin = await as('admin');
    const person = await newcomer();
    await admin.erase({ noun: 'users', id: person.id, name: String(person.fullName) });
    const about = (await list(admin, 'auditLogs', { filter: { noun: 'users', target: person.id } })).data;
    expect(about.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['create', null, null],
      ['erase personal data', null, null],
    ]);
    expect(JSON.stringify(about)).not.toContain(person.firstName);
  });

  test('users cannot erase themselves, people with an open contract, or people working on an open incident', async () => {
    const admin = await as('admin');
    const own = (await list(admin, 'users', { filter: { email: 'admin@talentbench.example' } }))
      .data[0] as Row;
    const refused = async (noun: 'users' | 'candidates', { id, fullName, name }: Row) => {
      const { refused: why } = (await admin.erasurePreview({ noun, id })).data;
      const error = await refusal(admin.erase({ noun, id, name: String(fullName ?? name) }));
      expect([error.status, error.message]).toEqual([409, why?.message]);
      return why?.message;
    };
    expect(await refused('users', own)).toContain('You can’t erase yourself');
    const contract = (await list(admin, 'contracts', { filter: { status: 'Active' } })).data.find(
      ({ candidateId }) => candidateId,
    ) as Row;
    const held = (await admin.getOne<Row>('candidates', { id: contract.candidateId as string })).data;
    expect(await refused('candidates', held)).toMatch(/^Contract CT-\d+ is still open/);
    const colleague = await operator({ role: 'Manager' });
    const incident = await report();
    await move(incident, { assigneeId: colleague.id });
    expect(await refused('users', colleague)).toMatch(/^Incident INC-\d+ is assigned to this person/);
  });

  test('companies cannot erase anyone, including their own users', async () => {
    const provider = await as('provider');
    const own = (await list(provider, 'candidates')).data[0] as Row;
    expect((await refusal(provider.erasurePreview({ noun: 'candidates', id: own.id }))).status).toBe(403);
    const erasing = provider.erase({ noun: 'candidates', id: own.id, name: String(own.name) });
    expect((await refusal(erasing)).status).toBe(403);
  });
};
