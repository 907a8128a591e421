import { type StagedParts, takeBatchPart } from '../../../application/batch.ts';
import { createRow, editRow, removeRow } from '../../../application/changeRow.ts';
import { carryOutInOrder } from '../../../application/effects.ts';
import { erasePerson } from '../../../application/erasure.ts';
import { readInsight } from '../../../application/insights.ts';
import { readList } from '../../../application/readList.ts';
import { runJob } from '../../../application/runJob.ts';
import type { UnitOfWork } from '../../../application/unitOfWork.ts';
import type { Course } from '../../../application/useCase.ts';
import { caseNamed, useCases } from '../../../application/useCases.ts';
import { asRead, type Scope, scopeFor, scopesOf, visible } from '../../../domain/access/can.ts';
import { checkAdmission } from '../../../domain/access/checkAdmission.ts';
import type { Verb } from '../../../domain/access/rules.ts';
import type { Gateway } from '../../../domain/billing/gateway.ts';
import type { BatchPart } from '../../../domain/change/batchPart.ts';
import type { Context } from '../../../domain/change/context.ts';
import { effectsOfView } from '../../../domain/change/effectsOf.ts';
import { readBatchPart } from '../../../domain/change/readBatchPart.ts';
import { isNounName, type NounName, nounOf } from '../../../domain/contract/index.ts';
import type { Row } from '../../../domain/contract/noun.ts';
import type { Maintenance } from '../../../domain/contract/platform/maintenances.ts';
import {
  NotAllowed,
  NotFound,
  NotSignedIn,
  RowMissing,
  VersionNeeded,
  ViewOnly,
} from '../../../domain/errors.ts';
import { jobNames } from '../../../domain/health/backgroundJobs.ts';
import { browserHealth } from '../../../domain/health/health.ts';
import { announcementOf } from '../../../domain/maintenance/announcement.ts';
import { refuseDuringMaintenance } from '../../../domain/maintenance/refuseDuringMaintenance.ts';
import { Meter } from '../../../domain/measures/meter.ts';
import { checkFeature } from '../../../domain/settings/checkFeature.ts';
import { mostRead, vocabularyOf } from '../../../domain/skills/vocabulary.ts';
import { type OperationName, operationNamed, type PluginOperations } from '../../../operations/index.ts';
import { pluginOperations } from '../../../operations/pluginOperations.ts';
import { readInput } from '../../../operations/readGiven.ts';
import { answering } from '../httpErrors.ts';
import { platformIn } from '../platformIn.ts';
import type { Admit, CallsHere, HandlersOf, Operate, OperationHandlers, RowCalls } from '../rowCalls.ts';
import type { SignedIn } from '../signedIn.ts';
import { measureBrowser, metered, meteredCall } from './browserMeasures.ts';
import { fakerestAccount } from './fakerestAccount.ts';
import { paymentJobs } from './fakerestBilling.ts';
import { fakerestInbox } from './fakerestInbox.ts';
import { fakerestMatching } from './fakerestMatching.ts';
import { fakerestReports } from './fakerestReports.ts';
import { benchForecastJob, rowJobsOf } from './fakerestRowJobs.ts';
import { type PrintSigned, signedDocumentsJob } from './fakerestSigned.ts';
import { resumeTextJob } from './fakerestTexts.ts';
import { addPageLoad } from './fakerestUsage.ts';
import { verificationJob } from './fakerestVerification.ts';
import { type Files, readUpload } from './files.ts';
import type { LiveTabs } from './liveTabs.ts';
import { inTransaction, readingAt } from './memoryRows.ts';
import type { WorldStore } from './worldStore.ts';

type Author = Context & Required<Pick<Context, 'platform'>> & { actor: SignedIn };

/** API calls over rows in memory, with the rules, lifecycles and refusals of the server. */
export const fakerestCalls = (
  store: WorldStore,
  actor: () => SignedIn | null,
  clock: () => Date,
  files: Files,
  gateway: Gateway,
  tabs?: Pick<LiveTabs, 'view' | 'leave'>,
  printSigned?: PrintSigned,
): CallsHere => {
  const meter = new Meter();
  const reports = fakerestReports(store, clock);
  const passing = [
    ...rowJobsOf(store, clock),
    paymentJobs(store, clock, gateway),
    verificationJob(store, clock),
    resumeTextJob(store, clock, files),
    ...(printSigned ? [signedDocumentsJob(store, clock, files, printSigned)] : []),
  ];
  /** Changes due to the passing of time. */
  const expire = async () => {
    for (const job of passing) await job.runWhenDue();
  };
  const readying = async (noun: NounName) => {
    await expire();
    if (noun === 'reports' && isNounName(noun)) await reports.job.runWhenDue();
  };
  const forecast = benchForecastJob(store, clock);
  const jobNamed = (name: string) => [...passing, forecast, reports.job].find((job) => job.name === name);
  const matching = fakerestMatching(store, clock);
  const score: UnitOfWork['score'] = matching.scoreNow;

  const author = (): Author => {
    const who = actor();
    if (!who) throw NotSignedIn();
    return { actor: who, name: who.name, now: clock(), platform: platformIn(store) };
  };
  const maintenances = () => store.rows('maintenances') as readonly unknown[] as Maintenance[];
  const changing = <T>(act: (author: Author) => Promise<T>) =>
    answering(async () => {
      if (actor()?.viewedBy) throw ViewOnly();
      refuseDuringMaintenance(maintenances(), actor(), clock());
      await expire();
      return store.enqueue(() => act(author()));
    });

  const within = <T>(by: Author, work: (unit: UnitOfWork) => Promise<T>) =>
    inTransaction({ store, files, score }, by, work);

  const { staged, forgetStaged } = stagedParts();

  const noteView = async (noun: NounName, row: Row) => {
    const by = author();
    const effects = effectsOfView(noun, row, by);
    if (effects.length) await store.enqueue(() => within(by, (work) => carryOutInOrder(work, effects)));
  };

  const calls: RowCalls = {
    list: (noun, asked, signal) =>
      answering(async () => {
        await readying(noun);
        signal?.throwIfAborted();
        const { actor } = author();
        const scopes = scopesFor(actor, 'list', noun);
        const now = clock();
        const query = await readList(noun, scopes, asked, { now, system: readingAt(store, now), actor });
        const { rows, ...counted } = await store.list(noun, scopes, query);
        return { rows: rows.map((row) => copyFor(scopes, row)), ...counted };
      }),

    show: (noun, id, signal) =>
      answering(async () => {
        await readying(noun);
        signal?.throwIfAborted();
        const scopes = scopesFor(author().actor, 'show', noun);
        const row = await store.show(noun, id);
        if (!row || !scopeFor(scopes, row)) throw RowMissing(nounOf(noun));
        const seen = copyFor(scopes, row);
        await noteView(noun, row);
        return seen;
      }),

    insight: (name, asked, signal) =>
      answering(async () => {
        signal?.throwIfAborted();
        const by = author();
        if (name === 'benchForecast') await forecast.runWhenDue();
        return readInsight(readingAt(store, by.now), by, name, asked);
      }),

    create: (noun, columns) =>
      changing(async (by) => {
        scopesFor(by.actor, 'create', noun);
        const { file } = nounOf(noun);
        const upload = file && readUpload(columns, platformIn(store).maxMegabytes, file);
        const content = upload?.content;
        const beside = content ? async (id: string) => files.write(id, content) : undefined;
        const body = upload ? upload.columns : columns;
        return structuredClone(await within(by, (work) => createRow(work, noun, body, beside)));
      }),

    file: (noun, id) =>
      answering(async () => {
        await expire();
        const row = store.find(noun, id);
        const seen = row && scopeFor(scopesFor(author().actor, 'show', noun), row);
        const file = seen && row.format !== null && files.read(row);
        if (!file) throw RowMissing(nounOf(noun));
        return file;
      }),

    picture: (noun, id, name, signal) =>
      answering(() => {
        signal?.throwIfAborted();
        const row = store.find(noun, id);
        const scope = row && scopeFor(scopesFor(author().actor, 'show', noun), row);
        const picture = scope && asRead(scope, row).photo === name && files.readPicture(id, name);
        if (!picture) throw NotFound('photo.missing');
        return picture;
      }),

    edit: (noun, id, changes, version) =>
      changing(async (by) => {
        scopesFor(by.actor, 'edit', noun);
        if (version === undefined) throw VersionNeeded();
        return structuredClone(await within(by, (work) => editRow(work, noun, id, version, changes)));
      }),

    batch: (noun, part, signal) =>
      changing(async (by) => {
        signal?.throwIfAborted();
        scopesFor(by.actor, 'create', noun);
        const read = readBatchPart(part);
        const results = await within(by, (work) => takeBatchPart(work, noun, read, staged(by, read)));
        if (results) forgetStaged(by, read);
        return results ?? [];
      }),

    remove: (noun, id, version) =>
      changing(async (by) => {
        scopesFor(by.actor, 'delete', noun);
        await within(by, (work) => removeRow(work, noun, id, version ?? null));
      }),

    reportFile: (id, format, language) =>
      answering(async () => {
        await readying('reports');
        return reports.file(id, format, language, author());
      }),
  };

  /** What an operation does that the server does alike. Those that change rows run one after another. */
  const shared = (name: string) => async (input: unknown) => {
    await expire();
    const { method } = operationNamed(name as OperationName);
    const step: Course<never>['step'] = (act) => within(author(), (work) => act(work, input as never));
    const finish: typeof step = (act) => (method === 'GET' ? step(act) : store.enqueue(() => step(act)));
    return structuredClone(await caseNamed(name)({ step, finish, ask: matching.ask }));
  };
  const allShared = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, shared(name)])) as Record<string, unknown>;
  const ofUseCases = allShared(Object.keys(useCases)) as HandlersOf<keyof typeof useCases>;
  const handlers: OperationHandlers = {
    ...ofUseCases,
    ...fakerestAccount(store, author),
    ...fakerestInbox(files, {
      changing: (work) => changing((by) => within(by, work)),
      reading: (work) => within(author(), work),
    }),
    platformHealth: async () => {
      return browserHealth(await measureBrowser(store, meter), clock());
    },
    backgroundJobs: async () => {
      await expire();
      const jobs = jobNames.flatMap((name) => jobNamed(name)?.record() ?? []);
      return { at: clock().toISOString(), place: 'browser', jobs };
    },
    runBackgroundJob: async ({ name }) => {
      const job = jobNamed(name);
      const makeDue = async () => {
        if (job?.record().state !== 'running') job?.makeDue();
        return job?.record() ?? null;
      };
      const due = await changing((by) => within(by, (work) => runJob(work, makeDue, name)));
      void job?.runWhenDue();
      return due;
    },
    platform: async () => platformIn(store),
    maintenance: async () => announcementOf(maintenances(), clock()),
    notePageLoad: ({ ms }) => changing((by) => within(by, (work) => addPageLoad(work, ms))),
    erase: (asked) =>
      changing(async (by) => structuredClone((await within(by, (work) => erasePerson(work, asked))).row)),
    vocabulary: async () => {
      const { companyId, userType } = author().actor;
      const newest = (noun: NounName, is: (row: Row) => boolean) =>
        store.rows(noun).filter(is).toReversed().slice(0, mostRead);
      const market = newest('candidates', (row) => row.listed === true);
      const own = newest('candidates', (row) => row.companyId === companyId);
      const jobs = newest('jobs', (row) => row.listed === true);
      return vocabularyOf({
        skills: [...market, ...jobs, ...own].map(({ skills }) => skills as string[]),
        locations: (userType === 'provider' ? own : market).map(({ location }) => String(location)),
      });
    },
    mailText: async () => null,
    reportAnswer: async ({ id }) => {
      await readying('reports');
      return structuredClone(await reports.answer(id, author()));
    },
    viewRequest: async ({ id, isOpen }) => {
      const { actor: who, name } = author();
      const scopes = scopesFor(who, 'show', 'requests');
      const request = store.find('requests', id);
      if (!request || !scopeFor(scopes, request)) throw RowMissing(nounOf('requests'));
      const { userId, companyId } = who;
      const company = companyId === null ? null : store.find('companies', companyId);
      if (!isOpen) tabs?.leave();
      if (!isOpen || companyId === null || !company) return [];
      const { providerId, recruiterId, masked } = request;
      const own = { companyId, company: company.name, userId, name };
      return tabs?.view({ requestId: id, providerId, recruiterId, masked, ...own }) ?? [];
    },
  };
  const ofPlugins = allShared(pluginOperations.entries().map(([name]) => name)) as HandlersOf<
    keyof PluginOperations
  >;
  const all: HandlersOf<OperationName> = { ...handlers, ...ofPlugins };
  const admitted: Admit = (operation, given) => {
    const { method, duringMaintenance, access, feature } = operation;
    const reads = method === 'GET';
    const who = actor();
    if (!reads && !duringMaintenance) refuseDuringMaintenance(maintenances(), who, clock());
    const needed = typeof access === 'function' ? access(given as Record<string, string>) : access;
    if (needed === 'public') return;
    if (!who) throw NotSignedIn();
    checkAdmission(who, { access: needed, reads });
    if (feature) checkFeature(platformIn(store).features, feature);
  };
  const operate: Operate = (name, given, signal) =>
    answering(() => {
      signal?.throwIfAborted();
      admitted(operationNamed(name), { ...given });
      return all[name](readInput(name, given));
    });

  return { rows: metered(calls, meter), operate: meteredCall(operate, meter), admit: admitted };
};

/** Parts of batches that have arrived, by user and batch. */
const stagedParts = () => {
  const known = new Map<string, Map<number, BatchPart>>();
  const keyOf = ({ actor }: Author, { batch }: BatchPart) => `${actor.userId} ${batch}`;
  return {
    staged: (by: Author, part: BatchPart): StagedParts => {
      const parts = known.get(keyOf(by, part)) ?? new Map<number, BatchPart>();
      return {
        keep: async (one) => void known.set(keyOf(by, one), parts.set(one.from, one)),
        take: async () => [...parts.values()],
      };
    },
    forgetStaged: (by: Author, part: BatchPart) => void known.delete(keyOf(by, part)),
  };
};

const scopesFor = (actor: SignedIn, verb: Verb, noun: NounName): Scope[] => {
  const scopes = scopesOf(actor, verb, noun);
  if (scopes.length === 0) throw NotAllowed();
  return scopes;
};

const copyFor = (scopes: readonly Scope[], row: Row): Row =>
  structuredClone(visible(scopeFor(scopes, row) ?? { where: {}, only: [] }, row));
