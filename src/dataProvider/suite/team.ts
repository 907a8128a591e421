import { expect, test } from 'vitest';
import type { Row } from '../../../domain/contract/noun.ts';
import { type As, edit, fieldErrors, freshWord, list, refusal, type SuiteUser } from './open.ts';

/** Colleagues, as people who manage users of their own company see and change them. */
export const team = (as: As): void => {
  const person = (more: object = {}) => ({
    firstName: 'Nia',
    lastName: freshWord(),
    email: `${freshWord()}@team.example`,
    userType: 'recruiter',
    role: 'User',
    ...more,
  });
  const seen = async (who: SuiteUser, { id }: Row) =>
    (await (await as(who)).getOne<Row>('users', { id })).data;
  const invite = async (more: object = {}, who: SuiteUser = 'recruiterColleague') =>
    seen(who, (await (await as(who)).create<Row>('users', { data: person(more) })).data);

  test('a colleague is invited into the own company by mail, and stays pending until the link is used', async () => {
    const colleague = await invite();
    expect(colleague).toMatchObject({ status: 'Pending', companyId: 'CO-002', userType: 'recruiter' });
    const filter = { to: colleague.email };
    expect((await list(await as('admin'), 'mails', { filter })).data).toHaveLength(1);
    const moved = await refusal(
      edit(await as('recruiterColleague'), 'users', colleague, { status: 'Active' }),
    );
    expect([moved.status, fieldErrors(moved)]).toEqual([409, ['status']]);
  });

  test('an invitation is withdrawn and sent again, at most every ten minutes', async () => {
    const colleague = await invite();
    const recruiter = await as('recruiterColleague');
    const resend = { invitedAt: new Date().toISOString() };
    const early = await refusal(edit(recruiter, 'users', colleague, resend));
    expect([early.status, early.body?.code]).toEqual([409, 'users.invited-lately']);
    const { data: withdrawn } = await edit(recruiter, 'users', colleague, { status: 'Inactive' });
    expect(withdrawn.status).toBe('Inactive');
    expect((await refusal(edit(recruiter, 'users', withdrawn, { status: 'Pending' }))).status).toBe(409);
    const { data: again } = await edit(await as('admin'), 'users', withdrawn, { status: 'Pending' });
    expect(again.status).toBe('Pending');
    const mails = await list(await as('admin'), 'mails', { filter: { to: colleague.email } });
    expect(mails.data).toHaveLength(2);
  });

  test('someone who has signed in is reactivated, not invited again', async () => {
    const recruiter = await as('recruiterColleague');
    const { data } = await list(recruiter, 'users', { filter: { status: 'Active' } });
    const colleague = data.find(
      ({ email, lastLogin }) => lastLogin && !String(email).startsWith('colleague@'),
    );
    const { data: inactive } = await edit(recruiter, 'users', colleague as Row, { status: 'Inactive' });
    const refused = await refusal(edit(recruiter, 'users', inactive, { status: 'Pending' }));
    expect(refused.body?.code).toBe('users.invited-already');
    await edit(recruiter, 'users', inactive, { status: 'Active' });
  });

  test('nobody invites with more rights than their own, to the other side, or into another company', async () => {
    expect(fieldErrors(await refusal(invite({ role: 'Super Admin' })))).toEqual(['role']);
    expect(fieldErrors(await refusal(invite({ userType: 'provider' })))).toEqual(['companyId']);
    expect((await refusal(invite({ userType: 'admin' }))).status).toBe(400);
    expect((await refusal(invite({ companyId: 'CO-001' }))).status).toBeGreaterThanOrEqual(400);
    expect((await refusal(invite({ verified: true }))).status).toBe(400);
    expect((await refusal(invite({ userType: 'provider' }, 'viewer'))).status).toBe(403);
  });

  test('a colleague’s role changes within the own rights; name and email do not', async () => {
    const colleague = await invite();
    const recruiter = await as('recruiterColleague');
    const { data: manager } = await edit(recruiter, 'users', colleague, { role: 'Manager' });
    expect(manager.role).toBe('Manager');
    expect(fieldErrors(await refusal(edit(recruiter, 'users', manager, { role: 'Super Admin' })))).toEqual([
      'role',
    ]);
    expect((await refusal(edit(recruiter, 'users', manager, { email: 'mine@team.example' }))).status).toBe(
      400,
    );
    const other = await refusal(edit(await as('otherRecruiter'), 'users', manager, { role: 'Viewer' }));
    expect([403, 404]).toContain(other.status);
  });

  test('a colleague is deactivated and reactivated, but not oneself', async () => {
    const colleague = await invite();
    const recruiter = await as('recruiterColleague');
    const { data: inactive } = await edit(recruiter, 'users', colleague, { status: 'Inactive' });
    expect(inactive.status).toBe('Inactive');
    const { data: active } = await edit(recruiter, 'users', inactive, { status: 'Active' });
    expect(active.status).toBe('Active');
    const own = (await list(recruiter, 'users', { filter: { email: 'colleague@talentbench.example' } }))
      .data[0];
    const refused = await refusal(edit(recruiter, 'users', own as Row, { status: 'Inactive' }));
    expect([refused.status, fieldErrors(refused)]).toEqual([409, ['status']]);
    expect((await seen('recruiterColleague', own as Row)).status).toBe('Active');
  });

  test('someone whom an operator deactivated, with a reason, is reactivated by operators only', async () => {
    const colleague = await invite();
    const admin = await as('admin');
    const { data: active } = await edit(admin, 'users', colleague, { status: 'Active' });
    const bare = await refusal(edit(admin, 'users', active, { status: 'Inactive' }));
    expect([bare.status, fieldErrors(bare)]).toEqual([400, ['statusReason']]);
    const { data: inactive } = await edit(admin, 'users', active, {
      status: 'Inactive',
      statusReason: 'Left the company',
    });
    const now = await seen('recruiterColleague', colleague);
    const refused = await refusal(edit(await as('recruiterColleague'), 'users', now, { status: 'Active' }));
    expect([refused.status, refused.body?.code]).toEqual([403, 'users.operator-deactivated']);
    const { data: again } = await edit(admin, 'users', inactive, { status: 'Active' });
    expect(again).toMatchObject({ status: 'Active', statusReason: null });
  });

  test('someone whom the platform suspended stays suspended', async () => {
    const colleague = await invite();
    const admin = await as('admin');
    const { data: active } = await edit(admin, 'users', colleague, { status: 'Active' });
    await edit(admin, 'users', active, { status: 'Suspended', statusReason: 'Reported' });
    const now = await seen('recruiterColleague', colleague);
    for (const status of ['Active', 'Inactive'])
      expect((await refusal(edit(await as('recruiterColleague'), 'users', now, { status }))).status).toBe(
        409,
      );
  });
};
