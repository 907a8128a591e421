import type { Company } from '../contract/accounts/companies.ts';
import type { User } from '../contract/accounts/users.ts';
import type { Candidate } from '../contract/candidates/candidates.ts';
import { interviewersOf } from '../contract/hiring/interviewers.ts';
import type { InterviewAnswer, InterviewParticipant } from '../contract/hiring/interviewParticipants.ts';
import type { Interview } from '../contract/hiring/interviews.ts';
import type { Job } from '../contract/hiring/jobs.ts';
import type { PipelineEntry } from '../contract/hiring/pipelineEntries.ts';
import type { Invited } from './writeInvitation.ts';

/** An interview and what belongs to it, as far as it is still there. */
export type InterviewFacts = {
  interview: Interview | null;
  entry: Pick<PipelineEntry, 'name' | 'title'> | null;
  candidate: Pick<Candidate, 'name'> | null;
  job: Pick<Job, 'title' | 'listed'> | null;
  company: Pick<Company, 'name'>;
  /** Who scheduled it, while they may sign in. */
  author: Pick<User, 'id' | 'fullName' | 'email'> | null;
  /** Everyone who is invited. */
  participants: readonly InterviewParticipant[];
};

/** What one participant reads of an interview, in the mail and in their calendar. */
export type InterviewCopy = {
  /** The reader has scheduled the interview. */
  byReader: boolean;
  /** The participant no longer takes part in an interview that takes place. */
  removed: boolean;
  cancelled: boolean;
  name: string | null;
  position: string | null;
  place: string | null;
  interviewers: readonly string[];
  notes: string | null;
  organizer: Invited;
  attendees: readonly (Invited & { answer: InterviewAnswer })[];
  /** Where replies to the mail go, if not to its sender. */
  replyTo: string | null;
};

/**
 * A provider reads its own candidate's name, the place, and the recruiting company; neither who interviews nor an
 * address of another company, as a calendar app answers to the organizer's address and shows everyone the guests.
 * Others read the candidate's name as their company does, and colleagues the notes. Questions are in no copy.
 *
 * `sender` sends the mails. It is also the organizer in the copy of the recruiter who scheduled the interview: mail
 * programs do not let an organizer accept their own invitation.
 */
export const interviewCopy = (
  participant: InterviewParticipant,
  { address, name }: { address: string; name: string },
  { interview, entry, candidate, job, company, author, participants }: InterviewFacts,
  sender: string,
): InterviewCopy => {
  const isProvider = participant.part === 'Provider';
  const removed = participant.status === 'Removed';
  const cancelled = removed || interview?.status !== 'Scheduled';
  const platform = { name: company.name, email: sender };
  const isAuthor = author !== null && participant.userId === author.id;
  const self = { name, email: address, answer: participant.answer };
  const shown = {
    byReader: isAuthor,
    removed: removed && interview?.status === 'Scheduled',
    cancelled,
    place: cancelled ? null : (interview?.place ?? null),
  };
  if (isProvider)
    return {
      ...shown,
      name: candidate?.name ?? entry?.name ?? null,
      position: job?.listed ? job.title : null,
      interviewers: [],
      notes: null,
      organizer: platform,
      attendees: [self],
      replyTo: null,
    };
  const invited = interview && !cancelled ? interviewersOf(interview) : [];
  const guests = invited.flatMap(({ name: guest, email }) => {
    const answer = participants.find((one) => one.email === email && one.status === 'Invited')?.answer;
    return email && email !== address ? [{ name: guest, email, answer: answer ?? 'No Answer' }] : [];
  });
  return {
    ...shown,
    name: entry?.name ?? null,
    position: job?.title ?? entry?.title ?? null,
    interviewers: invited.map((one) => one.name),
    notes: interview && !cancelled && participant.userId !== null ? interview.notes : null,
    organizer: author && !isAuthor ? { name: author.fullName, email: author.email } : platform,
    attendees: [self, ...guests],
    replyTo: author && !isAuthor ? author.email : null,
  };
};
