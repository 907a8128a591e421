import type { Attachment } from '../../application/mailCarriers.ts';
import { copyDays } from '../../domain/contract/deals/envelopes.ts';
import type { Language } from '../../domain/contract/languages.ts';
import type { MailPurpose } from '../../domain/contract/platform/mails.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import { fill } from '../../domain/words/fill.ts';
import { writeSize } from '../../domain/words/writeSize.ts';
import { serverTexts } from '../texts/texts.ts';

/** Texts of a mail that differ by purpose. Invitations of operators have their own. */
type PurposeTexts = {
  /** What happened, and what the link is for. */
  before: string;
  /** Where the link leads, unless that was said already. */
  toLink?: string;
  /** How long the link is valid, and what to do if the mail was unexpected. */
  after: string;
};

type Letter = {
  purpose: MailPurpose;
  language: Language;
  subject: string;
  firstName: string;
  userType: UserType | null;
  /** A mail about an interview has its own. */
  link: string;
  interview?: { lead: string; details: string; links: MailWords['links'] } | undefined;
  note: string | null;
  attachment?: Attachment | undefined;
  /** The unsubscribe link for mails of this kind. */
  unsubscribe?: string | undefined;
  /** The file is too large to attach. */
  tooLarge?: boolean;
};

/** The text of a mail, in the order of its paragraphs. */
export type MailWords = {
  language: Language;
  subject: string;
  before: string[];
  /** Shown as buttons. */
  links: { label: string; url: string }[];
  after: string[];
  unsubscribe: { label: string; url: string } | null;
};

/** Somebody else may have entered the address. */
const isTypedIn = (purpose: MailPurpose): boolean => purpose === 'signature' || purpose === 'hotListAnswer';

/** The text of a mail in the recipient's language, from which both plain text and HTML are made. */
export const mailWords = (letter: Letter): MailWords => {
  const { purpose, language, subject, firstName, userType, link, interview, unsubscribe } = letter;
  const toOperator = purpose === 'invitation' && userType === 'admin';
  const { greeting, greetingWithoutName, closing, ...own } = serverTexts[language].mails;
  const purposes: Record<MailPurpose | 'operatorInvitation', PurposeTexts> = own.purposes;
  const { before, toLink, after } = purposes[toOperator ? 'operatorInvitation' : purpose];
  return {
    language,
    subject,
    before: [
      firstName ? fill(greeting, { name: firstName }) : greetingWithoutName,
      interview?.lead ?? before,
      ...contentOf(letter),
      ...(toLink ? [toLink] : []),
    ],
    links: interview?.links ?? [{ label: own.open, url: link }],
    after: [...(purpose === 'notice' && !unsubscribe ? [] : [fill(after, { days: copyDays })]), closing],
    unsubscribe: unsubscribe
      ? { label: isTypedIn(purpose) ? own.notMe : own.unsubscribe, url: unsubscribe }
      : null,
  };
};

export const mailText = ({ before, links, after, unsubscribe }: MailWords): string => {
  const last = unsubscribe ? [`${unsubscribe.label} ${unsubscribe.url}`] : [];
  return `${[...before, ...links.map(({ label, url }) => (links.length > 1 ? `${label}: ${url}` : url)), ...after, ...last].join('\n\n')}\n`;
};

const contentOf = ({
  purpose,
  language,
  subject,
  note,
  attachment,
  interview,
  tooLarge = false,
}: Letter): string[] => {
  if (purpose === 'invitation' || purpose === 'reset' || purpose === 'newsletter') return [];
  if (purpose === 'declined') return note === null ? [] : [note];
  const { file } = serverTexts[language].mails;
  if (interview) return [interview.details];
  return [
    subject,
    ...(note?.split('\n').filter(Boolean) ?? []),
    ...(attachment
      ? [
          fill(file.attached, {
            name: attachment.name,
            size: writeSize(attachment.bytes.length, language),
          }),
        ]
      : []),
    ...(tooLarge ? [file.tooLarge] : []),
  ];
};
