import { scopeFor, scopesOf } from '../domain/access/can.ts';
import { conversationLock, placeWhere, readByRecruiter } from '../domain/change/deals/conversation.ts';
import type { Effect } from '../domain/change/effect.ts';
import type { About } from '../domain/change/notifications/concerned.ts';
import {
  conversationLink,
  mentionedIn,
  messageNotification,
} from '../domain/change/notifications/messageNotifications.ts';
import type { ConversationMessage } from '../domain/contract/deals/conversationMessages.ts';
import type { ConversationReader } from '../domain/contract/deals/conversationReaders.ts';
import type { Conversation } from '../domain/contract/deals/conversations.ts';
import { nounOf } from '../domain/contract/index.ts';
import { RowMissing } from '../domain/errors.ts';
import { notifyOfMessage } from './notify.ts';
import type { UnitOfWork } from './unitOfWork.ts';

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;
type Side = ConversationMessage['side'];

/** Counts a new message, follows the conversation for its author and those whom it mentions, and notifies of it. */
export const converse = async (work: UnitOfWork, { message }: Of<'converse'>): Promise<void> => {
  const { side, position } = message;
  const conversation = await counted(work, message);
  const { userId } = work.actor;
  if (userId) await follow(work, conversation, { userId, side, readUpTo: position });
  const mentioned = await mentionedPeople(work, conversation, message);
  for (const one of mentioned) await follow(work, conversation, { ...one, readUpTo: 0 });
  await notifyBoth(work, conversation, message, new Set(mentioned.map((one) => one.userId)));
};

/** The conversation with this message; its author's side has read it. */
const counted = async (
  { rows: { system } }: UnitOfWork,
  message: ConversationMessage,
): Promise<Conversation> => {
  const { requestId, contractId, providerId, recruiterId, side, position, at } = message;
  const news = { messages: position, lastAt: at, [seenBy(side)]: position };
  const [known] = await system.findAllToChange('conversations', placeWhere(message));
  const stored = known
    ? await system.update('conversations', known, news)
    : await system.insert('conversations', {
        requestId,
        contractId,
        providerId,
        recruiterId,
        seenByProvider: 0,
        seenByRecruiter: 0,
        ...news,
      });
  return stored as Conversation;
};

const seenBy = (side: Side) => (side === 'provider' ? 'seenByProvider' : 'seenByRecruiter');

type Reading = Pick<ConversationReader, 'userId' | 'side' | 'readUpTo'>;

const follow = async (work: UnitOfWork, { id }: Conversation, reading: Reading): Promise<void> => {
  await readUpTo(work, id, { ...reading, follows: true });
};

/** Nobody's place goes back, and nobody stops following. */
const readUpTo = async (
  { rows: { system } }: UnitOfWork,
  conversationId: string,
  reading: Reading & { follows: boolean },
): Promise<void> => {
  const { userId } = reading;
  const [known] = await system.findAllToChange('conversationReaders', { conversationId, userId });
  if (!known) {
    await system.insert('conversationReaders', { conversationId, ...reading });
    return;
  }
  const readTo = Math.max(known.readUpTo, reading.readUpTo);
  const follows = known.follows || reading.follows;
  if (readTo !== known.readUpTo || follows !== known.follows)
    await system.update('conversationReaders', known, { readUpTo: readTo, follows });
};

/** Colleagues of the author, and people of the other company who have written here: the author knows no others. */
const mentionedPeople = async (
  { rows: { system } }: UnitOfWork,
  { id }: Conversation,
  message: ConversationMessage,
): Promise<{ userId: string; side: Side }[]> => {
  if (!message.text.includes('@')) return [];
  const { side, providerId, recruiterId } = message;
  const isProviders = side === 'provider';
  const other: Side = isProviders ? 'recruiter' : 'provider';
  const fields = ['id', 'fullName'] as const;
  const of = (companyId: string) => system.findFields('users', { companyId, status: 'Active' }, fields);
  const [colleagues, others, readers] = await Promise.all([
    of(isProviders ? providerId : recruiterId),
    of(isProviders ? recruiterId : providerId),
    system.findAll('conversationReaders', { conversationId: id, side: other, follows: true }),
  ]);
  const followers = new Set(readers.map(({ userId }) => userId));
  return [
    ...mentionedIn(message.text, colleagues).map((userId) => ({ userId, side })),
    ...mentionedIn(
      message.text,
      others.filter((one) => followers.has(one.id)),
    ).map((userId) => ({ userId, side: other })),
  ];
};

/** The other side, and colleagues whom the message mentions. */
const notifyBoth = async (
  work: UnitOfWork,
  conversation: Conversation,
  message: ConversationMessage,
  mentioned: ReadonlySet<string>,
): Promise<void> => {
  const { system } = work.rows;
  const { side, requestId, contractId, providerId, recruiterId } = message;
  const request = requestId === null ? null : await system.find('requests', requestId);
  const contract = contractId === null ? null : await system.find('contracts', contractId);
  const name = request?.position ?? contract?.employee ?? '';
  const about: About | null = request
    ? { noun: 'requests', row: request }
    : contract && { noun: 'contracts', row: contract };
  if (!about) return;
  const [readers, steps] = await Promise.all([
    system.findAll('conversationReaders', { conversationId: conversation.id, follows: true }),
    requestId === null ? [] : system.findAll('requestSteps', { requestId }),
  ]);
  for (const to of ['provider', 'recruiter'] as const) {
    const said = to === 'recruiter' ? readByRecruiter(message) : message;
    const tell = (code: 'messageReceived' | 'messageMention', people: readonly string[], orAll: boolean) =>
      notifyOfMessage(work, {
        companyId: to === 'provider' ? providerId : recruiterId,
        people,
        orAll,
        notification: messageNotification(code, to, { ...said, about: name, requestId, contractId }),
        about,
      });
    const concerned = [
      ...readers.filter((one) => one.side === to).map(({ userId }) => userId),
      ...steps.filter((one) => one.side === to).flatMap(({ authorId }) => authorId ?? []),
    ];
    const called = readers.filter((one) => one.side === to && mentioned.has(one.userId));
    if (called.length > 0)
      await tell(
        'messageMention',
        called.map(({ userId }) => userId),
        false,
      );
    const rest = [...new Set(concerned)].filter((id) => !mentioned.has(id));
    if (to !== side && (rest.length > 0 || called.length === 0)) await tell('messageReceived', rest, true);
  }
};

/** The caller has read a conversation up to this position; its notifications are read as well. */
export const readConversation = async (
  work: UnitOfWork,
  { id, upTo }: { id: string; upTo: number },
): Promise<void> => {
  const { system } = work.rows;
  const { userId, userType } = work.actor;
  const seen = await system.find('conversations', id);
  if (
    !seen ||
    !scopeFor(scopesOf(work.actor, 'show', 'conversations'), seen) ||
    !userId ||
    (userType !== 'provider' && userType !== 'recruiter')
  )
    throw RowMissing(nounOf('conversations'));
  await work.rows.hold(conversationLock(seen), 'alone');
  const conversation = await system.find('conversations', id);
  if (!conversation) throw RowMissing(nounOf('conversations'));
  const position = Math.min(upTo, conversation.messages);
  await readUpTo(work, id, { userId, side: userType, readUpTo: position, follows: false });
  const field = seenBy(userType);
  if (position > conversation[field])
    await system.update('conversations', conversation, { [field]: position });
  await system.patch(
    'notifications',
    { userId, link: conversationLink(userType, conversation), readAt: null },
    { readAt: work.now.toISOString() },
  );
};
