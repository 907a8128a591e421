import type { Values } from '../domain/change/context.ts';
import type { Effect } from '../domain/change/effect.ts';
import type { About } from '../domain/change/notifications/concerned.ts';
import { joined } from '../domain/change/notifications/mail.ts';
import {
  type Chosen,
  chosenFields,
  isOnDemand,
  type NotificationContent,
  notificationRows,
  type Person,
  personalNotificationRows,
  readerFields,
} from '../domain/change/notifications/notificationRows.ts';
import { operatorNotificationRows } from '../domain/change/notifications/operatorNotificationRows.ts';
import { viewsNotification } from '../domain/change/notifications/viewEffects.ts';
import type { NounName } from '../domain/contract/index.ts';
import { colleagueFields, followersOf, mailedIn } from './concerned.ts';
import type { UnitOfWork } from './unitOfWork.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

/** Notifies the people of a company, or one of them, and the services it has connected. */
export const notify = async (
  work: UnitOfWork,
  { companyId, from, notification, to, about, quiet, unmailed, alsoActor }: Of<'notifyCompany'>,
) => {
  const { system } = work.rows;
  const sender = from === null ? null : await system.find('companies', from);
  const inFull = {
    ...notification,
    values: { ...notification.values, company: sender?.name ?? notification.values.company },
  };
  await notifyCompany(work, companyId, inFull, { to, about, quiet, unmailed, alsoActor });
  if (!to) await system.queueWebhooks(companyId, inFull);
};

type Whom = {
  [Part in 'to' | 'about' | 'quiet' | 'unmailed' | 'alsoActor']?: Of<'notifyCompany'>[Part] | undefined;
};

/**
 * Notifies the people of a company, of whom those whom it concerns get a mail; or one of them. If this one cannot sign
 * in any more, the others get it.
 */
export const notifyCompany = async (
  work: Pick<UnitOfWork, 'rows' | 'actor' | 'now'>,
  companyId: string,
  notification: NotificationContent,
  { to, about, quiet = false, unmailed, alsoActor }: Whom = {},
) => {
  const { system } = work.rows;
  const [people, preferences] = await Promise.all([
    system.findFields('users', { companyId, status: 'Active' }, colleagueFields),
    system.findFields('preferences', { companyId }, chosenFields),
  ]);
  const named = people.filter(({ id }) => id === to);
  const everyone = isOnDemand(notification) || !about;
  const mailed = quiet
    ? new Set<string>()
    : named.length > 0 || everyone
      ? null
      : await mailedIn(work, companyId, about, people);
  const told = named.length > 0 ? named : people;
  const actor = alsoActor ? null : work.actor.userId;
  await send(work, notificationRows(notification, told, preferences, actor, mailed, unmailed));
};

type OfMessage = {
  companyId: string;
  people: readonly string[];
  /** If none of these people is there any more, everyone of the company is notified. */
  orAll: boolean;
  notification: NotificationContent;
  /** The request or contract. */
  about: About;
};

/**
 * Notifies people of a message. While they have not read the last notification with this title, it gets the new text
 * instead of another one beside it, and no further mail is sent.
 */
export const notifyOfMessage = async (
  work: UnitOfWork,
  { companyId, people, orAll, notification, about }: OfMessage,
) => {
  const { system } = work.rows;
  const [staff, preferences] = await Promise.all([
    system.findFields('users', { companyId, status: 'Active' }, colleagueFields),
    system.findFields('preferences', { companyId }, chosenFields),
  ]);
  const told = [...people, ...(orAll ? await followersOf(work, companyId, about) : [])];
  const concerned = staff.filter(({ id }) => told.includes(id));
  const isForAll = concerned.length === 0 && orAll;
  const mailed = isForAll ? await mailedIn(work, companyId, about, staff) : null;
  for (const person of isForAll ? staff : concerned) {
    const rows = notificationRows(notification, [person], preferences, work.actor.userId, mailed);
    const entry = rows.find(({ noun }) => noun === 'notifications')?.row;
    if (!entry) continue;
    const { userId, title, link, body } = entry;
    const [unread] = await system.findAllToChange('notifications', { userId, title, link, readAt: null });
    if (unread) await system.update('notifications', unread, { body });
    else await send(work, rows);
  }
};

/** Notifies one person, and those of the same company who follow the record. */
export const notifyPerson = async (work: UnitOfWork, { person, notification, about }: Of<'notifyPerson'>) => {
  const { system } = work.rows;
  const { companyId, userType } = person;
  const followers = about ? await followersOf(work, companyId, about) : [];
  const others = await system.findMany(
    'users',
    followers.filter((id) => id !== person.id),
  );
  for (const one of [person, ...others.filter((other) => other.userType === userType)]) {
    const preferences = await preferencesOf(work, one);
    await send(work, personalNotificationRows(notification, one, preferences, work.actor.userId));
  }
};

/** Notifies the platform's operators. */
export const notifyOperators = async (work: UnitOfWork, { notification }: Of<'notifyOperators'>) => {
  const { system } = work.rows;
  const [operators, preferences] = await Promise.all([
    system.findFields('users', { userType: 'admin', status: 'Active' }, readerFields),
    system.findFields('preferences', { companyId: null }, chosenFields),
  ]);
  await send(work, operatorNotificationRows(notification, operators, preferences, work.actor.userId));
};

/** Notifies a company's people who have opted in of the first profile view of a day. */
export const notifyOfViews = async (work: UnitOfWork, { companyId, day, since }: Of<'notifyOfViews'>) => {
  const { rows } = work;
  if ((await rows.system.count('profileViews', { companyId, day }, 2)) > 1) return;
  // Takes a lock, so that only one of several simultaneous views is the first.
  await rows.hold(`profileViews ${companyId}`, 'alone');
  const notification = viewsNotification(await rows.system.countViews(companyId, day, since));
  if (notification) await notifyCompany(work, companyId, notification);
};

/** Preferences of a person and of their company. */
const preferencesOf = async ({ rows }: UnitOfWork, { id, companyId }: Person): Promise<Chosen[]> => {
  const fields = ['id', ...chosenFields] as const;
  const found = await Promise.all([
    companyId ? rows.system.findFields('preferences', { companyId }, fields) : [],
    rows.system.findFields('preferences', { userId: id }, fields),
  ]);
  return [...new Map(found.flat().map((row) => [row.id, row])).values()];
};

/** Minutes in which the steps of one record become one mail. */
const minutesToJoin = 10;

const send = async (
  work: Pick<UnitOfWork, 'rows' | 'now'>,
  messages: readonly { noun: NounName; row: Values }[],
): Promise<void> => {
  await Promise.all(
    messages.map(({ noun, row }) =>
      noun === 'mails' && row.topic !== null ? joinMail(work, row) : work.rows.system.insert(noun, row),
    ),
  );
};

/** A mail about a record waits, and what happens to the record meanwhile is added to it. */
const joinMail = async ({ rows: { system }, now }: Pick<UnitOfWork, 'rows' | 'now'>, row: Values) => {
  const { userId, link, subject, purpose } = row;
  const [waiting] = await system.findAllToChange('mails', {
    userId,
    link,
    purpose,
    status: 'Queued',
    attempts: 0,
  });
  if (waiting?.heldUntil && waiting.heldUntil > now.toISOString())
    await system.patch('mails', { id: waiting.id }, joined(waiting, String(subject)));
  else {
    const heldUntil = new Date(now.getTime() + minutesToJoin * 60_000).toISOString();
    await system.insert('mails', { ...row, heldUntil });
  }
};
