import { describe, expect, it } from 'vitest';
import type { Interview } from '../../contract/hiring/interviews.ts';
import { languages } from '../../contract/languages.ts';
import { isDue } from '../../query/due.ts';
import { interviewReminder, interviewsToRemind } from './interviewNotifications.ts';
import { titleIn } from './notificationTitle.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const interview = {
  id: 'IV-001',
  companyId: 'CO-002',
  entryId: 'PE-001',
  startsAt: '2026-06-16T08:30:00.000Z',
  timeZone: 'Asia/Kolkata',
  interviewer: 'Kim Osei',
  place: 'Video call',
  status: 'Scheduled',
  remindedOf: null,
} as Interview;
const due = (changes: Partial<Interview> = {}) =>
  isDue(interviewsToRemind, { ...interview, ...changes }, now);

describe('an interview reminder', () => {
  it('is sent within a day of the start, neither earlier nor after the interview has begun', () => {
    const at = (startsAt: string) => due({ startsAt });
    expect([
      due(),
      at('2026-06-16T09:00:00.000Z'),
      at('2026-06-16T09:00:00.001Z'),
      at('2026-06-15T09:00:00.000Z'),
    ]).toEqual([true, true, false, false]);
  });

  it('is sent once, and again after rescheduling, but not for canceled or past interviews', () => {
    expect(due({ remindedOf: interview.startsAt })).toBe(false);
    expect(due({ remindedOf: '2026-06-16T07:30:00.000Z' })).toBe(true);
    expect([due({ status: 'Cancelled' }), due({ status: 'Completed' })]).toEqual([false, false]);
  });

  it('shows the time in the company’s zone, else in the interview’s own, in each language', () => {
    const told = (timeZone: string | null) =>
      interviewReminder(interview, { name: 'Ada Bench' }, { timeZone }).notification;
    expect(
      languages.map((language) => titleIn(language, told('Europe/Berlin')).replaceAll(/\s/g, ' ')),
    ).toEqual([
      'Reminder: interview with Ada Bench, Tue, Jun 16, 10:30 AM GMT+2',
      'Recordatorio: entrevista con Ada Bench, mar, 16 jun, 10:30 CEST',
      'Rappel : entretien avec Ada Bench, mar. 16 juin, 10:30 UTC+2',
      'Erinnerung: Interview mit Ada Bench, Di., 16. Juni, 10:30 MESZ',
    ]);
    expect(titleIn('de', told(null))).toContain('14:00');
    expect(told(null)).toMatchObject({
      body: 'Kim Osei · Video call',
      link: '/recruiter/pipeline/PE-001/show',
    });
  });
});
