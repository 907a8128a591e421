import type { Language } from '../../domain/contract/languages.ts';
import type { MailPurpose } from '../../domain/contract/mails.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
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
};

/** The words of a mail, in the language of its reader. */
export const mailText = ({ purpose, language, subject, firstName, userType, link }: Letter): string => {
  const toOperator = purpose === 'invitation' && userType === 'admin';
  const { greeting, before, after, closing } = texts[language][toOperator ? 'operatorInvitation' : purpose];
  const news = purpose === 'invitation' || purpose === 'reset' ? [] : [subject];
  return `${[greeting(firstName), before, ...news, link, after, closing].join('\n\n')}\n`;
};
