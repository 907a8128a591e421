import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Language, languages } from '../../domain/contract/languages.ts';
import { siteOperations } from '../../operations/site.ts';
import { readToken } from '../mail/leaving.ts';
import { callerAt, takeOne } from '../requests/allowance.ts';
import { type VisitorHandler, visited } from '../requests/guard.ts';
import { route } from '../requests/operate.ts';
import type { Answer, VisitorWork } from '../requests/work.ts';
import type { AppOptions } from './options.ts';
import { negotiate } from './site/publicPages.ts';
import { askingPage, endedPage, refusedPage } from './unsubscribe/page.ts';
import { type Subject, subjectOf } from './unsubscribe/subjectOf.ts';

/**
 * Unsubscribe links (RFC 8058). Security scanners open every link in a mail, so a GET only asks for
 * confirmation; a POST, from the page's button or a mail client, ends the subscription.
 */
export const unsubscribeRoutes = (app: FastifyInstance, options: AppOptions) => {
  app.register(async (forms) => {
    // The token contains everything; form fields are ignored.
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      (_request, _body, done) => done(null, null),
    );
    route(forms, siteOperations.unsubscribePage, visited(options, answer(ask)));
    route(forms, siteOperations.unsubscribe, visited(options, answer(end)));
  });
};

type Found = Awaited<ReturnType<typeof subjectOf>>;
type Page = (language: Language, subject: Subject) => Answer;

const ask = async ({ end }: Found): Promise<Page> => (end ? askingPage : endedPage);
const end = async ({ end }: Found): Promise<Page> => {
  await end?.();
  return endedPage;
};

const answer =
  (act: (found: Found) => Promise<Page>): VisitorHandler =>
  async (work: VisitorWork, request: FastifyRequest) => {
    const language = negotiate(request, [...languages]) as Language;
    await takeOne(work, 'unsubscribe', callerAt(work.ip));
    const leaving = readToken(work.secrets, (request.params as { token: string }).token);
    if (!leaving) return refusedPage(language);
    const found = await subjectOf(work, leaving);
    return (await act(found))(language, found.subject);
  };
