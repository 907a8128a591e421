import type { ClientAuth, Configuration, IDToken } from 'openid-client';
import { Conflict, Refusal } from '../../../../domain/errors.ts';
import { codedOf, type Message } from '../../../../domain/messages/message.ts';
import { claimAt } from '../../../../domain/security/rolesByGroup.ts';
import { guardedFetch } from '../../../hooks/guardedFetch.ts';
import { Unreachable } from '../../../hooks/publicAddress.ts';
import type { AppOptions } from '../../options.ts';

/** What the server needs to talk to a company's provider. */
export type Connection = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  groupsClaim: string | null;
};
type Options = Pick<AppOptions, 'resolveHost' | 'privateProviders'>;

/** Loaded at the first use, as few processes need it at their start. */
const library = () => import('openid-client');

const timeLimit = 10;
/** Seconds by which clocks may differ. */
const clockTolerance = 60;

/** Reads the discovery document of the provider. */
export const discover = async (
  { issuer, clientId, clientSecret }: Connection,
  { resolveHost, privateProviders = [] }: Options,
): Promise<Configuration> => {
  const oidc = await library();
  const server = new URL(issuer);
  const isPlain = server.protocol === 'http:' && privateProviders.includes(server.origin);
  /** Basic is what OpenID Connect assumes unless the provider names others. */
  const authenticate: ClientAuth = (as, client, body, headers) => {
    const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const by = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    by(clientSecret)(as, client, body, headers);
  };
  return oidc.discovery(server, clientId, { [oidc.clockTolerance]: clockTolerance }, authenticate, {
    // Signatures are checked, although the tokens come over TLS.
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
    [oidc.customFetch]: guardedFetch({ resolve: resolveHost, trusted: privateProviders }),
    timeout: timeLimit,
  });
};

/** The page of the provider to open, and what its response has to fit. */
export const authorizationAt = async (
  config: Configuration,
  { redirectUri, email, groupsClaim }: { redirectUri: string; email: string; groupsClaim: string | null },
) => {
  const oidc = await library();
  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  // Some providers tell groups only to those who ask for them, and others refuse a scope that they do not know.
  const groups = config.serverMetadata().scopes_supported?.filter((scope) => scope === groupsClaim) ?? [];
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: ['openid', 'email', 'profile', ...groups].join(' '),
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    login_hint: email,
  });
  return { url: url.href, state, nonce, verifier };
};

type Expected = {
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
  groupsClaim: string | null;
};
/** Claims about the person who has signed in. */
export type Claims = Pick<IDToken, 'sub'> & { [claim: string]: unknown };

/** Exchanges the code of a response for the verified claims. Address and groups, if missing, are asked for separately. */
export const claimsFor = async (
  config: Configuration,
  response: URLSearchParams,
  { redirectUri, state, nonce, verifier, groupsClaim }: Expected,
): Promise<Claims> => {
  const oidc = await library();
  const url = new URL(redirectUri);
  url.search = response.toString();
  const tokens = await oidc.authorizationCodeGrant(config, url, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims() as Claims;
  const isWhole = claims.email !== undefined && (!groupsClaim || claimAt(claims, groupsClaim) !== undefined);
  if (isWhole || !config.serverMetadata().userinfo_endpoint) return claims;
  return { ...(await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims };
};

/** Tries what a sign-in needs and needs no person: the addresses, the keys, and the client secret. */
export const testConnection = async (
  connection: Connection,
  options: Options,
  redirectUri: string,
): Promise<null> => {
  const oidc = await library();
  try {
    const config = await discover(connection, options);
    const { authorization_endpoint, token_endpoint, jwks_uri, ...metadata } = config.serverMetadata();
    const types = metadata.response_types_supported as string[] | undefined;
    if (!authorization_endpoint || !token_endpoint || !jwks_uri || types?.includes('code') === false)
      throw Conflict('single-sign-on.test-flow');
    const fetch = guardedFetch({ resolve: options.resolveHost, trusted: options.privateProviders });
    const keys = await fetch(jwks_uri, { method: 'GET', headers: { accept: 'application/json' } });
    if (!keys.ok) throw Conflict({ code: 'single-sign-on.test-status', values: { status: keys.status } });
    // A code that does not exist: a provider that knows the client says so, and another one refuses the client.
    await oidc.genericGrantRequest(config, 'authorization_code', {
      code: 'connection-test',
      redirect_uri: redirectUri,
      code_verifier: oidc.randomPKCECodeVerifier(),
    });
    return null;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (errorIn(error) === 'invalid_grant') return null;
    throw Conflict(testProblem(error));
  }
};

type Failed = { name?: string; code?: string; error?: string; cause?: unknown; status?: number };
const failures = (error: unknown): Failed[] => {
  const found: Failed[] = [];
  for (
    let one = error;
    typeof one === 'object' && one !== null && found.length < 6;
    one = (one as Failed).cause
  )
    found.push(one as Failed);
  return found;
};
/** The error of OAuth 2.0 in a response, in letters only, as it is shown. */
const errorIn = (error: unknown): string | undefined => {
  const [named] = failures(error).filter((one) => typeof one.error === 'string');
  return (
    named &&
    String(named.error)
      .replace(/[^a-z_]/gi, '')
      .slice(0, 40)
  );
};
const codeOf = (error: unknown): string | undefined => (error as Failed | null)?.code;
const isWrongClient = (error: unknown): boolean =>
  ['invalid_client', 'unauthorized_client'].includes(errorIn(error) ?? '') ||
  failures(error).some(({ name }) => name === 'WWWAuthenticateChallengeError');

/** Why a sign-in failed at the provider, for the person who signs in. */
export const signInProblem = (error: unknown): Refusal => {
  const said = errorIn(error);
  if (isWrongClient(error)) return new Refusal(502, 'single-sign-on.wrong-client');
  // Codes work once, and for minutes.
  if (said === 'invalid_grant') return Conflict('single-sign-on.expired');
  if (said) return Conflict({ code: 'single-sign-on.declined', values: { reason: said } });
  if (codeOf(error) === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return new Refusal(502, 'single-sign-on.clock');
  const untrusted = [
    'OAUTH_JWT_',
    'OAUTH_INVALID_',
    'OAUTH_KEY_',
    'OAUTH_MISSING',
    'OAUTH_JSON_',
    'OAUTH_UNSUPPORTED',
  ];
  if (untrusted.some((start) => codeOf(error)?.startsWith(start)))
    return new Refusal(502, 'single-sign-on.not-trusted');
  return new Refusal(502, 'single-sign-on.unreachable');
};

/** What is wrong with a connection, for the person who sets it up. */
const testProblem = (error: unknown): Message => {
  const chain = failures(error);
  const unreachable = chain.find((one) => one instanceof Unreachable) as Unreachable | undefined;
  if (unreachable) return unreachable.reason;
  if (isWrongClient(error)) return 'single-sign-on.test-client';
  const answered = chain.find((one) => one instanceof Response);
  switch (codeOf(error)) {
    case 'OAUTH_RESPONSE_IS_NOT_CONFORM':
      return { code: 'single-sign-on.test-status', values: { status: answered?.status ?? 0 } };
    case 'OAUTH_PARSE_ERROR':
    case 'OAUTH_RESPONSE_IS_NOT_JSON':
    case 'OAUTH_INVALID_RESPONSE':
      return 'single-sign-on.test-document';
    case 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED':
      return 'single-sign-on.test-issuer';
    case 'OAUTH_HTTP_REQUEST_FORBIDDEN':
      return 'services.only-https';
    case 'OAUTH_TIMEOUT':
      return 'services.late';
  }
  const { code, values } = codedOf(signInProblem(error).reason);
  return code === 'single-sign-on.unreachable' ? 'single-sign-on.test-unreachable' : { code, values };
};
