import { describe, expect, it } from 'vitest';
import type { Company } from '../../contract/accounts/companies.ts';
import type { User } from '../../contract/accounts/users.ts';
import type { Interview } from '../../contract/hiring/interviews.ts';
import type { PipelineEntry } from '../../contract/hiring/pipelineEntries.ts';
import { languages } from '../../contract/languages.ts';
import { isDue } from '../../query/due.ts';
import { asSystem } from '../deals/expiry.ts';
import { interviewerNotifications, interviewReminder, interviewsToRemind } from './interviewNotifications.ts';
import { titleIn } from './notificationTitle.ts';

const now = new Date('2026-06-15T09:00:00.000Z');
const interview: Interview = {
  id: 'IV-001',
  version: 1,
  createdAt: '2026-06-01T08:00:00.000Z',
  updatedAt: '2026-06-01T08:00:00.000Z',
  jobId: null,
  minutes: 60,
  notes: null,
  focus: [],
  kit: null,
  authorId: null,
  scorecards: 0,
  companyId: 'CO-002',
  entryId: 'PE-001',
  startsAt: '2026-06-16T08:30:00.000Z',
  timeZone: 'Asia/Kolkata',
  interviewer: 'Kim Osei',
  interviewerEmail: null,
  panel: [],
  place: 'Video call',
  status: 'Scheduled',
  remindedOf: null,
};
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

describe('those who interview', () => {
  const entry = { id: 'PE-001', name: 'Ada Bench' } as PipelineEntry;
  const company = { id: 'CO-002', timeZone: 'Europe/Berlin' } as Company;
  const colleagues = ['kim', 'lee', 'pat'].map(
    (name) => ({ id: name, email: `${name}@corvane.example` }) as User,
  );
  const person = (name: string) => ({ name, email: `${name.toLowerCase()}@corvane.example` });
  const held = { ...interview, interviewerEmail: 'kim@corvane.example', panel: [person('Lee')] };
  const context = (at = now) => asSystem(at);
  const told = (before: Interview | null, after: Interview | null, at = now) =>
    interviewerNotifications(before, after, context(at)).flatMap((one) => {
      if (one.kind !== 'read') throw new Error('Expected to read the people first');
      expect(one.at.map(([noun, where]) => [noun, where])).toEqual([
        ['pipelineEntries', { id: 'PE-001' }],
        ['companies', { id: 'CO-002' }],
        ['users', { companyId: 'CO-002', status: 'Active' }],
      ]);
      return one
        .effects([[entry], [company], colleagues])
        .flatMap((said) => (said.kind === 'notifyCompany' ? [`${said.to} ${said.notification.code}`] : []));
    });

  it('are told when they are put on an interview, and its change of time or cancellation', () => {
    const moved = { ...held, startsAt: '2026-06-17T08:30:00.000Z' };
    const canceled = { ...held, status: 'Cancelled' } as Interview;
    expect(told(null, held)).toEqual(['kim interviewAssigned', 'lee interviewAssigned']);
    expect(told(held, moved)).toEqual(['kim interviewAssignedMoved', 'lee interviewAssignedMoved']);
    for (const after of [canceled, null])
      expect(told(held, after)).toEqual(['kim interviewAssignedCancelled', 'lee interviewAssignedCancelled']);
  });

  it('are told of a change of the panel only if they join or leave it', () => {
    expect(told(held, { ...held, panel: [person('Pat')] })).toEqual([
      'lee interviewUnassigned',
      'pat interviewAssigned',
    ]);
    const led = {
      ...held,
      interviewer: 'Lee',
      interviewerEmail: 'lee@corvane.example',
      panel: [person('Kim')],
    };
    expect(told(held, led)).toEqual([]);
    expect(told(held, { ...held, place: 'Office', kit: 'Ask about the outage' } as Interview)).toEqual([]);
  });

  it('are told nothing once it is over, nor if they are not among the company’s people', () => {
    expect(told(held, { ...held, status: 'Completed' } as Interview)).toEqual([]);
    expect(told(null, held, new Date('2026-06-16T08:30:00.000Z'))).toEqual([]);
    expect(told(null, { ...interview, panel: [person('Somebody'), { name: 'pat', email: null }] })).toEqual(
      [],
    );
  });

  it('are all named in the notification, without their addresses', () => {
    const { body, link } = interviewReminder(held, entry, company).notification;
    expect([body, link]).toEqual(['Kim Osei, Lee · Video call', '/recruiter/pipeline/PE-001/show']);
  });
});
