import de from '../../../locales/de/mailSubjects.json' with { type: 'json' };
import en from '../../../locales/en/mailSubjects.json' with { type: 'json' };
import es from '../../../locales/es/mailSubjects.json' with { type: 'json' };
import fr from '../../../locales/fr/mailSubjects.json' with { type: 'json' };
import type { Language } from '../../contract/languages.ts';
import type { LinkPurpose, Mail, MailPurpose } from '../../contract/platform/mails.ts';
import type { NotificationKey } from '../../settings/switches.ts';
import type { Values } from '../context.ts';

const subjects: Record<Language, typeof en> = { en, es, fr, de };

/** The subject of a mail that has no notification. */
export const mailSubject = (purpose: keyof typeof en, language: Language): string =>
  subjects[language][purpose];

/** A queued mail with a link to choose a password. */
export const queuedMail = (
  purpose: LinkPurpose,
  user: { id: unknown; email: unknown },
  language: Language,
): Values => mailRow(purpose, user, language, mailSubject(purpose, language));

type About = {
  link?: string | null;
  note?: string | null;
  reportId?: string | null;
  hotListId?: string | null;
  topic?: NotificationKey | null;
};

export const mailRow = (
  purpose: MailPurpose,
  /** Without an id, the address belongs to no account. */
  user: { id: unknown; email: unknown },
  language: Language,
  subject: string,
  { link = null, note = null, reportId = null, hotListId = null, topic = null }: About = {},
): Values => ({
  to: user.email,
  subject: subject.slice(0, 200),
  purpose,
  userId: user.id,
  language,
  link,
  note,
  reportId,
  hotListId,
  attachment: null,
  attachmentBytes: null,
  topic,
  strangerKey: null,
  strangerOn: null,
  senderCompanyId: null,
  heldUntil: null,
  status: 'Queued',
  attempts: 0,
  lastError: null,
  sentAt: null,
});

/** The mail with one more step of its record: the newest is the subject, the others follow it. */
export const joined = ({ subject, note }: Pick<Mail, 'subject' | 'note'>, newest: string): Values => {
  const earlier = [subject, ...(note?.split('\n') ?? [])].filter((line) => line !== newest);
  const lines: string[] = [];
  for (const line of earlier) {
    if ([...lines, line].join('\n').length > mostCharacters) break;
    lines.push(line);
  }
  return { subject: newest.slice(0, 200), note: lines.length > 0 ? lines.join('\n') : null };
};

/** A mail holds this many characters of titles. */
export const mostCharacters = 440;
