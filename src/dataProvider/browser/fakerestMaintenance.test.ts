import { describe, expect, it } from 'vitest';
import type { User } from '../../../domain/contract/accounts/users.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import { createWorld, defaultClock } from '../../../fixtures/index.ts';
import { createFakerestDataProvider } from '../fakerest.ts';
import { signedIn } from '../signedIn.ts';
import { refusal } from '../suite/open.ts';
import { inMemory } from './keep.ts';
import { openWorldStore } from './worldStore.ts';

const minutes = (count: number) => new Date(defaultClock.getTime() + count * 60_000);

/** The browser's store at a given time, used by two people. */
const openAt = () => {
  let now = defaultClock;
  const clock = () => now;
  const world = createWorld(defaultClock);
  const store = openWorldStore(world, inMemory(), clock);
  const as = (userType: string) => {
    const user = world.users.find(({ email }) => email === `${userType}@talentbench.example`);
    const actor = signedIn(user as User, null);
    return createFakerestDataProvider({ world: store, actor: () => actor, clock });
  };
  return { as, store, moveTo: (moment: Date) => (now = moment) };
};

describe('the browser’s store during maintenance', () => {
  it('accepts only changes by operators, answers reads, and resumes by itself', async () => {
    const { as, moveTo } = openAt();
    const [admin, provider] = [as('admin'), as('provider')];
    const startsAt = minutes(10).toISOString();
    const endsAt = minutes(40).toISOString();
    await admin.create('maintenances', { data: { title: 'Upgrade', startsAt, endsAt } });
    const add = () =>
      provider.create('candidates', {
        data: { name: 'Ira Novak', title: 'Tester', experience: 3, location: 'Brno', rate: 5000 },
      });
    await add();
    moveTo(minutes(20));
    const refused = await refusal(add());
    expect([refused.status, refused.code]).toEqual([503, 'maintenance.read-only']);
    expect(refused.body.details).toEqual({ title: 'Upgrade', until: endsAt, retryAfter: 1200 });
    const all = { filter: {}, sort: { field: 'id', order: 'ASC' as const } };
    const people = await provider.getList('candidates', { ...all, pagination: { page: 1, perPage: 1 } });
    expect(people.data).toHaveLength(1);
    await admin.create('plans', { data: { name: 'Trial', price: 0, tier: 'Basic', status: 'Active' } });
    moveTo(minutes(40));
    await add();
  });
});

describe('operators in the browser-only demo', () => {
  it('are notified of a sign-up, an incident and a maintenance by the platform’s preferences', async () => {
    const { as, store } = openAt();
    const admin = as('admin');
    const known = new Set(store.rows('notifications').map(({ id }) => id));
    const told = (key: string) =>
      store.rows('notifications').filter((row) => row.key === key && !known.has(row.id));
    const report = { type: 'Phishing', severity: 'High', description: 'A mail that asks for passwords' };
    const others = store
      .rows('users')
      .filter(({ userType, status }) => userType === 'admin' && status === 'Active');
    const mailed = () =>
      store.rows('mails').filter(({ subject }) => subject.startsWith('Security incident reported')).length;
    const before = mailed();
    await admin.create('incidents', { data: report });
    expect(told('securityAlerts')).toHaveLength(others.length - 1);
    expect(told('securityAlerts')[0]?.title).toBe('Security incident reported (High): Phishing');
    expect(mailed()).toBe(before + others.length - 1);

    const row = store.rows('preferences').find(({ key }) => key === 'securityAlerts') as Row;
    await admin.update('preferences', { id: row.id, data: { ...row, enabled: false }, previousData: row });
    await admin.create('incidents', { data: { ...report, severity: 'Low' } });
    expect(told('securityAlerts')).toHaveLength(others.length - 1);
    await admin.create('incidents', { data: report });
    expect(told('securityAlerts').length).toBeGreaterThan(others.length - 1);
    const sms = store.rows('preferences').find(({ key }) => key === 'smsNotifications') as Row;
    const refused = await refusal(
      admin.update('preferences', { id: sms.id, data: { ...sms, enabled: true }, previousData: sms }),
    );
    expect(refused.body.errors).toEqual({ enabled: 'Text messages are not available yet' });
  });
});
