import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerByLink, openSigning, refuseAsOther } from '../../application/signing.ts';
import type { UnitOfWork } from '../../application/unitOfWork.ts';
import { readContent } from '../../domain/change/deals/signedContent.ts';
import type { Envelope } from '../../domain/contract/deals/envelopes.ts';
import type { Signer } from '../../domain/contract/deals/signers.ts';
import { type Language, languages } from '../../domain/contract/languages.ts';
import { Refusal } from '../../domain/errors.ts';
import { isTimeZone } from '../../domain/time/zones.ts';
import { siteOperations } from '../../operations/site.ts';
import { signingLink } from '../mail/rowLink.ts';
import { callerAt, takeOne } from '../requests/allowance.ts';
import { visited } from '../requests/guard.ts';
import { route } from '../requests/operate.ts';
import type { Answer, VisitorWork } from '../requests/work.ts';
import { systemWork } from '../store/change.ts';
import { readFile } from '../store/files.ts';
import { fileAnswer } from './documents.ts';
import type { AppOptions } from './options.ts';
import { differencesOf } from './signing/differences.ts';
import { answeredPage, closedPage, hasCopy, signingPage } from './signing/page.ts';
import { negotiate } from './site/publicPages.ts';

type Given = {
  token: string;
  answer: 'sign' | 'decline' | 'notMe';
  contentHash: string;
  typed: string;
  drawn: string;
  agreed: string;
  /** Of the browser; empty without scripts. */
  timeZone: string;
  reason: string;
};

/** Where someone from outside signs: a page without the console, opened with a link from a mail. */
export const signingRoutes = (app: FastifyInstance, options: AppOptions) => {
  app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    route(forms, siteOperations.signingPage, (request, reply, read) =>
      visited(options, (work) => show(work, request, read().token))(request, reply),
    );
    route(forms, siteOperations.signedCopy, (request, reply, read) =>
      visited(options, (work) => copy(work, request, read().token))(request, reply),
    );
    route(forms, siteOperations.signByLink, async (request, reply, read) => {
      const given = read();
      try {
        return await visited(options, (work) => sign(work, request, given))(request, reply);
      } catch (error) {
        // What was written for a refused answer is undone, and the page says what is wrong.
        if (!(error instanceof Refusal)) throw error;
        return visited(options, (work) => show(work, request, given.token, error))(request, reply);
      }
    });
  });
};

/** As the link or the visitor says, who may choose another one, or else as the sender has chosen for the signer. */
const languageOf = (request: FastifyRequest, signer?: Signer) =>
  (signer?.language && !isLanguage((request.query as { lang?: unknown }).lang)
    ? signer.language
    : negotiate(request, [...languages])) as Language;
const isLanguage = (lang: unknown): boolean => languages.some((one) => one === lang);

const opened = async (work: VisitorWork, request: FastifyRequest, token: string) => {
  await takeOne(work, 'signing', callerAt(work.ip));
  const id = signingLink.read(work.secrets, token);
  const unit = {
    ...systemWork(work.transaction, work.now),
    actor: work.actor,
    ip: work.ip,
    userAgent: String(request.headers['user-agent'] ?? ''),
  };
  const signer = id === null ? null : await unit.rows.system.find('signers', id);
  return signer && { work: unit, signer };
};

const show = async (
  work: VisitorWork,
  request: FastifyRequest,
  token: string,
  refusal?: Refusal,
): Promise<Answer> => {
  const found = await opened(work, request, token);
  if (!found) return closedPage(languageOf(request));
  const { signer } = found;
  const language = languageOf(request, signer);
  if (signer.status === 'Signed' || signer.status === 'Declined')
    return answeredPage(language, signer.status, { envelope: await envelopeOf(found), token, now: work.now });
  if (signer.notMeAt !== null) return answeredPage(language, 'NotMe');
  const { envelope, isLive } = await openSigning(found);
  const content = envelope && readContent(envelope);
  if (!isLive || !content) return closedPage(language);
  const differing = await differencesOf(found.work, envelope.contractId);
  return signingPage(language, { signer, envelope, content, differing, refusal });
};

const sign = async (work: VisitorWork, request: FastifyRequest, given: Given): Promise<Answer> => {
  const found = await opened(work, request, given.token);
  if (!found) return closedPage(languageOf(request));
  const language = languageOf(request, found.signer);
  const { answer, contentHash, typed, drawn, agreed, timeZone, reason } = given;
  if (answer === 'notMe') {
    await refuseAsOther(found);
    return answeredPage(language, 'NotMe');
  }
  const signature = drawn || typed.trim() || null;
  const signs = answer === 'sign';
  await answerByLink(found, {
    status: signs ? 'Signed' : 'Declined',
    kind: signs && signature ? (drawn ? 'Drawn' : 'Typed') : null,
    signature: signs && agreed ? signature : null,
    contentHash: signs ? contentHash : null,
    timeZone: signs && isTimeZone(timeZone) ? timeZone : null,
    reason: signs ? null : reason.trim() || null,
  });
  return answeredPage(language, signs ? 'Signed' : 'Declined', {
    envelope: await envelopeOf(found),
    token: given.token,
    now: work.now,
  });
};

/** The signed contract, for whoever has signed it, as long as its link works. */
const copy = async (work: VisitorWork, request: FastifyRequest, token: string): Promise<Answer> => {
  const found = await opened(work, request, token);
  const { status, notMeAt } = found?.signer ?? {};
  const envelope = found && status === 'Signed' && notMeAt === null ? await envelopeOf(found) : null;
  const documentId = envelope && hasCopy(envelope, work.now) ? envelope.documentId : null;
  const document = documentId && (await found?.work.rows.system.find('contractDocuments', documentId));
  const bytes = document && (await readFile(work.transaction.as('system'), 'contractDocuments', document.id));
  if (!document || !bytes) return closedPage(languageOf(request, found?.signer));
  const { headers, ...answer } = fileAnswer(document, bytes);
  return { ...answer, headers: { ...headers, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' } };
};

const envelopeOf = ({ work, signer }: { work: UnitOfWork; signer: Signer }): Promise<Envelope | null> =>
  work.rows.system.find('envelopes', signer.envelopeId);
