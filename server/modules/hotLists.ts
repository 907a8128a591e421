import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askAboutHotList, openHotList } from '../../application/hotLists.ts';
import type { UnitOfWork } from '../../application/unitOfWork.ts';
import { isFromMachine } from '../../domain/change/visit.ts';
import { type Language, languages } from '../../domain/contract/languages.ts';
import { Refusal } from '../../domain/errors.ts';
import { siteOperations } from '../../operations/site.ts';
import { type Leaving, tokenFor } from '../mail/leaving.ts';
import { hotListAnswerLink, hotListLink } from '../mail/rowLink.ts';
import { callerAt, takeOne } from '../requests/allowance.ts';
import { visited } from '../requests/guard.ts';
import { route } from '../requests/operate.ts';
import type { Answer, VisitorWork } from '../requests/work.ts';
import { systemWork } from '../store/change.ts';
import { askedPage, closedPage, type Form, hotListPage } from './hotLists/page.ts';
import { isRead } from './jobPages/countView.ts';
import type { AppOptions } from './options.ts';
import { negotiate } from './site/publicPages.ts';

/** Where contacts of a provider read its hot lists: a page without the console, opened with a link from a mail. */
export const hotListRoutes = (app: FastifyInstance, options: AppOptions) => {
  app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    route(forms, siteOperations.hotListPage, (request, reply, read) =>
      visited(options, (work) => show(work, request, { ...noForm, ...read() }))(request, reply),
    );
    route(forms, siteOperations.askAboutHotList, async (request, reply, read) => {
      const given = read();
      try {
        return await visited(options, (work) => ask(work, request, given))(request, reply);
      } catch (error) {
        // The page again, with what is wrong beside its field.
        if (!(error instanceof Refusal && error.faults)) throw error;
        return visited(options, (work) => show(work, request, given, error))(request, reply);
      }
    });
  });
};

type Given = Form & { token: string };
const noForm = { name: '', email: '', text: '' };

/** What a link leads to: the copy of a recipient, also from the mail that answers someone who asked there. */
const linked = async (
  { system }: UnitOfWork['rows'],
  { secrets }: VisitorWork,
  token: string,
): Promise<{ recipientId: string; leaving: Leaving } | null> => {
  const recipientId = hotListLink.read(secrets, token);
  if (recipientId !== null)
    return { recipientId, leaving: { kind: 'hotList', id: recipientId, detail: 'all' } };
  const id = hotListAnswerLink.read(secrets, token);
  const question = id === null ? null : await system.find('hotListQuestions', id);
  return (
    question && {
      recipientId: question.recipientId,
      leaving: { kind: 'asker', id: question.id, detail: 'all' },
    }
  );
};

const opened = async (work: VisitorWork, request: FastifyRequest, token: string, isCounted: boolean) => {
  const unit = { ...systemWork(work.transaction, work.now), actor: work.actor, ip: work.ip };
  const link = await linked(unit.rows, work, token);
  const recipient = link && (await unit.rows.system.find('hotListRecipients', link.recipientId));
  const list = recipient && (await openHotList(unit, recipient, isCounted));
  const language = languageOf(request, list?.list.language ?? null);
  return { language, found: list && link ? { unit, recipient, list, leaving: link.leaving } : null };
};

/** As the link says, or else the list. */
const languageOf = (request: FastifyRequest, ofList: Language | null): Language => {
  const { lang } = request.query as { lang?: unknown };
  const isChosen = languages.some((one) => one === lang);
  return ofList && !isChosen ? ofList : (negotiate(request, [...languages]) as Language);
};

const show = async (
  work: VisitorWork,
  request: FastifyRequest,
  given: Given,
  refusal?: Refusal,
): Promise<Answer> => {
  await takeOne(work, 'hotLists', callerAt(work.ip));
  const { language, found } = await opened(work, request, given.token, isRead(request));
  if (!found) return closedPage(language);
  const { list, leaving } = found;
  return hotListPage(language, {
    opened: list,
    form: given,
    refusal,
    unsubscribe: `/api/v1/unsubscribe/${tokenFor(work.secrets, leaving)}?lang=${language}`,
  });
};

const ask = async (work: VisitorWork, request: FastifyRequest, given: Given): Promise<Answer> => {
  await takeOne(work, 'hotListQuestions', callerAt(work.ip));
  const { language, found } = await opened(work, request, given.token, false);
  if (!found) return closedPage(language);
  const { unit, recipient, list } = found;
  const { candidate, name, email, text } = given;
  if (!isFromMachine(given))
    await askAboutHotList(unit, recipient, list, {
      name,
      email,
      text,
      candidateId: candidate || null,
      language,
    });
  return askedPage(language, list.provider, `/api/v1/hot-lists/${given.token}?lang=${language}`);
};
