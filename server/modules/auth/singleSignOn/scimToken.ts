import { type ScimToken, tokenFields } from '../../../../domain/security/singleSignOn.ts';
import { quote } from '../../../database/sql.ts';
import { makeKeySecret, prefixOfSecret } from '../../../requests/keySecret.ts';
import { hashToken } from '../../../requests/session.ts';
import type { Work } from '../../../requests/work.ts';
import { companyOf, note } from './settings.ts';

const columns = tokenFields.map(quote).join(', ');
const hour = 3_600_000;

/** The token of a company's directory, without its secrets. */
export const scimTokenOf = async (
  { transaction }: Pick<Work, 'transaction'>,
  companyId: string,
): Promise<ScimToken | null> => {
  const [token] = await transaction.query<ScimToken>(
    `select ${columns} from "scimTokens" where "companyId" = $1`,
    [companyId],
  );
  return token ?? null;
};

/** A new secret, also in place of the one that there is, which can stay valid for some hours. */
export const makeScimToken = async (
  work: Work,
  { overlapHours }: { overlapHours: number },
): Promise<{ secret: string }> => {
  const { transaction, now } = work;
  const companyId = companyOf(work);
  const secret = makeKeySecret('scim');
  const prefix = prefixOfSecret(secret);
  const until = overlapHours > 0 ? new Date(now.getTime() + overlapHours * hour) : null;
  const [made] = await transaction.as('session').query<{ isNew: boolean }>(
    `insert into "scimTokens" as t ("companyId", "prefix", "secretHash", "createdAt") values ($1, $2, $3, $4)
     on conflict ("companyId") do update set "prefix" = $2, "secretHash" = $3, "createdAt" = $4,
       "formerHash" = case when $5::timestamptz is not null then t."secretHash" end, "formerUntil" = $5
     returning xmax = 0 as "isNew"`,
    [companyId, prefix, hashToken(secret), now, until],
  );
  await note(work, made?.isNew ? 'create SCIM token' : 'rotate SCIM token', null, {
    prefix,
    ...(!made?.isNew && { overlapHours }),
  });
  return { secret };
};

/** Ends the token. Its secrets are refused from the next request on. */
export const revokeScimToken = async (work: Work): Promise<void> => {
  const companyId = companyOf(work);
  const [ended] = await work.transaction
    .as('session')
    .query<{ prefix: string }>('delete from "scimTokens" where "companyId" = $1 returning "prefix"', [
      companyId,
    ]);
  if (ended) await note(work, 'revoke SCIM token', ended, null);
};
