import {
  concernsCalendar,
  interviewSequence,
  interviewUid,
  isAhead,
  isOtherTime,
} from '../domain/calendar/interviewCalendar.ts';
import type { Effect } from '../domain/change/effect.ts';
import { mailRow, mailSubject } from '../domain/change/notifications/mail.ts';
import {
  type Chosen,
  chosenFields,
  languageOf,
  wantsMail,
} from '../domain/change/notifications/notificationRows.ts';
import { momentIn } from '../domain/change/notifications/notificationTitle.ts';
import type { User } from '../domain/contract/accounts/users.ts';
import { interviewersOf } from '../domain/contract/hiring/interviewers.ts';
import type { InterviewParticipant } from '../domain/contract/hiring/interviewParticipants.ts';
import type { Interview } from '../domain/contract/hiring/interviews.ts';
import type { Language } from '../domain/contract/languages.ts';
import { fill } from '../domain/words/fill.ts';
import { colleagueFields, mailedIn } from './concerned.ts';
import { queueMail } from './queueMail.ts';
import type { UnitOfWork } from './unitOfWork.ts';

/** Someone whom an interview's invitation goes to. */
type Invitee = Pick<InterviewParticipant, 'part' | 'name' | 'email' | 'userId'> & {
  address: string;
  language: Language;
  zone: string;
  wanted: boolean;
  /** The field beside which it is refused if the address has had enough mails. */
  field: string;
};
const subjectOf = {
  Invited: 'interviewInvited',
  Updated: 'interviewUpdated',
  Cancelled: 'interviewCancelled',
} as const;
type Step = keyof typeof subjectOf;

/** How long an invitation waits for further changes, which become one mail with it. */
const secondsToJoin = 60;

const linkOf = ({ id }: Pick<InterviewParticipant, 'id'>): string => `/interview-invitations/${id}`;

/**
 * Brings the calendars of everyone who takes part in an interview up to date. A mail that is still waiting is not
 * followed by another one, as it is written when it is sent.
 */
export const inviteToInterview = async (
  work: UnitOfWork,
  { before, after }: Extract<Effect, { kind: 'inviteToInterview' }>,
): Promise<void> => {
  const interview = after ?? before;
  if (!interview || after?.status === 'Completed') return;
  const now = work.now.toISOString();
  const known = await work.rows.system.findAllToChange('interviewParticipants', {
    interviewId: interview.id,
  });
  const ahead = after !== null && isAhead(after, now) ? after : null;
  const isInvited = known.some(({ status }) => status === 'Invited');
  if (!ahead && !isInvited) return;
  const people = await peopleOf(work, interview);
  const invitees = ahead ? await inviteesOf(work, ahead, people, known) : [];
  for (const invitee of invitees) {
    const row = known.find((one) => isSame(one, invitee));
    if (ahead) await invite(work, { invitee, row, before, after: ahead, people });
  }
  const sequence = after ? interviewSequence(after) : interviewSequence(interview) + 1;
  for (const row of known)
    if (row.status === 'Invited' && !invitees.some((one) => isSame(row, one)))
      await uninvite(work, row, sequence, people);
};

/** Ends the invitations to the interviews of a pipeline entry that is deleted with them. */
export const endInvitations = async (
  work: UnitOfWork,
  { entry }: Extract<Effect, { kind: 'endInvitations' }>,
): Promise<void> => {
  const rows = await work.rows.system.findAllToChange('interviewParticipants', {
    entryId: entry.id,
    status: 'Invited',
  });
  if (rows.length === 0) return;
  const interviews = await work.rows.system.findMany('interviews', [
    ...new Set(rows.map(({ interviewId }) => interviewId)),
  ]);
  for (const row of rows) {
    const interview = interviews.find(({ id }) => id === row.interviewId);
    const shown = interview ?? {
      companyId: row.companyId,
      entryId: row.entryId,
      timeZone: 'UTC',
      authorId: null,
    };
    const people = await peopleOf(work, shown, entry);
    await uninvite(work, row, (interview?.version ?? row.sequence) + 1, people);
  }
};

const isSame = (row: InterviewParticipant, { part, email, userId }: Invitee): boolean =>
  part === 'Provider' || row.part === 'Provider'
    ? row.part === part && row.userId === userId
    : row.email === email;

type People = Awaited<ReturnType<typeof peopleOf>>;

/** The people of both companies, with what they have chosen. */
const peopleOf = async (
  { rows: { system } }: UnitOfWork,
  {
    companyId,
    entryId,
    timeZone,
    authorId,
  }: Pick<Interview, 'companyId' | 'entryId' | 'timeZone' | 'authorId'>,
  deleted?: { name: string; providerId: string; candidateId: string },
) => {
  const entry = deleted ?? (await system.find('pipelineEntries', entryId));
  const [company, provider, candidate] = await Promise.all([
    system.find('companies', companyId),
    entry ? system.find('companies', entry.providerId) : null,
    entry ? system.find('candidates', entry.candidateId) : null,
  ]);
  const of = async (id: string | undefined) =>
    id
      ? {
          users: await system.findFields('users', { companyId: id }, [...colleagueFields, 'fullName']),
          chosen: await system.findFields('preferences', { companyId: id }, chosenFields),
        }
      : { users: [], chosen: [] };
  const [firm, others] = await Promise.all([of(company?.id), of(provider?.id)]);
  const zone = company?.timeZone ?? timeZone;
  return {
    firm,
    others,
    authorId,
    provider,
    zone,
    outsideZone: timeZone,
    providersZone: provider?.timeZone ?? timeZone,
    outsideLanguage: authorId ? languageOf(authorId, firm.chosen) : ('en' as Language),
    name: entry?.name ?? '–',
    /** The provider knows its candidate, also where the recruiter does not yet. */
    nameForProvider: candidate?.name ?? entry?.name ?? '–',
  };
};

type Colleague = Pick<User, 'id' | 'email' | 'fullName' | 'status'>;

const ofFirm = (
  part: 'Organizer' | 'Interviewer',
  { id, email, fullName }: Colleague,
  { firm, zone }: Pick<People, 'firm' | 'zone'>,
  name = fullName,
): Invitee => ({
  part,
  name,
  email,
  userId: id,
  address: email,
  language: languageOf(id, firm.chosen),
  zone,
  wanted: wantsMail('interviewReminders', firm.chosen, id),
  field: 'panel',
});

/**
 * The interviewers, with or without an account, the recruiter who scheduled the interview, and those of the provider
 * who get its mails. An address of another company is one without an account here, so that nobody learns of it.
 */
const inviteesOf = async (
  work: UnitOfWork,
  interview: Interview,
  people: People,
  known: readonly InterviewParticipant[],
): Promise<Invitee[]> => {
  const { firm, outsideZone, outsideLanguage } = people;
  const interviewers = interviewersOf(interview).flatMap(({ name, email }, at): Invitee[] => {
    if (email === null) return [];
    const user = firm.users.find((one) => one.email === email);
    if (user?.status === 'Active') return [ofFirm('Interviewer', user, people, name)];
    if (user && user.status !== 'Pending') return [];
    const field = at === 0 ? 'interviewerEmail' : 'panel';
    const outside = { address: email, language: outsideLanguage, zone: outsideZone, wanted: true, field };
    return [{ part: 'Interviewer', name, email, userId: null, ...outside }];
  });
  const author = firm.users.find(({ id, status }) => id === interview.authorId && status === 'Active');
  const organizer =
    author && !interviewers.some(({ userId }) => userId === author.id)
      ? [ofFirm('Organizer', author, people)]
      : [];
  return [...interviewers, ...organizer, ...(await ofProvider(work, interview, people, known))];
};

/** Those of the provider whom it concerned first, while any of them is there. */
const ofProvider = async (
  work: UnitOfWork,
  interview: Interview,
  { others, provider, providersZone }: People,
  known: readonly InterviewParticipant[],
): Promise<Invitee[]> => {
  if (!provider) return [];
  const active = others.users.filter(({ status }) => status === 'Active');
  const invited = active.filter(({ id }) =>
    known.some(({ part, userId, status }) => part === 'Provider' && userId === id && status === 'Invited'),
  );
  const concerned =
    invited.length > 0
      ? new Set(invited.map(({ id }) => id))
      : await mailedIn(work, provider.id, { noun: 'interviews', row: interview }, active);
  return active
    .filter(({ id }) => concerned.has(id))
    .map(({ id, email }) => ({
      part: 'Provider',
      name: null,
      email: null,
      userId: id,
      address: email,
      language: languageOf(id, others.chosen),
      zone: providersZone,
      wanted: wantsMail('recruiterRequests', others.chosen, id),
      field: 'panel',
    }));
};

type Inviting = {
  invitee: Invitee;
  row: InterviewParticipant | undefined;
  before: Interview | null;
  after: Interview;
  people: People;
};

const invite = async (work: UnitOfWork, { invitee, row, before, after, people }: Inviting): Promise<void> => {
  const { system } = work.rows;
  const { part, name, email, userId, wanted } = invitee;
  const { startsAt, minutes } = after;
  const event = { uid: interviewUid(after), sequence: interviewSequence(after), startsAt, minutes };
  const unanswered =
    userId !== null && userId === people.authorId
      ? { answer: 'Accepted', answeredAt: null }
      : { answer: 'No Answer', answeredAt: null };
  if (!row) {
    if (!wanted) return;
    const { companyId, id, entryId } = after;
    const invited = { part, name, email, userId, status: 'Invited', ...event, ...unanswered };
    const made = await system.insert('interviewParticipants', {
      companyId,
      interviewId: id,
      entryId,
      ...invited,
    });
    await queue(work, made as InterviewParticipant, { invitee, step: 'Invited', people });
    return;
  }
  const isBack = row.status === 'Removed';
  if (!isBack && before && !concernsCalendar(part, before, after)) return;
  const answered = isBack || isOtherTime(row, after) ? unanswered : {};
  const values = { part, name, userId, status: 'Invited', ...event, ...answered };
  await system.patch('interviewParticipants', { id: row.id }, values);
  const now = { ...row, ...values } as InterviewParticipant;
  if (wanted) await queue(work, now, { invitee, step: isBack ? 'Invited' : 'Updated', people });
};

const uninvite = async (
  work: UnitOfWork,
  row: InterviewParticipant,
  sequence: number,
  people: People,
): Promise<void> => {
  const { system } = work.rows;
  await system.patch('interviewParticipants', { id: row.id }, { status: 'Removed', sequence });
  if (row.startsAt <= work.now.toISOString()) return;
  const { firm, others } = people;
  const isProvider = row.part === 'Provider';
  const side = isProvider ? others : firm;
  const user = side.users.find(({ id }) => id === row.userId);
  const address = user?.email ?? row.email;
  if (!address || (row.userId && user?.status !== 'Active')) return;
  const chosen: readonly Chosen[] = side.chosen;
  const key = isProvider ? 'recruiterRequests' : 'interviewReminders';
  const invitee: Invitee = {
    part: row.part,
    name: row.name,
    email: row.email,
    userId: row.userId,
    address,
    language: row.userId ? languageOf(row.userId, chosen) : people.outsideLanguage,
    zone: isProvider ? people.providersZone : row.userId ? people.zone : people.outsideZone,
    wanted: row.userId === null || wantsMail(key, chosen, row.userId),
    field: 'wait',
  };
  await queue(work, row, { invitee, step: 'Cancelled', people });
};

type Queued = { invitee: Invitee; step: Step; people: Pick<People, 'name' | 'nameForProvider'> };

/** Queues the mail, or changes the one that waits. Who was never told of an interview is not told that it is canceled. */
const queue = async (
  work: UnitOfWork,
  row: InterviewParticipant,
  { invitee, step, people }: Queued,
): Promise<void> => {
  const { system } = work.rows;
  const { part, userId, address, language, zone, field } = invitee;
  const link = linkOf(row);
  const ofRow = { link, purpose: 'interview' };
  const waiting = await system.findAllToChange('mails', { ...ofRow, status: 'Queued', attempts: 0 });
  const isTold = (await system.count('mails', ofRow, waiting.length + 1)) > waiting.length;
  if (step === 'Cancelled' && (!isTold || !invitee.wanted)) {
    for (const mail of waiting) await system.remove('mails', mail);
    return;
  }
  const said: Step =
    step === 'Cancelled'
      ? step
      : isTold && (step === 'Updated' || waiting.length > 0)
        ? 'Updated'
        : 'Invited';
  const name = part === 'Provider' ? people.nameForProvider : people.name;
  const when = momentIn(language, { at: row.startsAt, zone }, true);
  const subject = fill(mailSubject(subjectOf[said], language), { name, when }).slice(0, 200);
  const [mail] = waiting;
  if (mail) {
    await system.patch('mails', { id: mail.id }, { subject });
    return;
  }
  const topic = userId === null ? null : part === 'Provider' ? 'recruiterRequests' : 'interviewReminders';
  await queueMail(work, {
    row: {
      ...mailRow('interview', { id: userId, email: address }, language, subject, { link, topic }),
      heldUntil: new Date(work.now.getTime() + secondsToJoin * 1000).toISOString(),
    },
    whenFull: said === 'Invited' && work.actor.userId !== null ? field : 'wait',
    sender: row.companyId,
  });
};
