import { describe, expect, it } from 'vitest';
import { type Chosen, type NotificationContent, notificationRows } from './notificationRows.ts';

const notification: NotificationContent = {
  key: 'applicationUpdates',
  code: 'requestAnswered',
  values: { company: 'Lumenfold', position: 'Data Engineer' },
  body: null,
  link: '/recruiter/requests/RR-001/show',
};
const person = (id: string, status: 'Active' | 'Suspended' = 'Active') => ({
  id,
  email: `${id.toLowerCase()}@talentbench.example`,
  status,
});
const off = (key: string, userId: string): Chosen => ({
  kind: 'notification',
  key,
  userId,
  enabled: false,
  value: null,
});
const told = (notification: NotificationContent, preferences: Chosen[] = [], people = [person('USR-1')]) =>
  notificationRows(notification, people, preferences, 'USR-9').map(
    ({ noun, row }) => `${noun} ${row.userId}`,
  );

describe('a notification', () => {
  it('goes to the inbox and by mail', () => {
    expect(told(notification)).toEqual(['notifications USR-1', 'mails USR-1']);
  });

  it('stays in the inbox when its mail is switched off', () => {
    expect(told(notification, [off('applicationUpdates', 'USR-1')])).toEqual(['notifications USR-1']);
    expect(told(notification, [off('email', 'USR-1')])).toEqual(['notifications USR-1']);
  });

  it('waits for the daily digest of those who have chosen it, but not about their own account', () => {
    const digest: Chosen = { ...off('digest', 'USR-1'), enabled: true };
    expect(told(notification, [digest])).toEqual(['notifications USR-1']);
    expect(told({ ...notification, key: 'signIn' }, [digest])).toEqual([
      'notifications USR-1',
      'mails USR-1',
    ]);
    // A company cannot choose it for its people.
    expect(told(notification, [{ ...digest, userId: null }])).toEqual(['notifications USR-1', 'mails USR-1']);
  });

  it('does not go to its author or to suspended users', () => {
    expect(told(notification, [], [person('USR-9'), person('USR-2', 'Suspended')])).toEqual([]);
  });

  it('is written in the language of its reader', () => {
    const german: Chosen = {
      kind: 'display',
      key: 'language',
      userId: 'USR-1',
      enabled: true,
      value: 'German',
    };
    const [line] = notificationRows(notification, [person('USR-1')], [german], null);
    expect(line?.row.title).toBe('Lumenfold hat Ihre Anfrage für Data Engineer beantwortet');
  });
});

describe('a reminder or a digest', () => {
  it('is created only for users who have switched it on', () => {
    const reminder: NotificationContent = { ...notification, key: 'interviewReminders', code: 'hired' };
    expect(told(reminder)).toEqual(['notifications USR-1', 'mails USR-1']);
    expect(told(reminder, [off('interviewReminders', 'USR-1')])).toEqual([]);
  });
});
