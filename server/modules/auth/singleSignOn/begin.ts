import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../../domain/errors.ts';
import { domainOf } from '../../../../domain/security/signOnSetUp.ts';
import { hashToken } from '../../../requests/session.ts';
import { inTransactionAs } from '../../../store/transaction.ts';
import { type AppOptions, publicUrlOf } from '../../options.ts';
import { authorizationAt, discover, signInProblem } from './provider.ts';
import { connectionOf } from './settings.ts';

/** Below the API, so that the cookie goes nowhere else. */
const path = '/auth/single-sign-on';
export const callbackPath = `${path}/callback`;
export const redirectUriOf = (options: AppOptions): string => `${publicUrlOf(options)}/api/v1${callbackPath}`;

const minutes = 10;

/** Sign-ins of several tabs have cookies of their own. */
export const cookieOf = (state: string): string => `tb_sign_on_${hashToken(state).slice(0, 16)}`;

/** The value that binds a sign-in to the browser in which it began. */
export const browserIn = ({ headers }: FastifyRequest, state: string): string | undefined => {
  const name = `${cookieOf(state)}=`;
  const found = headers.cookie?.split(/;\s*/).find((one) => one.startsWith(name));
  return found?.slice(name.length);
};

/** Read by the server alone, and sent by no other site; a navigation from the provider sends it. */
export const setCookie = (options: AppOptions, state: string, browser: string | null): string =>
  [
    `${cookieOf(state)}=${browser ?? ''}`,
    `Path=/api/v1${path}`,
    `Max-Age=${browser === null ? 0 : minutes * 60}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(redirectUriOf(options).startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

/**
 * The provider's page for a person of this address, and the cookie of the attempt. It depends on the domain alone, so it
 * tells nobody who has an account.
 */
export const beginSignOn = async (
  options: AppOptions,
  { email, now }: { email: string; now: Date },
): Promise<{ url: string; cookie: string }> => {
  const { database, secrets } = options;
  const found = await inTransactionAs(database, 'session', async (transaction) => {
    const [company] = await transaction.query<{ companyId: string }>(
      `select d."companyId" from "singleSignOnDomains" d join "companies" c on c."id" = d."companyId"
       where d."domain" = $1 and d."verifiedAt" is not null and c."status" = 'Active'`,
      [domainOf(email)],
    );
    const connection = company && (await connectionOf(transaction, company.companyId, secrets));
    return connection ? { ...company, connection } : null;
  });
  if (!found) throw new Refusal(404, 'single-sign-on.none');
  const { companyId, connection } = found;
  const redirectUri = redirectUriOf(options);
  const begun = await discover(connection, options)
    .then((config) => authorizationAt(config, { redirectUri, email, groupsClaim: connection.groupsClaim }))
    .catch((error) => {
      options.log?.warn({ err: error, companyId }, 'an identity provider could not be asked');
      throw signInProblem(error);
    });
  const { url, state, nonce, verifier } = begun;
  const browser = randomBytes(32).toString('base64url');
  await inTransactionAs(database, 'session', (transaction) =>
    transaction.query(
      `insert into "singleSignOnAttempts" ("hash", "browserHash", "companyId", "issuer", "clientId", "nonce", "verifier", "expiresAt")
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        hashToken(state),
        hashToken(browser),
        companyId,
        connection.issuer,
        connection.clientId,
        nonce,
        secrets.seal(verifier, aboutVerifier(state)),
        new Date(now.getTime() + minutes * 60_000),
      ],
    ),
  );
  return { url, cookie: setCookie(options, state, browser) };
};

export const aboutVerifier = (state: string): string => `singleSignOnAttempts ${hashToken(state)} verifier`;
