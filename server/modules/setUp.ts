import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '../../domain/contract/languages.ts';
import { Invalid, Refusal } from '../../domain/errors.ts';
import { readGiven } from '../../operations/readGiven.ts';
import { sessionOperations } from '../../operations/session.ts';
import { siteOperations } from '../../operations/site.ts';
import { callerAt, takeOne } from '../requests/allowance.ts';
import { send } from '../requests/guard.ts';
import { route } from '../requests/operate.ts';
import type { Answer } from '../requests/work.ts';
import { inTransaction, inTransactionAs } from '../store/transaction.ts';
import { hasOperator, makeFirstOperator } from './auth/setUp.ts';
import type { AppOptions } from './options.ts';
import { operatorMadePage, setUpOverPage, setUpPage } from './setUp/page.ts';
import { negotiate } from './site/publicPages.ts';

/** The address that the log prints and the start page leads to while there is no operator. */
export const setUpPath = '/set-up';

/**
 * Whether nobody can operate the market yet. Once there is an operator this is not asked again, as the last one
 * cannot be removed.
 */
export const openSetUp = ({ database }: Pick<AppOptions, 'database'>): (() => Promise<boolean>) => {
  let isOver = database.sampleData;
  return async () => {
    isOver ||= await inTransactionAs(database, 'session', hasOperator);
    return !isOver;
  };
};

/** The page that makes the first operator, with the one-time token that each start prints. */
export const setUpRoutes = (app: FastifyInstance, options: AppOptions) => {
  const needsSetUp = openSetUp(options);
  app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    route(forms, siteOperations.setUpPage, async (request, reply) => {
      const language = languageOf(request);
      const page = (await needsSetUp()) ? setUpPage(language, empty) : setUpOverPage(language, 404);
      return send(reply, page);
    });
    route(forms, siteOperations.setUpByPage, async (request, reply, read) =>
      send(reply, await answerTo(options, read(), request)),
    );
  });
  const lead = (_request: FastifyRequest, reply: FastifyReply) => reply.redirect(`/api/v1${setUpPath}`);
  for (const address of [setUpPath, `${setUpPath}/`]) app.get(address, lead);
};

const empty = { token: '', firstName: '', lastName: '', email: '' };
const languageOf = (request: FastifyRequest) => negotiate(request, [...languages]) as Language;

type Given = typeof empty & { password: string; repeat: string };

const answerTo = async (
  { database, clock }: AppOptions,
  { repeat, ...given }: Given,
  request: FastifyRequest,
): Promise<Answer> => {
  const language = languageOf(request);
  try {
    await inTransaction(database, (transaction) =>
      takeOne({ transaction, now: clock() }, 'setUp', callerAt(request.ip)),
    );
    const wish = readGiven(sessionOperations.createFirstOperator.input, {
      ...given,
      token: given.token.trim(),
    });
    if (repeat !== wish.password) throw Invalid({ repeat: 'password.repeat-differs' });
    const { email } = await inTransactionAs(database, 'session', (transaction) =>
      makeFirstOperator(transaction, wish, clock()),
    );
    return operatorMadePage(language, email);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, reason, code } = error;
    if (code === 'set-up.done') return setUpOverPage(language, status);
    const faults = code === 'set-up.token' ? { token: reason } : error.faults;
    return setUpPage(language, given, { status, faults, reason });
  }
};
