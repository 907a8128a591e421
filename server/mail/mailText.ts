import type { Language } from '../../domain/contract/languages.ts';
import type { MailPurpose } from '../../domain/contract/mails.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import type { MailTexts } from './texts/MailTexts.ts';

const texts: Record<Language, MailTexts> = { en, es, fr, de };

type Letter = { purpose: MailPurpose; language: Language; subject: string; firstName: string; link: string };

/** The words of a mail, in the language of its reader. */
export const mailText = ({ purpose, language, subject, firstName, link }: Letter): string => {
  const { greeting, before, after, closing } = texts[language][purpose];
  const news = purpose === 'notice' || purpose === 'report' || purpose === 'audit' ? [subject] : [];
  return `${[greeting(firstName), before, ...news, link, after, closing].join('\n\n')}\n`;
};
