import type { FastifyReply, FastifyRequest } from 'fastify';
import { whyClosed } from '../../domain/access/closedAccount.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';
import type { Message } from '../../domain/messages/message.ts';
import { type AppOptions, scimUrlOf } from '../modules/options.ts';
import { countingKeys } from '../requests/guard.ts';
import { isKeySecret } from '../requests/keySecret.ts';
import { KeyRefused } from '../requests/openKey.ts';
import { platformOf } from '../requests/platform.ts';
import { allowanceOf, countRequest, settleRequests } from '../requests/requestLimit.ts';
import { hashToken, tokenOf } from '../requests/session.ts';
import type { Change } from '../store/change.ts';
import { inTransactionAs, type Transaction } from '../store/transaction.ts';

type Found = {
  companyId: string;
  userType: UserType;
  companyStatus: string;
  prefix: string;
  isReplaced: boolean;
};
/** A change that the directory of a company makes. */
export type ScimWork = Change & {
  companyId: string;
  userType: UserType;
  /** The address of these routes, for locations of resources. */
  url: string;
};

/**
 * Runs a call of a directory in one transaction, as the company of its token. Counted by itself, so that a full
 * synchronization takes nothing from people and their keys.
 */
export const asDirectory = async <T>(
  options: AppOptions,
  request: FastifyRequest,
  act: (work: ScimWork) => Promise<T>,
): Promise<T> => {
  const { database, clock } = options;
  const token = tokenOf(request.headers.authorization);
  const platform = await platformOf(database);
  const { rateLimiting } = platform.features;
  let caller: Parameters<typeof countRequest>[0] | undefined;
  try {
    return await countingKeys(options, request, () =>
      inTransactionAs(database, 'session', async (transaction) => {
        const now = clock();
        const { companyId, userType, prefix } = await openToken(transaction, token, now);
        caller = { database, clock, kind: 'scimRequests', who: companyId };
        if (rateLimiting) {
          try {
            countRequest(caller);
          } finally {
            request.allowance = allowanceOf(caller);
          }
        }
        return act({
          transaction,
          now,
          ip: request.ip,
          platform,
          rights: 'session',
          actor: { userId: '', userType, companyId, permissions: [] },
          name: `SCIM · ${prefix}…`,
          companyId,
          userType,
          url: scimUrlOf(options),
        });
      }),
    );
  } finally {
    if (caller !== undefined && rateLimiting)
      await settleRequests(caller).catch((error: Error) =>
        request.log.warn({ err: error }, 'could not count requests'),
      );
  }
};

const refused = (reason: Message) => new KeyRefused(401, reason);

/** The company of a token. Its use is noted to the minute. */
const openToken = async (transaction: Transaction, token: string, now: Date): Promise<Found> => {
  const hash = hashToken(token);
  const [found] = await transaction.query<Found>(
    `select t."companyId", c."type" as "userType", c."status" as "companyStatus", t."prefix",
       t."secretHash" <> $1 and t."formerUntil" <= $2 as "isReplaced"
     from "scimTokens" t join "companies" c on c."id" = t."companyId"
     where t."secretHash" = $1 or t."formerHash" = $1`,
    [hash, now],
  );
  if (!found || !isKeySecret(token, 'scim')) throw refused('scim.unknown-token');
  if (found.isReplaced) throw refused('scim.replaced');
  const closed = whyClosed({ status: 'Active', companyStatus: found.companyStatus });
  if (closed) throw refused(closed);
  await transaction.query(
    `update "scimTokens" set "lastUsedAt" = $2 where "companyId" = (
       select "companyId" from "scimTokens" where "companyId" = $1
         and ("lastUsedAt" is null or "lastUsedAt" < $2::timestamptz - interval '1 minute') for update skip locked)`,
    [found.companyId, now],
  );
  return found;
};

/** Writes of one company's directory, and first sign-ins of its people, run one at a time. */
export const holdCompany = async ({ transaction, companyId }: ScimWork): Promise<void> => {
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sign-on ${companyId}`]);
};

type Sent = { status?: number; body?: object; location?: string };
export const sendScim = (reply: FastifyReply, { status = 200, body, location }: Sent): FastifyReply => {
  reply.code(status).header('cache-control', 'no-store');
  if (location) reply.header('location', location);
  return body === undefined
    ? reply.send()
    : reply.type('application/scim+json; charset=utf-8').send(JSON.stringify(body));
};
