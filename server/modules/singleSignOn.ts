import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { Conflict } from '../../domain/errors.ts';
import type { SignOnSettings } from '../../domain/security/singleSignOn.ts';
import type { Operation } from '../../operations/operation.ts';
import { sessionOperations } from '../../operations/session.ts';
import { singleSignOnOperations } from '../../operations/singleSignOn.ts';
import { siteOperations } from '../../operations/site.ts';
import { callerAt, takeOne } from '../requests/allowance.ts';
import { inSession, send } from '../requests/guard.ts';
import { answerOf, operate, route, takeLimits } from '../requests/operate.ts';
import type { Work } from '../requests/work.ts';
import { inTransaction } from '../store/transaction.ts';
import { callerOf } from './auth/places.ts';
import { beginSignOn, browserIn, redirectUriOf, setCookie } from './auth/singleSignOn/begin.ts';
import { isProven } from './auth/singleSignOn/domains.ts';
import { finishSignOn } from './auth/singleSignOn/finish.ts';
import { testConnection } from './auth/singleSignOn/provider.ts';
import { makeScimToken, revokeScimToken, scimTokenOf } from './auth/singleSignOn/scimToken.ts';
import {
  addDomain,
  companyOf,
  domainOfCompany,
  markProven,
  ownConnection,
  removeDomain,
  removeSignOn,
  requireSignOn,
  saveSignOn,
  showSignOn,
  unlinkPerson,
} from './auth/singleSignOn/settings.ts';
import { type AppOptions, scimUrlOf } from './options.ts';

const own = singleSignOnOperations;

/** Sign-in through the identity provider of a company, and how a company sets it up. */
export const singleSignOnRoutes = (app: FastifyInstance, options: AppOptions) => {
  signInRoutes(app, options);
  const show = async (work: Work): Promise<SignOnSettings> => {
    const settings = await showSignOn(work, redirectUriOf(options));
    const token = await scimTokenOf(work, companyOf(work));
    return { ...settings, scim: { baseUrl: scimUrlOf(options), token } };
  };
  /** A change is answered with the settings after it. */
  const changing = <I extends z.ZodObject>(
    operation: Operation<I, SignOnSettings>,
    change: (work: Work, input: z.output<I>) => Promise<void>,
  ) =>
    operate(app, options, operation, async (work, input) => {
      await change(work, input);
      return show(work);
    });
  operate(app, options, own.singleSignOn, show);
  changing(own.saveSingleSignOn, saveSignOn);
  changing(own.removeSingleSignOn, removeSignOn);
  changing(own.requireSingleSignOn, requireSignOn);
  changing(own.addSignOnDomain, (work, { domain }) => addDomain(work, domain));
  changing(own.removeSignOnDomain, (work, { domain }) => removeDomain(work, domain));
  changing(own.unlinkSignOnPerson, (work, { id }) => unlinkPerson(work, id));
  changing(own.revokeScimToken, revokeScimToken);
  // The answer is not stored for a repeated request, as a secret is given out once.
  route(app, own.makeScimToken, async (request, reply, read) => {
    const answer = await inSession(options, request, (work) => makeScimToken(work, read()));
    return send(reply, answerOf(own.makeScimToken, answer, options.clock()));
  });
  // No transaction waits for other servers.
  route(app, own.testSingleSignOn, async (request, reply) => {
    const connection = await inSession(options, request, async (work) => {
      await takeLimits(work, own.testSingleSignOn);
      return ownConnection(work);
    });
    await testConnection(connection, options, redirectUriOf(options));
    return send(reply, answerOf(own.testSingleSignOn, null, options.clock()));
  });
  route(app, own.verifySignOnDomain, async (request, reply, read) => {
    const { domain } = read();
    const found = await inSession(options, request, async (work) => {
      await takeLimits(work, own.verifySignOnDomain);
      return domainOfCompany(work, domain);
    });
    if (!(await isProven(domain, found.token, options.resolveTxt)))
      throw Conflict({ code: 'single-sign-on.no-record', values: { domain } });
    const answer = await inSession(options, request, async (work) => {
      await markProven(work, found);
      return show(work);
    });
    return send(reply, answerOf(own.verifySignOnDomain, answer, options.clock()));
  });
};

const signInRoutes = (app: FastifyInstance, options: AppOptions) => {
  const { database, clock } = options;
  const { beginSingleSignOn, finishSingleSignOn } = sessionOperations;
  const takeFor = (ip: string) =>
    inTransaction(database, (transaction) =>
      takeOne({ transaction, now: clock() }, 'singleSignOn', callerAt(ip)),
    );
  route(app, beginSingleSignOn, async (request, reply, read) => {
    const { email } = read();
    await takeFor(request.ip);
    const { url, cookie } = await beginSignOn(options, { email, now: clock() });
    return send(reply.header('set-cookie', cookie), answerOf(beginSingleSignOn, { url }, clock()));
  });
  // The response goes to the page in a fragment, which neither logs nor other sites see.
  route(app, siteOperations.singleSignOnReturn, async (request, reply) => {
    const query = request.url.split('?')[1] ?? '';
    return reply.redirect(`/#single-sign-on?${query.slice(0, 6000)}`, 303);
  });
  route(app, finishSingleSignOn, async (request, reply, read) => {
    const { response, device } = read();
    await takeFor(request.ip);
    const state = new URLSearchParams(response).get('state') ?? '';
    reply.header('set-cookie', setCookie(options, state, null));
    const signedIn = await finishSignOn(options, {
      response,
      device,
      ...callerOf(request),
      browserOf: (one) => browserIn(request, one),
      now: clock(),
    });
    return send(reply, answerOf(finishSingleSignOn, signedIn, clock()));
  });
};
