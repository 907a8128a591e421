import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { NotFound } from '../domain/errors.ts';
import type { Access } from '../operations/operation.ts';
import { guardBodies } from './bodies/guardBodies.ts';
import { timeBodies } from './bodies/timeBodies.ts';
import { keepRoom } from './keepRoom.ts';
import { mcpRoutes } from './mcp/mcpRoutes.ts';
import { measureAnswers } from './measures/measureAnswers.ts';
import { guardedMetrics } from './metrics/metricsRoutes.ts';
import { accountRecoveryRoutes } from './modules/accountRecovery.ts';
import { apiKeyRoutes } from './modules/apiKeys.ts';
import { authRoutes } from './modules/auth.ts';
import { batchRoutes } from './modules/batches.ts';
import { calendarRoutes } from './modules/calendar.ts';
import { documentRoutes } from './modules/documents.ts';
import { eventRoutes } from './modules/events.ts';
import { hotListRoutes } from './modules/hotLists.ts';
import { insightRoutes } from './modules/insights.ts';
import { interviewAnswerRoutes } from './modules/interviewAnswers.ts';
import { jobPages } from './modules/jobPages.ts';
import { marketCountRoutes } from './modules/market/marketCounts.ts';
import { marketPlanRoutes } from './modules/market/marketPlans.ts';
import { talentRoutes } from './modules/market/talent.ts';
import { nounRoutes } from './modules/nouns.ts';
import { openApiRoutes } from './modules/openApi.ts';
import type { AppOptions } from './modules/options.ts';
import { passkeyRoutes } from './modules/passkeys.ts';
import { passwordLinkRoutes } from './modules/passwordLinks.ts';
import { photoRoutes } from './modules/photos.ts';
import { backgroundJobRoutes } from './modules/platform/backgroundJobs.ts';
import { healthRoutes } from './modules/platform/health.ts';
import { mailRoutes } from './modules/platform/mails.ts';
import { maintenanceRoutes } from './modules/platform/maintenance.ts';
import { platformHealthRoutes } from './modules/platform/platformHealth.ts';
import { sealCertificate } from './modules/platform/sealCertificate.ts';
import { securityText } from './modules/platform/securityText.ts';
import { settingsRoutes } from './modules/platform/settings.ts';
import { usageRoutes } from './modules/platform/usage.ts';
import { erasureRoutes } from './modules/privacy/erasure.ts';
import { reportRoutes } from './modules/reports.ts';
import { secondFactorRoutes } from './modules/secondFactor.ts';
import { openSetUp, setUpRoutes } from './modules/setUp.ts';
import { signingRoutes } from './modules/signing.ts';
import { singleSignOnRoutes } from './modules/singleSignOn.ts';
import { siteRoutes } from './modules/site.ts';
import { unsubscribeRoutes } from './modules/unsubscribe.ts';
import { caseRoutes } from './modules/useCases.ts';
import { viewRoutes } from './modules/viewAs.ts';
import { vocabularyRoutes } from './modules/vocabulary.ts';
import { webhookRoutes } from './modules/webhooks.ts';
import { compressAnswers } from './requests/compress.ts';
import { drainable } from './requests/drain.ts';
import { answerError } from './requests/errors.ts';
import { requireAccess, tellAllowance } from './requests/guard.ts';
import { takeOnlyJson } from './requests/json.ts';
import { platformOf } from './requests/platform.ts';
import { refuseWrites } from './requests/refuseWrites.ts';

import { checkRequestForm } from './requests/requestForm.ts';
import { scimRoutes } from './scim/scimRoutes.ts';
import { shedLoad } from './shedLoad.ts';
import { traceRequests } from './tracing/traceRequests.ts';

/** The assembled server, not listening yet. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    ...(options.log ? { loggerInstance: options.log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    genReqId: (request) => proxysId(request, options) ?? randomUUID(),
    bodyLimit: 1024 * 1024,
    trustProxy: proxiesBefore(options.proxies ?? 0),
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    ...timeLimit,
  });
  drainable(app);
  app.setErrorHandler(answerError);
  checkRequestForm(app);
  logAnswers(app);
  compressAnswers(app);
  if (options.database.tracer) traceRequests(app, options.database.tracer, Boolean(options.proxies));
  shedLoad(app, options);
  measureAnswers(app, options.database.meter);
  options.metrics?.observe(app);
  takeOnlyJson(app);
  requireAccess(app);
  tellAllowance(app);
  timeBodies(app);
  guardBodies(app, options);
  refuseWrites(app, options);
  keepRoom(app, options);
  listRoutes(app);
  healthRoutes(app, options);
  if (options.metrics && options.metricsToken) guardedMetrics(app, options.metrics, options.metricsToken);
  securityText(app, options);
  sealCertificate(app, options);
  platformHealthRoutes(app, options);
  backgroundJobRoutes(app, options);
  settingsRoutes(app, options);
  maintenanceRoutes(app, options);
  authRoutes(app, options);
  passwordLinkRoutes(app, options);
  secondFactorRoutes(app, options);
  accountRecoveryRoutes(app, options);
  apiKeyRoutes(app, options);
  singleSignOnRoutes(app, options);
  passkeyRoutes(app, options);
  eventRoutes(app, options);
  nounRoutes(app, options);
  viewRoutes(app, options);
  erasureRoutes(app, options);
  mailRoutes(app, options);
  unsubscribeRoutes(app, options);
  signingRoutes(app, options);
  hotListRoutes(app, options);
  interviewAnswerRoutes(app, options);
  setUpRoutes(app, options);
  webhookRoutes(app, options);
  talentRoutes(app, options);
  marketCountRoutes(app, options);
  marketPlanRoutes(app, options);
  batchRoutes(app, options);
  vocabularyRoutes(app, options);
  calendarRoutes(app, options);
  documentRoutes(app, options);
  photoRoutes(app, options);
  insightRoutes(app, options);
  reportRoutes(app, options);
  usageRoutes(app, options);
  caseRoutes(app, options);
  openApiRoutes(app, options);
  mcpRoutes(app, options);
  scimRoutes(app, options);
  if (options.site) {
    jobPages(app, { ...options, site: options.site });
    await siteRoutes(app, options.site, {
      platformNow: () => platformOf(options.database),
      ...(options.publicUrl && { publicUrl: options.publicUrl }),
      isSample: options.database.sampleData,
      needsSetUp: openSetUp(options),
    });
  } else app.setNotFoundHandler(() => Promise.reject(NotFound('address.missing')));
  return app;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Registered API routes, for comparison with their documentation. */
    apiRoutes: { method: string; url: string; access: Access | undefined }[];
  }
}

const listRoutes = (app: FastifyInstance) => {
  const routes: FastifyInstance['apiRoutes'] = [];
  app.decorate('apiRoutes', routes);
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!url.startsWith('/api/v1/')) return;
    for (const one of [method].flat()) routes.push({ method: one, url, access: config?.access });
  });
};

/**
 * Headers must arrive within ten seconds, even on a silent connection. The time for a body depends on its
 * length (`timeBodies`); Node's request limit is only a backstop.
 */
const timeLimit = {
  requestTimeout: 30 * 60_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
};

/** Routes validate their input with zod, so the JSON Schema compilers (90 modules) are not loaded. */
const noSchemas = (): never => {
  throw new Error('Routes have no JSON schemas');
};

/** The request id assigned by our own proxy, so that both logs use the same one. */
const proxysId = (
  { headers }: { headers: IncomingHttpHeaders },
  { proxies }: AppOptions,
): string | undefined => {
  const id = headers['x-request-id'];
  return proxies && typeof id === 'string' && /^[\w.:-]{8,128}$/.test(id) ? id : undefined;
};

/** Number of trusted proxies, whose forwarded address is used. */
const proxiesBefore = (count: number) => count > 0 && ((_address: string, hop: number) => hop < count);

/** One line per response: the route's pattern, never the URL, which may contain personal data. */
const logAnswers = (app: FastifyInstance) => {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
};
