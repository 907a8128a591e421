import type { Letter } from '../../application/mailCarriers.ts';
import type { Verbs } from '../../application/rows.ts';
import { type InterviewCopy, interviewCopy } from '../../domain/calendar/interviewCopy.ts';
import { writeInvitation } from '../../domain/calendar/writeInvitation.ts';
import {
  givenAnswers,
  type InterviewParticipant,
} from '../../domain/contract/hiring/interviewParticipants.ts';
import { isNounName } from '../../domain/contract/index.ts';
import type { Language } from '../../domain/contract/languages.ts';
import type { Mail } from '../../domain/contract/platform/mails.ts';
import { fill } from '../../domain/words/fill.ts';
import type { Secrets } from '../configuration/secrets.ts';
import { systemRows } from '../store/change.ts';
import type { Transaction } from '../store/transaction.ts';
import { serverTexts } from '../texts/texts.ts';
import { interviewLink } from './rowLink.ts';

type Options = { now: Date; sender: string; publicUrl: string };

/** What is said of an interview beside the subject. */
export type InterviewWords = {
  lead: string;
  details: string;
  /** What the reader can do: answer, and open the record in their console. */
  links: { label: string; url: string }[];
  calendar: NonNullable<Letter['calendar']>;
  replyTo: string | null;
};

type Read = {
  participant: InterviewParticipant;
  copy: InterviewCopy;
  summary: string;
  lead: string;
  details: string;
};

/**
 * An interview that is ahead as a participant may read it now, also its cancellation; null if it has begun or is not known.
 */
export const readInterview = async (
  rows: Pick<Verbs, 'find' | 'findAll'>,
  { id, language }: { id: string; language: Language },
  { now, sender }: Pick<Options, 'now' | 'sender'>,
): Promise<(Read & { page: string | null }) | null> => {
  if (!isNounName('interviewParticipants')) return null;
  const participant = await rows.find('interviewParticipants', id);
  if (!participant || participant.startsAt <= now.toISOString()) return null;
  const { interviewId, entryId, companyId, userId } = participant;
  const [interview, entry, company, participants, user] = await Promise.all([
    rows.find('interviews', interviewId),
    rows.find('pipelineEntries', entryId),
    rows.find('companies', companyId),
    rows.findAll('interviewParticipants', { interviewId }),
    userId ? rows.find('users', userId) : null,
  ]);
  if (!company) return null;
  const [candidate, job, author, ownCompany] = await Promise.all([
    entry ? rows.find('candidates', entry.candidateId) : null,
    entry?.jobId ? rows.find('jobs', entry.jobId) : null,
    interview?.authorId ? rows.find('users', interview.authorId) : null,
    user?.companyId ? rows.find('companies', user.companyId) : null,
  ]);
  const isProvider = participant.part === 'Provider';
  const address = user?.email ?? participant.email ?? '';
  const copy = interviewCopy(
    participant,
    { address, name: user?.fullName ?? participant.name ?? address },
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
  const page =
    user === null || !entry
      ? null
      : isProvider
        ? `/provider/employees/${entry.candidateId}/show`
        : `/recruiter/pipeline/${entryId}/show`;
  const words = wordsOf(language, { copy, participant, zone, company: company.name });
  return { participant, copy, ...words, page };
};

/** The words of a mail, and its calendar event, as the rows stand when it is sent; null if it must not be sent. */
export const interviewWords = async (
  transaction: Transaction,
  { link, language }: Pick<Mail, 'link' | 'language'>,
  { now, sender, publicUrl, secrets }: Options & { secrets: Secrets },
): Promise<InterviewWords | null> => {
  const id = link?.split('/').at(-1) ?? '';
  const found = await readInterview(systemRows({ transaction, now }), { id, language }, { now, sender });
  if (!found) return null;
  const { participant, copy, summary, lead, details } = found;
  const { cancelled, place, organizer, attendees, replyTo } = copy;
  const page = found.page && publicUrl + found.page;
  const { uid, sequence, startsAt, minutes } = participant;
  // Without the links to answer: people show their events to others.
  const text = writeInvitation({
    uid,
    sequence,
    changedAt: now.toISOString(),
    cancelled,
    startsAt,
    minutes,
    summary,
    description: [details, page].filter(Boolean).join('\n\n'),
    place,
    organizer,
    attendees,
  });
  const { open, interviewPage } = { ...serverTexts[language].mails, ...serverTexts[language] };
  const answer = `${publicUrl}/api/v1${link}.${interviewLink.markOf(secrets, link)}?lang=${language}`;
  const answers =
    cancelled || isOrganizer(participant, copy)
      ? []
      : givenAnswers.map((given) => ({
          label: interviewPage[verbOf[given]],
          url: `${answer}&answer=${given}`,
        }));
  const links = [...answers, ...(page ? [{ label: open, url: page }] : [])];
  return { lead, details, links, calendar: { method: cancelled ? 'CANCEL' : 'REQUEST', text }, replyTo };
};

export const verbOf = { Accepted: 'accept', Tentative: 'maybe', Declined: 'decline' } as const;

/** Whoever scheduled an interview has not to answer. */
const isOrganizer = ({ part }: InterviewParticipant, { byReader }: InterviewCopy): boolean =>
  part === 'Organizer' || byReader;

type Said = { copy: InterviewCopy; participant: InterviewParticipant; zone: string; company: string };

const wordsOf = (language: Language, { copy, participant, zone, company }: Said) => {
  const texts = serverTexts[language].mails.interview;
  const { name, position, place, interviewers, notes, removed, cancelled } = copy;
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
    notes && fill(texts.notes, { notes }),
  ].filter(Boolean);
  return {
    summary,
    lead: removed ? texts.removed : cancelled ? texts.cancelled : texts.invited,
    details: details.join('\n'),
  };
};
