import { describe, expect, it } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { dueFilter } from '../../query/due.ts';
import { companiesToTell, marketNotification } from './marketNotification.ts';
import type { NotificationContent } from './notificationRows.ts';
import { titleIn } from './notificationTitle.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const job = (...skills: string[]) => ({ status: 'Active' as const, deadline: null, skills });
const people = [
  { skills: ['Rust', 'SQL'], listedAt: '2026-06-14T09:00:00.000Z' },
  { skills: ['SQL'], listedAt: '2026-06-08T09:00:00.001Z' },
  { skills: ['SQL'], listedAt: '2026-06-08T09:00:00.000Z' },
  { skills: ['Go'], listedAt: '2026-06-14T09:00:00.000Z' },
];
const count = async ({ skills_inc_any: skills, listedAt_gt: since = '' }: Record<string, unknown>) =>
  people.filter(
    (one) => one.listedAt > String(since) && one.skills.some((skill) => (skills as string[]).includes(skill)),
  ).length;
const notificationOf = (...jobs: Parameters<typeof marketNotification>[0][number][]) =>
  marketNotification(jobs, count, now);

describe('the weekly market notification', () => {
  it('counts new candidates for the open jobs, and names the skill with the most demand for the fewest candidates', async () => {
    const notification = await notificationOf(
      job('SQL', 'Rust'),
      job('rust ', 'SQL'),
      { ...job('Go'), status: 'Paused' },
      { ...job('Go'), deadline: '2026-06-14' },
    );
    expect(notification?.values).toEqual({ count: 2, skill: 'Rust', jobs: 2, people: 1 });
    expect(
      languages.map((language) =>
        titleIn(language, notification as NotificationContent).replaceAll(/\s/g, ' '),
      ),
    ).toEqual([
      'New candidates this week with skills your jobs ask for: 2. Most requested: Rust (jobs: 2, candidates: 1)',
      'Candidatos nuevos esta semana con competencias que piden sus ofertas: 2. La más demandada: Rust (ofertas: 2, candidatos: 1)',
      'Nouveaux candidats cette semaine avec des compétences demandées par vos offres : 2. La plus demandée : Rust (offres : 2, candidats : 1)',
      'Neue Kandidaten diese Woche mit Skills, die Ihre Stellen verlangen: 2. Am meisten gefragt: Rust (Stellen: 2, Kandidaten: 1)',
    ]);
  });

  it('is not sent if no job is open, none names a skill, or no candidate is new', async () => {
    expect([await notificationOf(), await notificationOf(job()), await notificationOf(job('COBOL'))]).toEqual(
      [null, null, null],
    );
  });

  it('is sent to an active recruiter with a user who wants it, once in seven days', () => {
    const wish = { companyId: 'CO-002', kind: 'notification', key: 'marketInsights', enabled: true };
    const may = (insightsOn: string | null, more = {}, wishes: object = {}) =>
      dueFilter(companiesToTell, now, () => [{ ...wish, ...wishes }])({
        ...{ id: 'CO-002', type: 'recruiter', status: 'Active', insightsOn },
        ...more,
      });
    expect([may(null), may('2026-06-08'), may('2026-06-09')]).toEqual([true, true, false]);
    expect([may(null, { type: 'provider' }), may(null, { status: 'Suspended' })]).toEqual([false, false]);
    expect([may(null, {}, { enabled: false }), may(null, {}, { companyId: 'CO-003' })]).toEqual([
      false,
      false,
    ]);
  });
});
