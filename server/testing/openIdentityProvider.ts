import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Who signs in at the provider, and what it says about them. */
export type Person = { sub: string; email?: string; email_verified?: boolean; [claim: string]: unknown };
export const clientId = 'talentbench';
export const clientSecret = 'right-secret-of-the-client';

type Claims = Record<string, unknown>;
const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A real OpenID Connect provider on this machine, in which one person at a time is signed in. */
export const openIdentityProvider = async (redirectUri: string) => {
  const http = createServer();
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' };
  let person: Person = { sub: 'nobody' };
  let forged: ((claims: Claims) => Claims) | null = null;
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [key] },
    cookies: { keys: ['a key of the cookies'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name', 'team'],
    },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => person }),
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    loadExistingGrant: async ({ oidc }: Parameters<Parameters<Provider['use']>[0]>[0]) => {
      if (!oidc) return undefined;
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  provider.use(async (context, next) => {
    if (context.path.startsWith('/interaction/')) {
      context.respond = false;
      return provider.interactionFinished(context.req, context.res, { login: { accountId: person.sub } });
    }
    await next();
    const body = context.body as { id_token?: string };
    if (!forged || context.oidc?.route !== 'token' || !body.id_token) return;
    const claims = JSON.parse(Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString());
    const signed = [{ alg: 'RS256', kid: 'test' }, forged(claims)].map(encoded).join('.');
    body.id_token = `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
  });
  http.on('request', provider.callback());

  return {
    issuer,
    /** Signs this person in at the page that the server named; returns the query of the redirect back. */
    signIn: async (url: string, as: Person): Promise<string> => {
      person = as;
      const cookies = new Map<string, string>();
      let next = url;
      for (let steps = 0; steps < 10; steps++) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(next, { redirect: 'manual', headers: { cookie } });
        await answer.arrayBuffer();
        for (const one of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
          cookies.set(name, value);
        }
        const location = answer.headers.get('location');
        if (!location) throw new Error(`The provider answered ${answer.status}`);
        next = new URL(location, next).href;
        if (next.startsWith(redirectUri)) return new URL(next).search.slice(1);
      }
      throw new Error('The provider redirects for ever');
    },
    /** Changes the claims of ID tokens, and signs them with the provider's own key. */
    forge: (change: typeof forged) => {
      forged = change;
    },
    close: () =>
      new Promise<void>((done) => {
        http.closeAllConnections();
        http.close(() => done());
      }),
  };
};
export type IdentityProvider = Awaited<ReturnType<typeof openIdentityProvider>>;
