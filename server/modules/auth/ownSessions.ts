import { NotFound } from '../../../domain/errors.ts';
import { deviceName } from '../../../domain/security/deviceName.ts';
import type { OwnSession } from '../../../domain/security/ownSession.ts';
import type { Work } from '../../requests/work.ts';
import { record } from '../../store/change.ts';

type Found = Omit<OwnSession, 'device'> & { agent: string | null };

/** Public id of a session: its internal id is part of the refresh token. */
const publicId = `left(encode(sha256(convert_to(s."id"::text, 'UTF8')), 'hex'), 24)`;
/** Active sessions that can still be refreshed; view sessions belong to the operator, not to the person. */
const living = `s."userId" = $1 and s."viewedBy" is null and s."endedAt" is null and s."refreshExpires" > $2
  and s."seenAt" > $2::timestamptz - session_time()`;

/** Sessions of the signed-in user, the current one first. */
export const showSessions = async (work: Work): Promise<OwnSession[]> => {
  const { actor, sessionId, now } = work;
  const transaction = work.transaction.as('session');
  const found = await transaction.query<Found>(
    `select ${publicId} as "id", s."agent", s."network", s."createdAt", s."seenAt", s."id" = $3 as "current"
     from "sessions" s where ${living} order by "current" desc, s."seenAt" desc limit 100`,
    [actor.userId, now, sessionId],
  );
  return found.map(({ agent, ...session }) => ({ ...session, device: deviceName(agent) }));
};

/** Ends one session of the signed-in user. */
export const endOneSession = async (work: Work, id: string): Promise<null> => {
  const { actor, now } = work;
  const transaction = work.transaction.as('session');
  const ended = await transaction.query(
    `update "sessions" s set "endedAt" = $2 where ${living} and ${publicId} = $3 returning 1 as ended`,
    [actor.userId, now, id],
  );
  if (ended.length === 0) throw NotFound('session.missing');
  await note(work);
  return null;
};

/** Ends all sessions of the signed-in user except the current one; returns how many. */
export const endOtherSessions = async (work: Work): Promise<{ ended: number }> => {
  const { actor, sessionId, now } = work;
  const transaction = work.transaction.as('session');
  const ended = await transaction.query(
    `update "sessions" s set "endedAt" = $2 where ${living} and s."id" <> $3 returning 1 as ended`,
    [actor.userId, now, sessionId],
  );
  if (ended.length > 0) await note(work);
  return { ended: ended.length };
};

const note = async (work: Work) => {
  const { userId, companyId } = work.actor;
  await record(work, { action: 'end sessions', noun: 'users', target: userId, companyId });
};
