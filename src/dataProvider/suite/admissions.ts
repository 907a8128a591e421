import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import type { World } from '../browser/worldStore.ts';
import { type As, edit, fieldErrors, list, refusal } from './open.ts';

/** Sign-up requests decided by the operator. Each test uses a pending one of the sample world. */
export const admissions = (as: As, world: () => World): void => {
  const waiting = (place: number): Row =>
    (world().signUpRequests ?? []).filter(({ status }) => status === 'Pending Approval')[place] as Row;
  const stored = async (request: Row) =>
    (await (await as('admin')).getOne<Row>('signUpRequests', { id: request.id })).data;
  const made = async (noun: string, filter: Record<string, unknown>) =>
    (await list(await as('admin'), noun, { filter })).data;

  test('an approved sign-up creates a company, its first user and a mail', async () => {
    const request = waiting(0);
    const { data } = await edit(await as('admin'), 'signUpRequests', request, { status: 'Approved' });
    expect(data).toMatchObject({ status: 'Approved', version: request.version + 1 });
    const [company, ...others] = await made('companies', { email: request.email });
    expect(others).toEqual([]);
    expect(company).toMatchObject({
      type: request.userType,
      name: request.company,
      status: 'Active',
      verification: 'Pending',
      subscription: 'Basic',
      currency: 'USD',
      industry: null,
      location: null,
      contactPerson: `${request.firstName} ${request.lastName}`,
      placements: 0,
    });
    const [user] = await made('users', { email: request.email });
    expect(user).toMatchObject({
      companyId: company?.id,
      userType: request.userType,
      role: 'Admin',
      status: 'Pending',
      fullName: `${request.firstName} ${request.lastName}`,
      skills: [],
    });
    expect(await made('mails', { to: request.email })).toMatchObject([
      {
        userId: user?.id,
        purpose: 'invitation',
        subject: 'Welcome to TalentBench: choose your password',
        language: 'en',
        status: 'Queued',
        attempts: 0,
        lastError: null,
        sentAt: null,
      },
    ]);
    for (const row of [company, user])
      expect(await made('auditLogs', { target: row?.id })).toMatchObject([{ action: 'create' }]);
    expect(await made('activities', { target: company?.id })).toMatchObject([
      { event: 'companyJoined', details: request.company },
    ]);
  });

  test('approving a sign-up with the email of an existing account is refused with a message, and creates nothing', async () => {
    const request = waiting(1);
    const admin = await as('admin');
    const name = { firstName: 'Same', lastName: 'Person' };
    const person = { userType: 'admin', ...name, email: request.email, status: 'Active' };
    await admin.create('users', { data: person });
    const error = await refusal(edit(admin, 'signUpRequests', request, { status: 'Approved' }));
    expect([error.status, error.body.errors]).toEqual([
      400,
      {
        status: `${request.email} already has an account. Decline the request, or ask for another email.`,
      },
    ]);
    expect(await stored(request)).toEqual(request);
    expect(await made('companies', { email: request.email })).toEqual([]);
    expect(await made('mails', { to: request.email })).toEqual([]);
  });

  test('a sign-up can be declined only with a reason, and the decision is final', async () => {
    const request = waiting(2);
    const admin = await as('admin');
    const error = await refusal(edit(admin, 'signUpRequests', request, { status: 'Declined' }));
    expect([error.status, error.body.errors]).toEqual([400, { reason: 'Enter a reason for declining' }]);
    const { data } = await edit(admin, 'signUpRequests', request, {
      status: 'Declined',
      reason: 'No such company',
    });
    expect(data).toMatchObject({ status: 'Declined', reason: 'No such company' });
    const mails = await made('mails', { to: request.email, purpose: 'declined' });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      note: 'No such company',
      language: request.language ?? 'en',
      userId: null,
    });
    const late = await refusal(edit(admin, 'signUpRequests', data, { status: 'Approved' }));
    expect([late.status, fieldErrors(late)]).toEqual([409, ['status']]);
    expect(await made('companies', { email: request.email })).toEqual([]);
  });

  test('a company begins with the plan that the approving operator chose', async () => {
    const admin = await as('admin');
    const request = waiting(3);
    const early = await refusal(edit(admin, 'signUpRequests', request, { subscription: 'Enterprise' }));
    expect([early.status, early.body.errors]).toEqual([
      400,
      { subscription: 'A plan is chosen when a request is approved' },
    ]);
    const decision = { status: 'Approved', subscription: 'Premium' };
    const { data } = await edit(admin, 'signUpRequests', request, decision);
    expect(data).toMatchObject(decision);
    expect(await made('companies', { email: request.email })).toMatchObject([{ subscription: 'Premium' }]);
    const late = await refusal(edit(admin, 'signUpRequests', data, { subscription: 'Enterprise' }));
    expect(late.status).toBeGreaterThanOrEqual(400);
    expect(await made('companies', { email: request.email })).toMatchObject([{ subscription: 'Premium' }]);
  });

  test('only operators decide on sign-ups and read mails', async () => {
    for (const user of ['provider', 'recruiter', 'viewer'] as const) {
      const provider = await as(user);
      const request = waiting(3);
      expect((await refusal(edit(provider, 'signUpRequests', request, { status: 'Approved' }))).status).toBe(
        403,
      );
      expect((await refusal(list(provider, 'mails'))).status).toBe(403);
    }
  });

  test('an operator can resend a mail, and change nothing else of it', async () => {
    const [admin, [mail]] = [await as('admin'), await made('mails', { status: 'Sent' })];
    const words = await refusal(edit(admin, 'mails', mail as Row, { subject: 'Other words' }));
    expect([words.status, fieldErrors(words)]).toEqual([400, ['subject']]);
    const { data: queued } = await edit(admin, 'mails', mail as Row, { status: 'Queued' });
    expect(queued).toMatchObject({ status: 'Queued', attempts: 0, sentAt: null });
    const told = await refusal(edit(admin, 'mails', queued, { status: 'Sent' }));
    expect([told.status, fieldErrors(told)]).toEqual([409, ['status']]);
  });
};
