import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { destination, pino } from 'pino';
import { withSampleRows } from '../plugin/sampleRows.ts';
import { allJobs } from './allJobs.ts';
import { buildApp } from './app.ts';
import { openHeadFile } from './audit/headFile.ts';
import { openGateway } from './billing/openGateway.ts';
import { type Env, isReachable, ownerUrl, publicUrl, readEnv, readSetting } from './configuration/env.ts';
import { portProblem, refuseTakenPorts } from './configuration/refuseTakenPorts.ts';
import type { Secrets } from './configuration/secrets.ts';
import { MissingAccounts } from './database/accounts.ts';
import { type Database, type Owner, openDatabase } from './database/connect.ts';
import { startEmbedded } from './database/embedded/startEmbedded.ts';
import { onceBack } from './database/faults.ts';
import type { Host } from './database/hosts.ts';
import { isEmpty, seed } from './database/seed.ts';
import { type LockWait, sentence } from './database/tableLocks.ts';
import { greeting } from './greeting.ts';
import { hookSender } from './hooks/sendHook.ts';
import { openJobRunner } from './jobs/jobRunner.ts';
import { openLive } from './live/live.ts';
import { openTransport } from './mail/openTransport.ts';
import { openMatching } from './matching/matching.ts';
import { sharedThread } from './matching/sharedThread.ts';
import { openMeasures } from './measures/openMeasures.ts';
import { metricsServer } from './metrics/metricsRoutes.ts';
import { openKnownSecrets } from './modules/auth/knownKey.ts';
import { sealSecrets } from './modules/auth/sealSecrets.ts';
import { offerSetUp } from './modules/auth/setUp.ts';
import { setUpPath } from './modules/setUp.ts';
import { askAuthority } from './signing/timeStamp.ts';
import { startPlugins } from './startPlugins.ts';
import { type Opened, type Stopping, stopOnSignal } from './stop.ts';
import { loadTracer } from './tracing/loadTracer.ts';
import type { Tracer } from './tracing/tracer.ts';
import { tracingSettings } from './tracing/tracingSettings.ts';

/**
 * Listen backlog. The kernel silently drops connections beyond it, and clients retry only after 1, 3, 7 and
 * 15 seconds, so our own refusal is faster.
 */
const mostToAccept = 4096;

/** Milliseconds after the stop began by which each part must be closed. */
const closedBy = { requests: 2500, work: 3300, embedded: 4700, traces: 4900 };

/** Starts everything in this order; `opened` is closed in reverse. */
const start = async (env: Env, log: pino.Logger, opened: Opened[]) => {
  const site = new URL('../dist/', import.meta.url);
  const leftOut = await startPlugins(env.PLUGINS_CONFIG, log);
  const forPlugins = { setting: (name: string) => readSetting(process.env, name), leftOut, log };
  const { gateway, simulated } = await openGateway(env, forPlugins);
  const folder = join(resolve(env.DATA_DIR), 'outbox');
  const { transport, outbox } = await openTransport(env, { ...forPlugins, folder });
  const traces = tracingSettings(env);
  const tracer = traces && (await loadTracer(version(), traces, log));
  if (tracer) opened.push({ close: () => tracer.close(), by: closedBy.traces });
  await refuseTakenPorts(env);
  const { database, secrets } = await openStore(env, log, tracer, opened);
  opened.push({ close: () => database.close(), by: closedBy.work });
  if (simulated && !database.sampleData)
    throw new Error(`PAYMENT_GATEWAY=${env.PAYMENT_GATEWAY} needs sample data, and this database has none`);
  const { background } = database;
  const clock = () => new Date();
  const measures = openMeasures({ database: background, clock, log });
  opened.push({ close: measures.close, by: closedBy.work });
  if (env.DATABASE_URL && !env.SECRETS_KEY)
    log.warn(
      { folder: resolve(env.DATA_DIR) },
      'secrets are encrypted with the key in DATA_DIR. Keep it with your backups, and set SECRETS_KEY, the same for every process, if several share the database',
    );
  await sealSecrets(database, secrets, log);
  const matching = openMatching({
    database,
    clock,
    log,
    folder: join(resolve(env.DATA_DIR), 'matching'),
    ...(env.MATCHING_SOCKET_DIR && {
      openThread: sharedThread({
        folder: resolve(env.MATCHING_SOCKET_DIR),
        version: version(),
        onAlone: (error) => log.warn({ err: error }, 'the matching index is not shared with other processes'),
      }),
    }),
  });
  opened.push({ close: matching.close, by: closedBy.work });
  const live = openLive({ database, clock, log });
  const measured = { database, version: version(), matching, live };
  const metrics =
    env.METRICS_TOKEN || env.METRICS_PORT
      ? (await import('./metrics/openMetrics.ts')).openMetrics(measured)
      : undefined;
  const siteUrl = () => publicUrl(env, portOf(app) ?? env.PORT);
  const app: FastifyInstance = await buildApp({
    database,
    clock,
    secrets,
    matching,
    measures,
    live,
    ...(metrics && { metrics }),
    ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
    ...(!env.DATABASE_URL && { dataDir: resolve(env.DATA_DIR) }),
    proxies: env.TRUST_PROXY === 'off' ? 0 : env.TRUST_PROXY,
    ...(outbox && { outbox }),
    ...(env.PRIVATE_IDENTITY_PROVIDERS && { privateProviders: env.PRIVATE_IDENTITY_PROVIDERS }),
    ...(env.SECURITY_CONTACT && { securityContact: env.SECURITY_CONTACT }),
    ...(env.SIGNING_CERT && { signing: { certificates: env.SIGNING_CERT } }),
    version: version(),
    log,
    publicUrl: siteUrl,
    ...(existsSync(new URL('app.html', site)) && { site }),
  });
  opened.push({ close: async () => transport?.close?.(), by: closedBy.work });
  const jobs = openJobRunner({
    database: background,
    jobs: allJobs({
      ...{ database: background, clock, log, outbox, transport, secrets },
      send: hookSender(),
      publicUrl: siteUrl,
      gateway,
      headFile: openHeadFile(resolve(env.DATA_DIR)),
      headsTo: env.AUDIT_MAIL,
      ...(env.TIMESTAMP_URL && { stampOf: askAuthority(env.TIMESTAMP_URL) }),
      ...(env.SIGNING_KEY &&
        env.SIGNING_CERT && { signing: { key: env.SIGNING_KEY, certificates: env.SIGNING_CERT } }),
    }),
    log,
  });
  opened.push({
    close: async (left) => (await Promise.all([app.drain(left), jobs.close()]))[0],
    by: closedBy.requests,
  });
  opened.push({ close: live.close, by: closedBy.requests });
  await app.listen({ port: env.PORT, host: env.HOST, backlog: mostToAccept });
  if (metrics && env.METRICS_PORT) {
    const beside = metricsServer(metrics);
    opened.push({ close: () => beside.close(), by: closedBy.work });
    await beside.listen({ port: env.METRICS_PORT, host: env.HOST });
  }
  matching.start();
  live.start();
  jobs.start();
  measures.start();
  const sample = await samples(database);
  if (sample && isReachable(env))
    log.warn(
      { host: env.HOST, url: siteUrl() },
      `ANYONE CAN SIGN IN: other machines can reach this server, and ${inWords(sample.emails)} have the public password ${sample.password}. For real use, set SAMPLE_DATA=off and start with an empty database.`,
    );
  await announceSetUp(siteUrl(), database);
  log.info({ database: database.kind }, `TalentBench ${version()} serves http://${env.HOST}:${env.PORT}`);
  if (process.stdout.isTTY) {
    const data = env.DATABASE_URL ? 'the database of DATABASE_URL' : resolve(env.DATA_DIR);
    process.stdout.write(greeting({ version: version(), url: siteUrl(), data, ...(sample && { sample }) }));
  }
};

const inWords = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

/** The sample accounts, if the database was seeded with them. */
const samples = async ({ sampleData }: Database) => {
  if (!sampleData) return undefined;
  const { samplePassword, sampleSignIns } = await import('../fixtures/signIns.ts');
  return { emails: sampleSignIns.map(({ email }) => email), password: samplePassword };
};

/** The actual port, also if PORT is 0. */
const portOf = (app: FastifyInstance): number | undefined => {
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : undefined;
};

const version = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string })
    .version;

const openStore = async (
  env: Env,
  log: pino.Logger,
  tracer: Tracer | undefined,
  opened: Opened[],
): Promise<{ database: Database; secrets: Secrets }> => {
  let secrets: Secrets | undefined;
  const fill = async (owner: Owner) => {
    secrets = await openKnownSecrets(owner, { ...env, dataDir: resolve(env.DATA_DIR) });
    if (env.SAMPLE_DATA === 'on') await fillWithSamples(owner, log);
  };
  const onError = (error: Error) =>
    log.warn({ code: (error as { code?: string }).code }, 'a database connection was lost');
  const onWait = (wait: LockWait) => log.warn(wait, sentence(wait));
  const shared = { connections: env.DATABASE_POOL, onError, onWait, tracer, fill };
  const database = await openDatabase({ ...shared, ...(await whichDatabase(env, log, opened)) });
  if (!secrets) throw new Error('The database was not prepared');
  return { database, secrets };
};

/** That of DATABASE_URL, or the embedded one, which is started. */
const whichDatabase = async (env: Env, log: pino.Logger, opened: Opened[]) => {
  const url = ownerUrl(env);
  if (url)
    return {
      url,
      applicationUrl: env.DATABASE_URL ?? url,
      readUrl: env.READ_DATABASE_URL,
      kind: 'postgresql' as const,
      onMove: (host: Host) => log.warn(host, 'another host takes the writes now'),
      onReplica: ({ isRead, reason }: { isRead: boolean; reason: string }) =>
        isRead
          ? log.info('lists and reports are read from the replica')
          : log.warn({ reason }, 'the replica is not read'),
    };
  const dataDir = resolve(env.DATA_DIR);
  mkdirSync(dataDir, { recursive: true });
  const starting = startEmbedded({ dataDir, log });
  opened.push({
    prepare: () => void starting.then((embedded) => embedded.prepareStop()).catch(() => {}),
    close: async (left) => (await starting.catch(() => undefined))?.stop(left),
    by: closedBy.embedded,
  });
  const { url: embeddedUrl, superuserUrl } = await starting;
  return { url: embeddedUrl, superuserUrl, kind: 'embedded' as const };
};

/** The sample world and password hashing are loaded only if needed. */
const fillWithSamples = async (owner: Owner, log: pino.Logger) => {
  if (!(await isEmpty(owner))) return;
  const { createWorld, sampleFile, samplePassword, sampleSignIns } = await import('../fixtures/index.ts');
  const { hashPassword } = await import('./modules/auth/password.ts');
  const passwordHash = await hashPassword(samplePassword);
  const now = new Date();
  await seed(
    owner,
    await withSampleRows(createWorld(now), now),
    sampleSignIns.map(({ email }) => ({ email, passwordHash })),
    sampleFile,
  );
  log.info('filled the empty database with sample data');
};

/**
 * If no one can operate the platform yet, prints a one-time token, and the page where it makes the first operator.
 */
const announceSetUp = async (url: string, database: Database) => {
  const token = await onceBack(() => offerSetUp(database));
  if (token)
    process.stdout.write(
      `\nNo operator exists yet. Create the first one at ${url}${setUpPath} with this one-time token:\n  ${token}\nor with\n  curl -X POST ${url}/api/v1/auth/set-up -H 'content-type: application/json' \\\n    -d '{"token":"${token}","email":"…","password":"…","firstName":"…","lastName":"…"}'\n\n`,
    );
};

/** PostgreSQL errors include the row, which must not be logged. */
const bareError = ({ name, message, code, stack }: NodeJS.ErrnoException) => ({ name, message, code, stack });

const why = (error: NodeJS.ErrnoException): string =>
  error.code === 'EADDRINUSE' ? portProblem('PORT', process.env.PORT ?? 8080, error) : error.message;

/** Writes SQL for a database administrator to a separate file, as it contains a password. */
const whatToRun = (error: unknown): string => {
  if (!(error instanceof MissingAccounts)) return '';
  const folder = resolve(process.env.DATA_DIR || './data');
  const file = join(folder, 'database-roles.sql');
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, error.sql, { mode: 0o600 });
  return `.\nRun ${file} once as an administrator of the database server, then start again:\n  psql -f ${file}`;
};

const run = async () => {
  let stopping: Stopping | undefined;
  try {
    const env = readEnv(process.env);
    const output = destination({ sync: false });
    process.once('exit', () => output.flushSync());
    // A terminal gets the greeting; otherwise the log is used.
    const level = env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info');
    const log = pino({ level, base: null, serializers: { err: bareError } }, output);
    // A lost connection rejects all pending queries, including those no longer awaited.
    process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
    stopping = stopOnSignal(log);
    await start(env, log, stopping.opened);
  } catch (error) {
    if (stopping?.isStopping()) return;
    process.stderr.write(`TalentBench cannot start:\n${why(error as Error)}${whatToRun(error)}\n`);
    await stopping?.closeAll();
    process.exit(1);
  }
};

await run();
