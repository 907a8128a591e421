import { leaveAnswers, leaveHotLists } from '../../../application/hotLists.ts';
import { isUnanswered, refuseAsOther } from '../../../application/signing.ts';
import { endsInbox } from '../../../domain/change/notifications/notificationRows.ts';
import type { User } from '../../../domain/contract/accounts/users.ts';
import { isNounName } from '../../../domain/contract/index.ts';
import type { Preference } from '../../../domain/contract/platform/preferences.ts';
import type { ReportSchedule } from '../../../domain/contract/reports/reportSchedules.ts';
import { type MailTopic, notificationSwitch, wantsNotification } from '../../../domain/settings/switches.ts';
import { type Leaving, markOf } from '../../mail/leaving.ts';
import type { VisitorWork } from '../../requests/work.ts';
import { changeByItself, createRow, editRow, systemWork } from '../../store/change.ts';
import { findRow, findRows, hold } from '../../store/rows.ts';
import { serverTexts } from '../../texts/texts.ts';

/** The subject of an unsubscribe link, for its page. */
export type Subject =
  | { kind: 'notice'; topic: MailTopic; inInbox: boolean; settings: string | null }
  | { kind: 'report'; name: string | null }
  | { kind: 'newsletter' }
  | { kind: 'hotList'; provider: string }
  | { kind: 'asker'; provider: string }
  | { kind: 'signer'; provider: string };
/** `end` is present while there is something to end. */
type Found = { subject: Subject; end: (() => Promise<unknown>) | null };

/** Finds the subject of a link, and locks it until the transaction ends. */
export const subjectOf = (work: VisitorWork, leaving: Leaving): Promise<Found> => {
  if (leaving.kind === 'notice') return notificationOf(work, leaving);
  if (leaving.kind === 'signer') return signerOf(work, leaving.id);
  if (leaving.kind === 'asker') return askerOf(work, leaving.id);
  if (leaving.kind === 'hotList') return hotListsOf(work, leaving.id);
  return leaving.kind === 'report' ? reportOf(work, leaving) : newsletterOf(work, leaving.id);
};

const newsletterOf = async (work: VisitorWork, id: string): Promise<Found> => {
  const transaction = work.transaction.as('system');
  await hold(transaction, `newsletterSubscriptions ${id}`, 'alone');
  const row = await findRow(transaction, 'newsletterSubscriptions', id);
  return {
    subject: { kind: 'newsletter' },
    end:
      row?.status === 'Subscribed'
        ? () => changeByItself(work, 'newsletterSubscriptions', row, { status: 'Unsubscribed' })
        : null,
  };
};

const hotListsOf = async (work: VisitorWork, id: string): Promise<Found> => {
  const unit = { ...systemWork(work.transaction, work.now), actor: work.actor, ip: work.ip };
  const recipient = await unit.rows.system.find('hotListRecipients', id);
  const provider = recipient && (await unit.rows.system.find('companies', recipient.providerId));
  return {
    subject: { kind: 'hotList', provider: provider?.name ?? '–' },
    end: recipient && (() => leaveHotLists(unit, recipient)),
  };
};

const askerOf = async (work: VisitorWork, id: string): Promise<Found> => {
  const unit = { ...systemWork(work.transaction, work.now), actor: work.actor, ip: work.ip };
  const question = await unit.rows.system.find('hotListQuestions', id);
  const provider = question && (await unit.rows.system.find('companies', question.providerId));
  return {
    subject: { kind: 'asker', provider: provider?.name ?? '–' },
    end: question && question.notMeAt === null ? () => leaveAnswers(unit, question) : null,
  };
};

const signerOf = async (work: VisitorWork, id: string): Promise<Found> => {
  const unit = { ...systemWork(work.transaction, work.now), actor: work.actor, ip: work.ip };
  const signer = await unit.rows.system.find('signers', id);
  const provider = signer && (await unit.rows.system.find('companies', signer.providerId));
  return {
    subject: { kind: 'signer', provider: provider?.name ?? '–' },
    end: signer && isUnanswered(signer) ? () => refuseAsOther({ work: unit, signer }) : null,
  };
};

const notificationOf = async (
  work: VisitorWork,
  { id, detail: topic }: Leaving & { kind: 'notice' },
): Promise<Found> => {
  const transaction = work.transaction.as('system');
  await hold(transaction, `notices of ${id}`, 'alone');
  const user = (await findRow(transaction, 'users', id)) as User | null;
  const settings = user && `/${user.userType}/settings/notifications`;
  const subject = { kind: 'notice', topic, inInbox: endsInbox(topic), settings } as const;
  if (user?.companyId == null) return { subject, end: null };
  const found = await findRows(transaction, 'preferences', {
    companyId: user.companyId,
    kind: 'notification',
    key: topic,
  });
  const rows = found;
  return { subject, end: wantsNotification(rows, topic, id) ? () => turnOff(work, user, topic, rows) : null };
};

/** Turns off the user's preference as in their settings, regardless of their role. */
const turnOff = async (work: VisitorWork, user: User, topic: MailTopic, rows: readonly Preference[]) => {
  const { transaction } = work;
  const { id, userType, companyId, fullName } = user;
  await transaction.query(`select set_config('app.user', $1, true), set_config('app.company', $2, true)`, [
    id,
    companyId,
  ]);
  const actor = { userId: id, userType, companyId, permissions: ['administration.read', 'tickets.write'] };
  const change = { ...work, actor, name: fullName, rights: userType };
  const row = notificationSwitch(rows, topic, id);
  return row?.userId === id
    ? editRow(change, 'preferences', row.id, row.version, { enabled: false })
    : createRow(change, 'preferences', {
        kind: 'notification',
        key: topic,
        label: row?.label ?? serverTexts.en.unsubscribe.topics[topic],
        enabled: false,
      });
};

const reportOf = async (work: VisitorWork, { id, detail }: Leaving & { kind: 'report' }): Promise<Found> => {
  const { secrets } = work;
  const transaction = work.transaction.as('system');
  await hold(transaction, `reportSchedules ${id}`, 'alone');
  const row = isNounName('reportSchedules') ? await findRow(transaction, 'reportSchedules', id) : null;
  const schedule = row as ReportSchedule | null;
  const others = schedule?.recipients.filter((address) => markOf(secrets, address) !== detail) ?? [];
  const subject = { kind: 'report', name: schedule?.name ?? null } as const;
  if (!row || others.length === schedule?.recipients.length) return { subject, end: null };
  const last = others.length === 0 ? { status: 'Paused', nextRun: null } : {};
  return {
    subject,
    end: () => changeByItself(work, 'reportSchedules', row, { recipients: others, ...last }),
  };
};
