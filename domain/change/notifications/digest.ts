import de from '../../../locales/de/mailSubjects.json' with { type: 'json' };
import en from '../../../locales/en/mailSubjects.json' with { type: 'json' };
import es from '../../../locales/es/mailSubjects.json' with { type: 'json' };
import fr from '../../../locales/fr/mailSubjects.json' with { type: 'json' };
import { consoleRoots } from '../../contract/accounts/consoleAddresses.ts';
import type { Language } from '../../contract/languages.ts';
import type { Notification } from '../../contract/platform/notifications.ts';
import type { Preference } from '../../contract/platform/preferences.ts';
import type { Due } from '../../query/due.ts';
import { utcDay } from '../../time/days.ts';
import { fill } from '../../words/fill.ts';
import type { Values } from '../context.ts';
import { mailRow, mailSubject, mostCharacters } from './mail.ts';
import { type Chosen, isMailedAbout, languageOf, type Person } from './notificationRows.ts';

const words: Record<Language, typeof en> = { en, es, fr, de };

/** Digests are sent from this hour of the day on, in UTC. */
const hour = 6;
const latestTime = (now: Date): string =>
  `${utcDay(new Date(now.getTime() - hour * 3_600_000))}T0${hour}:00:00.000Z`;

/** The switches of people who want one mail a day and have not had today’s. Their value is the time of the last one. */
export const digestsDue: Due<'preferences'> = {
  noun: 'preferences',
  order: 'value',
  where: (now) => [
    ['kind', '=', 'notification'],
    ['key', '=', 'digest'],
    ['enabled', '=', true],
    ['userId', '<>', null],
    ['value', '<', latestTime(now)],
  ],
};

/** What a digest names begins when it is switched on: until then, each notification was mailed at once. */
export const digestStart = (
  before: Pick<Preference, 'enabled'> | null,
  { key, enabled }: Values,
  now: Date,
): Values => (key === 'digest' && enabled && !before?.enabled ? { value: now.toISOString() } : {});

/** One mail with the titles of new notifications, newest first; null if none of them would have been mailed. */
export const digestMail = (
  person: Person,
  notifications: readonly Pick<Notification, 'key' | 'title'>[],
  preferences: readonly Chosen[],
): Values | null => {
  const mailed = notifications.filter(({ key }) => isMailedAbout(key, preferences, person));
  if (mailed.length === 0) return null;
  const language = languageOf(person.id, preferences);
  const lines: string[] = [];
  for (const { title } of mailed) {
    if ([...lines, title].join('\n').length > mostCharacters) break;
    lines.push(title);
  }
  const left = mailed.length - lines.length;
  if (left > 0) lines.push(fill(words[language].digestMore, { count: left }));
  return mailRow('notice', person, language, mailSubject('digest', language), {
    link: `${consoleRoots[person.userType]}/notifications`,
    note: lines.join('\n'),
    topic: 'email',
  });
};
