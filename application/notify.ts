import type { Values } from '../domain/change/context.ts';
import type { Effect } from '../domain/change/effect.ts';
import {
  type Chosen,
  chosenFields,
  type NotificationContent,
  notificationRows,
  type Person,
  personalNotificationRows,
  readerFields,
} from '../domain/change/notifications/notificationRows.ts';
import { operatorNotificationRows } from '../domain/change/notifications/operatorNotificationRows.ts';
import { viewsNotification } from '../domain/change/notifications/viewEffects.ts';
import type { NounName } from '../domain/contract/index.ts';
import type { UnitOfWork } from './unitOfWork.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;
type Message = { noun: NounName; row: Values };

/** Notifies the people of a company, or one of them, and the services it has connected. */
export const notify = async (
  work: UnitOfWork,
  { companyId, from, notification, to }: Of<'notifyCompany'>,
) => {
  const { system } = work.rows;
  const sender = from === null ? null : await system.find('companies', from);
  const inFull = {
    ...notification,
    values: { ...notification.values, company: sender?.name ?? notification.values.company },
  };
  await notifyCompany(work, companyId, inFull, to);
  if (!to) await system.queueWebhooks(companyId, inFull);
};

/** Notifies the people of a company, or one of them. */
export const notifyCompany = async (
  work: Pick<UnitOfWork, 'rows' | 'actor'>,
  companyId: string,
  notification: NotificationContent,
  to?: string | null,
) => {
  const { system } = work.rows;
  const [people, preferences] = await Promise.all([
    system.findFields('users', { companyId, status: 'Active', ...(to && { id: to }) }, readerFields),
    system.findFields('preferences', { companyId }, chosenFields),
  ]);
  await send(work, notificationRows(notification, people, preferences, work.actor.userId));
};

type OfMessage = {
  companyId: string;
  people: readonly string[];
  /** If none of these people is there any more, everyone of the company is notified. */
  orAll: boolean;
  notification: NotificationContent;
};

/**
 * Notifies people of a message. While they have not read the last notification with this title, it gets the new text
 * instead of another one beside it, and no further mail is sent.
 */
export const notifyOfMessage = async (
  work: UnitOfWork,
  { companyId, people, orAll, notification }: OfMessage,
) => {
  const { system } = work.rows;
  const [staff, preferences] = await Promise.all([
    system.findFields('users', { companyId, status: 'Active' }, readerFields),
    system.findFields('preferences', { companyId }, chosenFields),
  ]);
  const concerned = staff.filter(({ id }) => people.includes(id));
  for (const person of concerned.length > 0 || !orAll ? concerned : staff) {
    const rows = notificationRows(notification, [person], preferences, work.actor.userId);
    const entry = rows.find(({ noun }) => noun === 'notifications')?.row;
    if (!entry) continue;
    const { userId, title, link, body } = entry;
    const [unread] = await system.findAllToChange('notifications', { userId, title, link, readAt: null });
    if (unread) await system.update('notifications', unread, { body });
    else await send(work, rows);
  }
};

/** Notifies one person. */
export const notifyPerson = async (work: UnitOfWork, { person, notification }: Of<'notifyPerson'>) => {
  const preferences = await preferencesOf(work, person);
  await send(work, personalNotificationRows(notification, person, preferences, work.actor.userId));
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

const send = async ({ rows }: Pick<UnitOfWork, 'rows'>, messages: readonly Message[]) => {
  await Promise.all(messages.map(({ noun, row }) => rows.system.insert(noun, row)));
};
