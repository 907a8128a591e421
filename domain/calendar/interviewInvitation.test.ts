import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Interviewer } from '../contract/hiring/interviewers.ts';
import type { Interview } from '../contract/hiring/interviews.ts';
import { interviewClashes, interviewsAround } from './interviewClashes.ts';
import { interviewInvitation } from './interviewInvitation.ts';

const interview: Interview = {
  id: 'IV-007',
  version: 1,
  createdAt: '2026-06-01T08:00:00.000Z',
  updatedAt: '2026-06-01T08:00:00.000Z',
  companyId: 'CO-002',
  entryId: 'PE-001',
  jobId: null,
  startsAt: '2026-06-10T13:30:00.000Z',
  minutes: 45,
  timeZone: 'America/New_York',
  interviewer: 'Kim "K" Osei',
  interviewerEmail: 'kim@corvane.example',
  panel: [],
  focus: [],
  kit: 'Ask about the outage',
  place: 'Office, 4th floor',
  status: 'Scheduled',
  notes: null,
  remindedOf: null,
  scorecards: 0,
  authorId: 'USR-002',
};
const words = { summary: 'Interview: Ada; Engineer', description: 'Bring\nyour questions' };
const organizer = { name: 'Marcus', email: 'marcus@corvane.example' };
const write = (changes: Partial<Interview> = {}) =>
  interviewInvitation({ ...interview, ...changes }, words, organizer)
    .replaceAll('\r\n ', '')
    .split('\r\n');

describe('an interview invitation', () => {
  it('is a request with its time in UTC, its length, place and people', () => {
    expect(write()).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'SEQUENCE:0',
        'DTSTART:20260610T133000Z',
        'DTEND:20260610T141500Z',
        'SUMMARY:Interview: Ada\\; Engineer',
        'DESCRIPTION:Bring\\nyour questions',
        'LOCATION:Office\\, 4th floor',
        'STATUS:CONFIRMED',
        'ORGANIZER;CN="Marcus":mailto:marcus@corvane.example',
        'ATTENDEE;CN="Kim ’K’ Osei";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:kim@corvane.example',
      ]),
    );
  });

  it('is parsed by a calendar library with the same values', () => {
    const calendar = new ICAL.Component(ICAL.parse(interviewInvitation(interview, words, organizer)));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(event.startDate.toJSDate().toISOString()).toBe(interview.startsAt);
    expect(event.duration.toSeconds()).toBe(45 * 60);
    expect([event.summary, event.description, event.location]).toEqual([
      words.summary,
      words.description,
      interview.place,
    ]);
    expect(event.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:kim@corvane.example']);
  });

  it('invites everyone of the panel who has an address, in any script, and tells nobody the questions', () => {
    const names = ['สมชาย ใจดี', 'Zoë, "Z"', ...'ABCDEFG'];
    const panel = names.map((name, at) => ({ name, email: at === 8 ? null : `p${at}@corvane.example` }));
    const file = interviewInvitation({ ...interview, panel }, words, organizer);
    expect(file).not.toContain('outage');
    const calendar = new ICAL.Component(ICAL.parse(file));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
    expect(event.attendees.map((one) => [one.getParameter('cn'), one.getFirstValue()])).toEqual([
      ['Kim ’K’ Osei', 'mailto:kim@corvane.example'],
      ...panel.slice(0, 8).map(({ name, email }) => [name.replaceAll('"', '’'), `mailto:${email}`]),
    ]);
    expect(event.organizer).toBe('mailto:marcus@corvane.example');
  });

  it('keeps its UID and increases its sequence when the interview is rescheduled', () => {
    const uid = (lines: string[]) => lines.find((line) => line.startsWith('UID:'));
    const moved = write({
      version: 3,
      startsAt: '2026-06-11T13:30:00.000Z',
      updatedAt: '2026-06-02T08:00:00.000Z',
    });
    expect(uid(moved)).toBe(uid(write()));
    expect(moved).toEqual(
      expect.arrayContaining(['METHOD:REQUEST', 'SEQUENCE:2', 'DTSTART:20260611T133000Z']),
    );
  });

  it('removes a canceled interview from the calendar', () => {
    expect(write({ status: 'Cancelled', version: 4 })).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:3', 'STATUS:CANCELLED']),
    );
  });

  it('has only lines of at most 75 octets that end in CRLF', () => {
    const file = interviewInvitation(interview, { ...words, description: 'Grüße '.repeat(60) }, organizer);
    expect(file.endsWith('\r\n')).toBe(true);
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});

describe('two interviews', () => {
  const at = (startsAt: string, interviewer = 'Kim', minutes = 60, id = 'IV-008') => ({
    id,
    startsAt,
    minutes,
    interviewer,
    interviewerEmail: null,
    panel: [] as Interviewer[],
  });
  const asked = at('2026-06-10T10:00:00.000Z', ' kim ', 60, 'IV-001');
  it.each([
    ['that overlap clash', at('2026-06-10T10:30:00.000Z'), 1],
    ['one inside the other clash', at('2026-06-10T09:00:00.000Z', 'KIM', 300), 1],
    ['one after the other do not clash', at('2026-06-10T11:00:00.000Z'), 0],
    ['of other interviewers do not clash', at('2026-06-10T10:00:00.000Z', 'Lee'), 0],
    ['that are the same one do not clash', at('2026-06-10T10:00:00.000Z', 'Kim', 60, 'IV-001'), 0],
  ])('%s', (_, other, clashes) => {
    expect(interviewClashes(asked, [other])).toHaveLength(clashes);
  });

  it('clash for each person who is in both, as lead or on the panel, by name or address', () => {
    const person = (name: string, email: string | null = null) => ({ name, email });
    const panel = [person('Zoë Åkesson'), person('Lee', 'lee@corvane.example'), person('Ana')];
    const lead = at(asked.startsAt, 'zoe  akesson', 60, 'IV-002');
    const both = {
      ...at(asked.startsAt, 'Pat', 60, 'IV-003'),
      panel: [person('L. Park', 'lee@corvane.example'), person('ZOË ÅKESSON')],
    };
    const other = { ...at(asked.startsAt, 'Pat', 60, 'IV-004'), panel: [person('Kimberly')] };
    const found = interviewClashes({ ...asked, panel }, [lead, both, other]);
    expect(found.map(({ person: { name }, at: when }) => [name, when.map(({ id }) => id)])).toEqual([
      ['Zoë Åkesson', ['IV-002', 'IV-003']],
      ['Lee', ['IV-003']],
    ]);
  });

  it('are searched as far back as the longest interview can start', () => {
    expect(interviewsAround(asked)).toEqual({
      status: 'Scheduled',
      startsAt_gt: '2026-06-10T00:00:00.000Z',
      startsAt_lt: '2026-06-10T11:00:00.000Z',
    });
  });
});
