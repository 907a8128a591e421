import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, addCandidate, edit, freshWord, list, refusal, sampleEmail } from './open.ts';
import { signContract } from './signContract.ts';

/** Notification preferences and their effect. */
export const switches = (as: As): void => {
  const own = (key: string, enabled: boolean) => ({ kind: 'notification', key, label: key, enabled });
  const security = { kind: 'security', key: 'auditLogs', label: 'Audit Logs', userId: null, enabled: true };

  const choose = async (key: string, enabled: boolean): Promise<Row> =>
    (await (await as('provider')).create<Row>('preferences', { data: own(key, enabled) })).data;

  const askFor = async (position: string): Promise<Row> => {
    const candidate = await addCandidate(await as('provider'));
    const data = {
      providerId: candidate.companyId,
      candidateId: candidate.id,
      position,
      duration: '3 months',
    };
    return (await (await as('recruiter')).create<Row>('requests', { data })).data;
  };
  const mailsAbout = async (word: string) => {
    const filter = { q: word, purpose: 'notice', to: sampleEmail('provider') };
    return (await list(await as('admin'), 'mails', { filter })).data;
  };
  const messagesAbout = async (word: string) =>
    (await list(await as('provider'), 'notifications', { filter: { q: word } })).data;

  test('a new request is mailed with its text and link', async () => {
    const word = freshWord();
    const request = await askFor(word);
    const [mail] = await mailsAbout(word);
    expect(mail).toMatchObject({
      subject: expect.stringContaining(`sent you a request for ${word}`),
      link: `/provider/requests/${request.id}/show`,
      status: 'Queued',
    });
    expect(await messagesAbout(word)).toMatchObject([{ key: 'recruiterRequests', readAt: null }]);
  });

  test('users who have switched off mails, or this kind, still get it in the inbox', async () => {
    const chosen = [await choose('email', false)];
    const word = freshWord();
    await askFor(word);
    expect(await mailsAbout(word)).toEqual([]);
    expect(await messagesAbout(word)).toMatchObject([{ key: 'recruiterRequests', readAt: null }]);
    for (const row of chosen) await edit(await as('provider'), 'preferences', row, { enabled: true });
    chosen.length = 0;
    chosen.push(await choose('recruiterRequests', false));
    const other = freshWord();
    await askFor(other);
    expect(await mailsAbout(other)).toEqual([]);
    expect(await messagesAbout(other)).toHaveLength(1);
    const provider = await as('provider');
    for (const row of chosen) await edit(provider, 'preferences', row, { enabled: true });
  });

  test('the author of a contract change is not notified of it, but of the other side’s changes', async () => {
    const employee = freshWord();
    const { companyId: recruiterId } = (
      await (
        await as('recruiter')
      ).create<Row>('jobs', {
        data: { title: 'Builder', location: 'Lyon', experience: '3-5 years', salary: '50-60k' },
      })
    ).data;
    const provider = await as('provider');
    const data = {
      recruiterId,
      employee,
      client: 'Hire Co',
      type: 'SOW',
      startDate: '2026-07-01',
      endDate: '2026-12-31',
      rate: 9500,
    };
    const { data: draft } = await provider.create<Row>('contracts', { data });
    const { data: pending } = await edit(provider, 'contracts', draft, { status: 'Pending' });
    expect(await mailsAbout(employee)).toEqual([]);
    await signContract(as, pending);
    expect(await mailsAbout(employee)).toMatchObject([
      { subject: `The contract for ${employee} with Hire Co is signed` },
    ]);
  });

  test('a recruiter gets a mail for each application unless Application Updates is switched off', async () => {
    const [provider, recruiter] = [await as('provider'), await as('recruiter')];
    const posting = { location: 'Lyon', experience: '3-5 years', salary: '50-60k', deadline: '2026-07-01' };
    const heardOf = async (title: string) => {
      const { data: job } = await recruiter.create<Row>('jobs', { data: { title, ...posting } });
      const candidate = await addCandidate(provider);
      await provider.create('applications', {
        data: { jobId: job.id, candidateId: candidate.id, rate: 9500 },
      });
      expect((await list(recruiter, 'notifications', { filter: { q: title } })).total).toBe(1);
      const about = { q: title, purpose: 'notice', to: sampleEmail('recruiter') };
      return (await list(await as('admin'), 'mails', { filter: about })).total;
    };
    expect(await heardOf(freshWord())).toBe(1);
    const { data: off } = await recruiter.create<Row>('preferences', {
      data: own('applicationUpdates', false),
    });
    expect(await heardOf(freshWord())).toBe(0);
    await edit(recruiter, 'preferences', off, { enabled: true });
    expect(await heardOf(freshWord())).toBe(1);
  });

  test('text messages cannot be switched on while no provider is configured', async () => {
    expect((await refusal(choose('sms', true))).body.errors).toEqual({
      enabled: 'Text messages are not available yet',
    });
  });

  test('a preference gets its user; a company’s own is recognized by its kind and by having no user', async () => {
    const provider = await as('provider');
    const row = await choose('profileViews', true);
    const [{ data: user }] = [await list(provider, 'users', { filter: { email: sampleEmail('provider') } })];
    expect(row.userId).toBe(user[0]?.id);
    const { data: companys } = await provider.create<Row>('preferences', { data: security });
    expect(companys).toMatchObject({ userId: null, companyId: row.companyId, kind: 'security' });
    const foreign = { ...own('email', true), userId: 'USR-001' };
    expect((await refusal(provider.create('preferences', { data: foreign }))).status).toBe(400);
  });

  test('a viewer can read preferences and change none', async () => {
    const viewer = await as('viewer');
    expect((await list(viewer, 'preferences', { filter: { kind: 'notification' } })).total).toBeGreaterThan(
      0,
    );
    for (const data of [own('email', false), security])
      expect((await refusal(viewer.create('preferences', { data }))).status).toBe(403);
  });
};
