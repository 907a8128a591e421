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
export const mentionedIn = (text: string, people: readonly Named[]): string[] => {
  const folded = text.toLowerCase();
  const longestFirst = people.toSorted((a, b) => b.fullName.length - a.fullName.length);
  const found: string[] = [];
  for (let at = folded.indexOf('@'); at !== -1; at = folded.indexOf('@', at + 1)) {
    const rest = folded.slice(at + 1);
    const named = longestFirst.filter(({ fullName }) => begins(rest, fullName.toLowerCase()));
    const longest = named[0]?.fullName.length;
    found.push(...named.filter(({ fullName }) => fullName.length === longest).map(({ id }) => id));
  }
  return [...new Set(found)];
};

/** "@Ada" is not a mention of "Ad". */
const begins = (rest: string, name: string): boolean =>
  rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length));
