import { conversationAnchor } from '../../contract/deals/conversationRules.ts';
import type { Conversation } from '../../contract/deals/conversations.ts';
import type { NotificationContent } from './notificationRows.ts';

type Side = 'provider' | 'recruiter';
type Where = Pick<Conversation, 'requestId' | 'contractId'>;

/** The page with the conversation, as this side reads it. */
export const conversationLink = (side: Side, { requestId, contractId }: Where): string =>
  requestId === null
    ? `/${side}/deployments/${contractId}/show#${conversationAnchor}`
    : `/${side}/requests/${requestId}/show#${conversationAnchor}`;

type Said = Where & { author: string; text: string; about: string };

/**
 * A notification of a message. Its title is the same for each message of one author, by which several in a row become
 * one notification.
 */
export const messageNotification = (
  code: 'messageReceived' | 'messageMention',
  side: Side,
  { author, text, about, ...where }: Said,
): NotificationContent => ({
  key:
    side === 'recruiter'
      ? 'applicationUpdates'
      : where.requestId === null
        ? 'contractUpdates'
        : 'recruiterRequests',
  code,
  values: { author, about },
  body: text,
  link: conversationLink(side, where),
});

type Named = { id: string; fullName: string };

/** The people whose names follow an @ in the text: the longest name that is there, in any case of letters. */
export const mentionedIn = (text: string, people: readonly Named[]): string[] => [
  ...new Set(
    mentionsIn(
      text,
      people.map(({ fullName }) => fullName),
    ).flatMap(({ name }) =>
      people.filter(({ fullName }) => fullName.toLowerCase() === name.toLowerCase()).map(({ id }) => id),
    ),
  ),
];

/** Where the text mentions somebody: the place of the @, the place after the name, and the name. */
export const mentionsIn = (
  text: string,
  names: readonly string[],
): { at: number; end: number; name: string }[] => {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const found: { at: number; end: number; name: string }[] = [];
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const name = longestFirst.find((one) => begins(text.slice(at + 1), one));
    if (name) found.push({ at, end: at + 1 + name.length, name });
  }
  return found;
};

/** "@Ada" is not a mention of "Ad". */
const begins = (rest: string, name: string): boolean =>
  rest.slice(0, name.length).toLowerCase() === name.toLowerCase() &&
  !/^[\p{L}\p{N}]/u.test(rest.slice(name.length));
