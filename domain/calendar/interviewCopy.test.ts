import { describe, expect, it } from 'vitest';
import type { InterviewParticipant } from '../contract/hiring/interviewParticipants.ts';
import type { Interview } from '../contract/hiring/interviews.ts';
import { concernsCalendar, isAhead, isOtherTime } from './interviewCalendar.ts';
import { type InterviewFacts, interviewCopy } from './interviewCopy.ts';

const interview: Interview = {
  id: 'IV-007',
  version: 3,
  createdAt: '2026-06-01T08:00:00.000Z',
  updatedAt: '2026-06-01T08:00:00.000Z',
  companyId: 'CO-002',
  entryId: 'PE-001',
  jobId: 'JOB-001',
  startsAt: '2026-06-10T13:30:00.000Z',
  minutes: 45,
  timeZone: 'America/New_York',
  interviewer: 'Kim Osei',
  interviewerEmail: 'kim@corvane.example',
  panel: [
    { name: 'Lee', email: 'lee@outside.example' },
    { name: 'Without address', email: null },
  ],
  focus: [],
  kit: 'Ask about the outage',
  place: 'Room 4',
  status: 'Scheduled',
  notes: 'Too expensive',
  remindedOf: null,
  scorecards: 0,
  authorId: 'USR-002',
};
const participant = (columns: Partial<InterviewParticipant>): InterviewParticipant => ({
  id: 'IVP-001',
  version: 1,
  createdAt: interview.createdAt,
  updatedAt: interview.createdAt,
  companyId: 'CO-002',
  interviewId: 'IV-007',
  entryId: 'PE-001',
  part: 'Interviewer',
  name: 'Kim Osei',
  email: 'kim@corvane.example',
  userId: null,
  answer: 'No Answer',
  answeredAt: null,
  status: 'Invited',
  uid: 'IV-007@talentbench',
  sequence: 2,
  startsAt: interview.startsAt,
  minutes: 45,
  ...columns,
});
const facts: InterviewFacts = {
  interview,
  entry: { name: 'D. R.', title: 'Engineer' },
  candidate: { name: 'Dana Reyes' },
  job: { title: 'Backend Engineer', listed: false },
  company: { name: 'Corvane' },
  author: { id: 'USR-002', fullName: 'Marcus Webb', email: 'marcus@corvane.example' },
  participants: [participant({ email: 'lee@outside.example', answer: 'Declined' })],
};
const sender = 'hello@bench.example';
const kim = { address: 'kim@corvane.example', name: 'Kim Osei' };
const copyFor = (columns: Partial<InterviewParticipant>, to = kim, more: Partial<InterviewFacts> = {}) =>
  interviewCopy(participant(columns), to, { ...facts, ...more }, sender);

describe('the copy of an interview', () => {
  it('shows an interviewer the masked name, the people with their answers, and the recruiter as organizer', () => {
    expect(copyFor({})).toEqual({
      byReader: false,
      removed: false,
      cancelled: false,
      name: 'D. R.',
      position: 'Backend Engineer',
      place: 'Room 4',
      interviewers: ['Kim Osei', 'Lee', 'Without address'],
      notes: null,
      organizer: { name: 'Marcus Webb', email: 'marcus@corvane.example' },
      attendees: [
        { name: 'Kim Osei', email: 'kim@corvane.example', answer: 'No Answer' },
        { name: 'Lee', email: 'lee@outside.example', answer: 'Declined' },
      ],
      replyTo: 'marcus@corvane.example',
    });
  });

  it('shows a provider its candidate and the place, and nobody of the recruiting firm', () => {
    const provider = { address: 'pia@provider.example', name: 'Pia' };
    const copy = copyFor({ part: 'Provider', name: null, email: null, userId: 'USR-009' }, provider);
    expect(copy).toEqual({
      byReader: false,
      removed: false,
      cancelled: false,
      name: 'Dana Reyes',
      position: null,
      place: 'Room 4',
      interviewers: [],
      notes: null,
      organizer: { name: 'Corvane', email: sender },
      attendees: [{ name: 'Pia', email: 'pia@provider.example', answer: 'No Answer' }],
      replyTo: null,
    });
    expect(JSON.stringify(copy)).not.toMatch(
      /corvane\.example|outside\.example|Kim|Lee|Marcus|expensive|outage/,
    );
  });

  it('has the notes for colleagues, not for an address without an account', () => {
    expect(copyFor({ userId: 'USR-003' }).notes).toBe('Too expensive');
    expect(copyFor({ userId: null }).notes).toBeNull();
    expect(copyFor({ userId: 'USR-003', status: 'Removed' }).notes).toBeNull();
  });

  it('names the job to a provider only while it is listed', () => {
    const job = { title: 'Backend Engineer', listed: true };
    expect(copyFor({ part: 'Provider' }, kim, { job }).position).toBe('Backend Engineer');
  });

  it('never has its recipient as the organizer', () => {
    const marcus = { address: 'marcus@corvane.example', name: 'Marcus Webb' };
    const own = copyFor({ part: 'Organizer', userId: 'USR-002', answer: 'Accepted' }, marcus);
    expect(own.organizer).toEqual({ name: 'Corvane', email: sender });
    expect(own.attendees[0]).toEqual({ name: 'Marcus Webb', email: marcus.address, answer: 'Accepted' });
    expect(own.replyTo).toBeNull();
    expect(copyFor({}, kim, { author: null }).organizer).toEqual({ name: 'Corvane', email: sender });
  });

  it.each([
    ['whoever left it', { status: 'Removed' as const }, interview, true],
    ['everyone once it is canceled', {}, { ...interview, status: 'Cancelled' as const }, false],
    ['everyone once it is deleted', { status: 'Removed' as const }, null, false],
  ])('cancels the event for %s, without place and people', (_, columns, row, removed) => {
    expect(copyFor(columns, kim, { interview: row })).toMatchObject({
      removed,
      cancelled: true,
      place: null,
      interviewers: [],
      attendees: [{ email: kim.address }],
    });
  });
});

describe('a change of an interview', () => {
  const changed = (columns: Partial<Interview>) =>
    (['Interviewer', 'Organizer', 'Provider'] as const).map((part) =>
      concernsCalendar(part, interview, { ...interview, ...columns }),
    );
  it.each<[string, Partial<Interview>, boolean[]]>([
    ['time', { startsAt: '2026-06-11T13:30:00.000Z' }, [true, true, true]],
    ['length', { minutes: 30 }, [true, true, true]],
    ['place', { place: null }, [true, true, true]],
    ['panel', { panel: [] }, [true, true, false]],
    ['lead', { interviewer: 'Ana' }, [true, true, false]],
    [
      'notes',
      { notes: 'Cheaper', kit: null, focus: ['SQL'], scorecards: 1, version: 4 },
      [false, false, false],
    ],
  ])('of its %s concerns calendars', (_, columns, expected) => {
    expect(changed(columns)).toEqual(expected);
  });

  it('asks for another answer if the time is another one, not the place', () => {
    const answered = participant({});
    expect(isOtherTime(answered, { ...interview, place: 'Room 5' })).toBe(false);
    expect(isOtherTime(answered, { ...interview, minutes: 60 })).toBe(true);
    expect(isOtherTime(answered, { ...interview, startsAt: '2026-06-11T13:30:00.000Z' })).toBe(true);
  });

  it('concerns nobody once the interview has begun', () => {
    expect(isAhead(interview, interview.startsAt)).toBe(false);
    expect(isAhead(interview, '2026-06-10T13:29:59.999Z')).toBe(true);
    expect(isAhead({ ...interview, status: 'Completed' }, '2026-06-01T00:00:00.000Z')).toBe(false);
    expect(isAhead(null, '2026-06-01T00:00:00.000Z')).toBe(false);
  });
});
