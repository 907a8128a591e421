import de from '../../../locales/de/notifications.json' with { type: 'json' };
import en from '../../../locales/en/notifications.json' with { type: 'json' };
import es from '../../../locales/es/notifications.json' with { type: 'json' };
import fr from '../../../locales/fr/notifications.json' with { type: 'json' };
import type { Language } from '../../contract/languages.ts';
import { sayText } from '../../words/sayValue.ts';
import { datesIn } from './writeDates.ts';

const texts: Record<Language, typeof en> = { en, es, fr, de };

/** What users of companies, and operators by themselves, are notified of. */
export type NotificationCode = keyof typeof en.users;
/** What all operators are notified of. */
export type OperatorNotificationCode = keyof typeof en.operators;

/** A time in a time zone. */
export type Moment = { at: string; zone: string };

/** What a notification says; `values` are those of the title's placeholders. */
export type NotificationTitle = {
  code: NotificationCode | OperatorNotificationCode;
  values: Record<string, unknown>;
};

/** Places whose values are stored values of the contract. */
const ofContract = ['type', 'state', 'severity', 'health'];

export const titleIn = (language: Language, { code, values }: NotificationTitle): string => {
  const { users, operators } = texts[language];
  const titles: Record<NotificationTitle['code'], string> = { ...users, ...operators };
  return titles[code].replace(/%\{(\w+)\}/g, (_, place: string) => wordsOf(language, place, values[place]));
};

const wordsOf = (language: Language, place: string, value: unknown): string => {
  if (isMoment(value)) return momentIn(language, value, place === 'when');
  const word = String(value ?? '');
  const said: Record<string, string> = texts[language].values;
  if (ofContract.includes(place) && said[word] !== undefined) return said[word];
  return datesIn(language, sayText(place === 'about' ? 'employee' : place, word, language));
};

const isMoment = (value: unknown): value is Moment =>
  typeof value === 'object' && value !== null && 'at' in value && 'zone' in value;

export const momentIn = (language: Language, { at, zone }: Moment, withWeekday: boolean): string =>
  new Intl.DateTimeFormat(language, {
    ...(withWeekday ? { weekday: 'short' } : {}),
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(at));
