import type { Language } from '../../domain/contract/languages.ts';
import type { MailPurpose } from '../../domain/contract/mails.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { writeSize } from '../../domain/words/writeSize.ts';
import type { Attachment } from './carrier.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import type { MailTexts } from './texts/MailTexts.ts';

const texts: Record<Language, MailTexts> = { en, es, fr, de };

type Letter = {
  purpose: MailPurpose;
  language: Language;
  subject: string;
  firstName: string;
  userType: UserType | null;
  link: string;
  note: string | null;
  attachment?: Attachment | undefined;
  /** Where its reader ends mails of this kind. */
  unsubscribe?: string | undefined;
  /** There is a file, but no mail takes it. */
  tooLarge?: boolean;
};

/** The words of a mail, in the language of its reader. */
export const mailText = (letter: Letter): string => {
  const { purpose, language, firstName, userType, link, unsubscribe } = letter;
  const toOperator = purpose === 'invitation' && userType === 'admin';
  const { greeting, before, toLink, after, closing } =
    texts[language][toOperator ? 'operatorInvitation' : purpose];
  const said = [...contentOf(letter), ...(toLink ? [toLink] : [])];
  const why = purpose === 'notice' && !unsubscribe ? [] : [after];
  const last = unsubscribe ? [`${texts[language].unsubscribe} ${unsubscribe}`] : [];
  return `${[greeting(firstName), before, ...said, link, ...why, closing, ...last].join('\n\n')}\n`;
};

const contentOf = ({ purpose, language, subject, note, attachment, tooLarge = false }: Letter): string[] => {
  if (purpose === 'invitation' || purpose === 'reset' || purpose === 'newsletter') return [];
  if (purpose === 'declined') return note === null ? [] : [note];
  const { file } = texts[language];
  return [
    subject,
    ...(attachment ? [file.attached(attachment.name, writeSize(attachment.bytes.length, language))] : []),
    ...(tooLarge ? [file.tooLarge] : []),
  ];
};
