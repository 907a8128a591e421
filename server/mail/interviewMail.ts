import type { Letter } from '../../application/mailCarriers.ts';
import { type InterviewCopy, interviewCopy } from '../../domain/calendar/interviewCopy.ts';
import { writeInvitation } from '../../domain/calendar/writeInvitation.ts';
import type { InterviewParticipant } from '../../domain/contract/hiring/interviewParticipants.ts';
import { isNounName } from '../../domain/contract/index.ts';
import type { Language } from '../../domain/contract/languages.ts';
import type { Mail } from '../../domain/contract/platform/mails.ts';
import { fill } from '../../domain/words/fill.ts';
import { systemRows } from '../store/change.ts';
import type { Transaction } from '../store/transaction.ts';
import { serverTexts } from '../texts/texts.ts';

type Asked = Pick<Mail, 'to' | 'userId' | 'link' | 'language'>;
type Options = { now: Date; sender: string; publicUrl: string };

/** What is said of an interview beside the subject. */
export type InterviewWords = {
  lead: string;
  details: string;
  /** The page of the record in the reader's console, if they have one. */
  page: string | null;
  calendar: NonNullable<Letter['calendar']>;
  replyTo: string | null;
};

/** An interview as its row and its participant stand when the mail is sent; null if it is over, or was never ahead. */
export const interviewWords = async (
  transaction: Transaction,
  { to, userId, link, language }: Asked,
  { now, sender, publicUrl }: Options,
): Promise<InterviewWords | null> => {
  if (!isNounName('interviewParticipants')) return null;
  const { find, findAll } = systemRows({ transaction, now });
  const participant = await find('interviewParticipants', link?.split('/').at(-1) ?? '');
  if (!participant || participant.startsAt <= now.toISOString()) return null;
  const { interviewId, entryId, companyId } = participant;
  const [interview, entry, company, participants, user] = await Promise.all([
    find('interviews', interviewId),
    find('pipelineEntries', entryId),
    find('companies', companyId),
    findAll('interviewParticipants', { interviewId }),
    userId ? find('users', userId) : null,
  ]);
  if (!company) return null;
  const [candidate, job, author, ownCompany] = await Promise.all([
    entry ? find('candidates', entry.candidateId) : null,
    entry?.jobId ? find('jobs', entry.jobId) : null,
    interview?.authorId ? find('users', interview.authorId) : null,
    user?.companyId ? find('companies', user.companyId) : null,
  ]);
  const isProvider = participant.part === 'Provider';
  const copy = interviewCopy(
    participant,
    { address: to, name: user?.fullName ?? participant.name ?? to },
    {
      interview,
      entry,
      candidate,
      job,
      company,
      participants,
      author: author?.status === 'Active' && author.companyId === companyId ? author : null,
    },
    sender,
  );
  const zone = ownCompany?.timeZone ?? interview?.timeZone ?? 'UTC';
  const words = wordsOf(language, { copy, participant, zone, company: company.name });
  const page =
    user === null || !entry
      ? null
      : publicUrl +
        (isProvider
          ? `/provider/employees/${entry.candidateId}/show`
          : `/recruiter/pipeline/${entryId}/show`);
  const { uid, sequence, startsAt, minutes } = participant;
  const text = writeInvitation({
    uid,
    sequence,
    changedAt: now.toISOString(),
    cancelled: copy.cancelled,
    startsAt,
    minutes,
    summary: words.summary,
    description: [words.details, page].filter(Boolean).join('\n\n'),
    place: copy.place,
    organizer: copy.organizer,
    attendees: copy.attendees,
  });
  const { lead, details } = words;
  const method = copy.cancelled ? 'CANCEL' : 'REQUEST';
  return { lead, details, page, calendar: { method, text }, replyTo: copy.replyTo };
};

type Said = { copy: InterviewCopy; participant: InterviewParticipant; zone: string; company: string };

const wordsOf = (language: Language, { copy, participant, zone, company }: Said) => {
  const texts = serverTexts[language].mails.interview;
  const { name, position, place, interviewers, removed, cancelled } = copy;
  const when = new Intl.DateTimeFormat(language, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  }).format(new Date(participant.startsAt));
  const summary =
    participant.part === 'Provider'
      ? fill(texts.summaryForProvider, { name: name ?? '–', company })
      : position === null
        ? fill(texts.summaryOfName, { name: name ?? '–' })
        : fill(texts.summary, { name: name ?? '–', position });
  const details = [
    fill(texts.when, { when, zone }),
    fill(texts.length, { minutes: participant.minutes }),
    name && fill(texts.candidate, { name }),
    position && fill(texts.position, { position }),
    fill(texts.company, { company }),
    place && fill(texts.place, { place }),
    interviewers.length > 0 &&
      fill(texts.interviewers, { names: new Intl.ListFormat(language).format(interviewers) }),
  ].filter(Boolean);
  return {
    summary,
    lead: removed ? texts.removed : cancelled ? texts.cancelled : texts.invited,
    details: details.join('\n'),
  };
};
