import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerInterview } from '../../application/answerInterview.ts';
import { type GivenAnswer, givenAnswers } from '../../domain/contract/hiring/interviewParticipants.ts';
import { type Language, languages } from '../../domain/contract/languages.ts';
import { siteOperations } from '../../operations/site.ts';
import { readInterview } from '../mail/interviewMail.ts';
import { interviewLink } from '../mail/rowLink.ts';
import { callerAt, takeOne } from '../requests/allowance.ts';
import { visited } from '../requests/guard.ts';
import { route } from '../requests/operate.ts';
import type { Answer, VisitorWork } from '../requests/work.ts';
import { systemWork } from '../store/change.ts';
import { answeredPage, askingPage, closedPage, refusedPage } from './interviewAnswers/page.ts';
import type { AppOptions } from './options.ts';
import { negotiate } from './site/publicPages.ts';

/**
 * Where participants of an interview answer its invitation, with the link in their mail. Mail scanners open every link,
 * so a GET only asks, and the page's buttons answer.
 */
export const interviewAnswerRoutes = (app: FastifyInstance, options: AppOptions) => {
  app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    route(forms, siteOperations.interviewInvitationPage, (request, reply, read) =>
      visited(options, (work) => ask(work, request, read()))(request, reply),
    );
    route(forms, siteOperations.answerInterviewInvitation, (request, reply, read) =>
      visited(options, (work) => answer(work, request, read()))(request, reply),
    );
  });
};

const unitOf = (work: VisitorWork) => ({
  ...systemWork(work.transaction, work.now),
  actor: work.actor,
  ip: work.ip,
});

/** The interview behind a link, or the page that says why there is none. */
const opened = async (work: VisitorWork, request: FastifyRequest, token: string) => {
  const language = negotiate(request, [...languages]) as Language;
  await takeOne(work, 'interviewInvitations', callerAt(work.ip));
  const id = interviewLink.read(work.secrets, token);
  if (id === null) return { language, id: '', closed: refusedPage(language) };
  const found = await readInterview(
    unitOf(work).rows.system,
    { id, language },
    { now: work.now, sender: '' },
  );
  return found && !found.copy.cancelled
    ? { language, id, found }
    : { language, id, closed: closedPage(language) };
};

const ask = async (
  work: VisitorWork,
  request: FastifyRequest,
  { token, answer: asked }: { token: string; answer: string },
): Promise<Answer> => {
  const { language, found, closed } = await opened(work, request, token);
  if (!found) return closed;
  const chosen = givenAnswers.find((one) => one === asked) ?? 'Accepted';
  return askingPage(language, { found, chosen });
};

const answer = async (
  work: VisitorWork,
  request: FastifyRequest,
  { token, answer: given }: { token: string; answer: GivenAnswer },
): Promise<Answer> => {
  const { language, id, found, closed } = await opened(work, request, token);
  if (!found) return closed;
  return (await answerInterview(unitOf(work), id, given))
    ? answeredPage(language, { details: found.details, given, token })
    : closedPage(language);
};
