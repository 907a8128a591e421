import { hiddenName } from '../../access/masks.ts';
import type { Contract } from '../../contract/deals/contracts.ts';
import type { ConversationMessage } from '../../contract/deals/conversationMessages.ts';
import { whyDeploymentIsSilent, whyRequestIsSilent } from '../../contract/deals/conversationRules.ts';
import type { Conversation } from '../../contract/deals/conversations.ts';
import type { Request } from '../../contract/deals/requests.ts';
import { ConflictAt, Invalid } from '../../errors.ts';
import { utcDay } from '../../time/days.ts';
import type { Reader, Values } from '../context.ts';
import { maskedWords, secretsOf } from './maskedWords.ts';

/** What a conversation is about: exactly one of them. */
export type Place = { request: Request; contract: null } | { request: null; contract: Contract };

/** The row that refers to the request or the contract of a conversation. */
export const placeWhere = ({
  requestId,
  contractId,
}: Pick<Conversation, 'requestId' | 'contractId'>): Values =>
  requestId === null ? { contractId } : { requestId };

/** Messages of one conversation are written one after another. */
export const conversationLock = ({
  requestId,
  contractId,
}: Pick<Conversation, 'requestId' | 'contractId'>): string => `conversation ${requestId ?? contractId}`;

export const placeOf = async ({ requestId, contractId }: Values, reader: Reader): Promise<Place> => {
  if ((requestId == null) === (contractId == null)) throw Invalid({ requestId: 'conversations.one-place' });
  const request = requestId == null ? null : await reader.find('requests', String(requestId));
  if (request) return { request, contract: null };
  const contract = contractId == null ? null : await reader.find('contracts', String(contractId));
  if (!contract) throw Invalid({ requestId: 'conversations.one-place' });
  return { request: null, contract };
};

/** Refuses a message where nobody can write any more. */
export const checkPlace = ({ request, contract }: Place, now: Date): void => {
  const reason = request ? whyRequestIsSilent(request) : whyDeploymentIsSilent(contract, utcDay(now));
  if (reason) throw ConflictAt('text', reason);
};

/** The companies of a message, its place among the others, and what a recruiter reads who does not know the candidate. */
export const linkedMessage = async (row: Values, place: Place, reader: Reader): Promise<Values> => {
  const { providerId, recruiterId } = place.request ?? place.contract;
  const known = { requestId: place.request?.id ?? null, contractId: place.contract?.id ?? null };
  await reader.hold(conversationLock(known), 'alone');
  const [conversation] = await reader.findAll('conversations', placeWhere(known));
  return {
    providerId,
    recruiterId,
    position: (conversation?.messages ?? 0) + 1,
    ...(place.request && (await maskOf(row, place.request, reader))),
  };
};

const maskOf = async (
  { side, author, text, sizeBytes }: Values,
  request: Request,
  reader: Reader,
): Promise<Values> => {
  const secrets = await secretsOf(request, reader, author);
  if (!secrets) return {};
  const isProviders = side === 'provider';
  // A file tells what the mask hides.
  if (isProviders && sizeBytes != null) throw Invalid({ content: 'conversations.masked-file' });
  return {
    masked: true,
    maskedAuthor: isProviders && request.masked ? hiddenName : author,
    maskedText: isProviders ? maskedWords(text, secrets, longestText) : text,
  };
};

const longestText = 4000;

/** The author and the text as recruiters read them. */
export const readByRecruiter = (message: ConversationMessage): { author: string; text: string } =>
  message.masked
    ? { author: message.maskedAuthor ?? hiddenName, text: message.maskedText ?? '' }
    : { author: message.author, text: message.text };
