import { email, instant, oneOf, optional, reference, text, whole } from '../fields.ts';
import { defineNoun, type RowOf } from '../noun.ts';
import { operators } from '../seenBy.ts';
import { longestInterview } from './interviews.ts';

/** Who someone is in an interview: the recruiter who scheduled it, an interviewer, or a person of the candidate's provider. */
const parts = ['Organizer', 'Interviewer', 'Provider'] as const;
/** The participation statuses of calendars (RFC 5545). */
export const interviewAnswers = ['No Answer', 'Accepted', 'Tentative', 'Declined'] as const;
/** What a participant can answer. */
export const givenAnswers = [
  'Accepted',
  'Tentative',
  'Declined',
] as const satisfies readonly InterviewAnswer[];
export type GivenAnswer = (typeof givenAnswers)[number];
export type InterviewAnswer = (typeof interviewAnswers)[number];

/**
 * Someone who is invited to an interview by mail, and their answer. It stays when they are removed or the interview is
 * deleted, as the cancellation is written from it. Recruiters do not learn who of the provider is invited.
 */
export const interviewParticipants = defineNoun({
  name: 'interviewParticipants',
  label: 'Interview Participant',
  plural: 'Interview Participants',
  prefix: 'IVP',
  fields: {
    companyId: reference('Company', 'companies'),
    interviewId: reference('Interview', 'interviews', 'kept'),
    entryId: reference('Pipeline Entry', 'pipelineEntries', 'kept'),
    part: oneOf('Part', parts),
    /** Of interviewers and the organizer. */
    name: optional(text('Name')),
    email: optional(email('Email')),
    userId: operators(optional(reference('User', 'users', 'removed'))),
    answer: oneOf('Answer', interviewAnswers),
    answeredAt: optional(instant('Answered')),
    status: oneOf('Status', ['Invited', 'Removed']),
    /** The interview as their calendar is to have it. */
    uid: text('Calendar Event', 120),
    sequence: whole('Calendar Sequence'),
    startsAt: instant('Starts', { from: 2000, to: 2099 }),
    minutes: whole('Minutes', 5, longestInterview),
  },
  serverSet: [
    'companyId',
    'interviewId',
    'entryId',
    'part',
    'name',
    'email',
    'userId',
    'answer',
    'answeredAt',
    'status',
    'uid',
    'sequence',
    'startsAt',
    'minutes',
  ],
  search: [],
  title: 'id',
});
export type InterviewParticipant = RowOf<typeof interviewParticipants>;
