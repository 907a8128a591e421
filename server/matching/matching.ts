import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { Job } from '../../domain/contract/hiring/jobs.ts';
import { NotReady } from '../../domain/errors.ts';
import { jobCriteria } from '../../domain/matching/market/jobCriteria.ts';
import type {
  MatchingAnswer,
  MatchingQuestion,
  QuestionKind,
} from '../../domain/matching/market/questions.ts';
import type { Database } from '../database/connect.ts';
import { roleName } from '../database/roles.ts';
import { traced } from '../tracing/tracer.ts';
import type { Beginning, FromThread, Question, ToThread } from './messages.ts';

/** Candidate searches in a worker thread. Refused with `NotReady` while it is unavailable. */
export type Matching = {
  ask<K extends QuestionKind>(question: MatchingQuestion<K>, at: Date): Promise<MatchingAnswer<K>>;
  /** Match score of one candidate for a job, or null if it is not available immediately. */
  scoreNow(job: Job, candidateId: string, at: Date): Promise<number | null>;
  /** `waiting`: no search yet. `failed`: the thread exits as soon as it is started. */
  state(): 'ready' | 'waiting' | 'building' | 'failed';
  /** Starts the thread; otherwise the first search does. */
  start(): void;
  close(): Promise<void>;
};

/** A worker thread, or one that processes share. */
export type MatchingThread = {
  on(event: 'message', listener: (message: FromThread) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  postMessage(message: ToThread): void;
  terminate(): Promise<unknown>;
};

type Options = {
  database: Database;
  clock: () => Date;
  /** For the words of candidates' texts; without one they are in memory. */
  folder?: string | undefined;
  log?: Pick<FastifyBaseLogger, 'info' | 'error' | 'warn'> | undefined;
  /** By default a thread of this process. */
  openThread?: (beginning: Beginning) => MatchingThread;
};
type Waiting = { resolve(answer: never): void; reject(error: Error): void; timer: NodeJS.Timeout };

/** Milliseconds: for a search, for a score requested in a transaction, for the shutdown. */
const timeLimit = { search: 10_000, score: 1000, close: 500 };
/** Maximum number of waiting requests. */
const mostWaiting = 200;
const lookAfter = 2000;
const refreshEvery = 60_000;
const longestPause = 60_000;
/** A thread that ran for this long was not ended by its initial data. */
const calmAfter = 60_000;
/** Nouns whose changes may affect the index. */
const wakesOn = ['candidates', 'companies', 'requests', 'unknownSkills'];

export const openMatching = ({
  database,
  clock,
  folder,
  log,
  openThread = startThread,
}: Options): Matching => {
  const waiting = new Map<number, Waiting>();
  let thread: MatchingThread | undefined;
  let isReady = false;
  let isClosed = false;
  let pause: NodeJS.Timeout | undefined;
  let failures = 0;
  let calm: NodeJS.Timeout | undefined;
  let asked = 0;

  const open = () => {
    if (thread || pause || isClosed) return;
    const { account, name, replica } = database;
    const role = roleName(name, 'matching');
    const opened = openThread({ account, replica: replica?.account, role, folder, at: clock() });
    opened.on('message', hear);
    opened.on('error', (error) => log?.error({ err: error }, 'the matching failed'));
    opened.on('exit', (code) => ended(opened, code));
    thread = opened;
  };

  const hear = (message: FromThread) => {
    if ('built' in message) {
      isReady = true;
      calm = setTimeout(() => {
        failures = 0;
      }, calmAfter).unref();
      log?.info(message.built, 'the index of the market was made');
      return;
    }
    if ('unkept' in message) {
      log?.warn({ err: message.unkept }, 'the words of texts are in memory, as no file can be written');
      return;
    }
    const one = taken(message.number);
    if ('answer' in message) one?.resolve(message.answer as never);
    else {
      // Requests interrupted by a stop are not failures.
      if (!isClosed) log?.warn({ err: message.failed }, 'the matching could not answer');
      one?.reject(NotReady('server.matching-starting'));
    }
  };

  const taken = (number: number): Waiting | undefined => {
    const one = waiting.get(number);
    clearTimeout(one?.timer);
    waiting.delete(number);
    return one;
  };

  /**
   * Waiting requests are refused at once. The next thread follows, after a pause if the last ones failed
   * early.
   */
  const ended = (one: MatchingThread, code: number) => {
    if (thread !== one) return;
    thread = undefined;
    isReady = false;
    clearTimeout(calm);
    for (const number of [...waiting.keys()]) taken(number)?.reject(NotReady('server.matching-starting'));
    if (isClosed) return;
    log?.error({ code }, 'the matching ended and is started anew');
    const ms = Math.min(longestPause, 1000 * (2 ** failures++ - 1));
    pause = setTimeout(() => {
      pause = undefined;
      open();
    }, ms).unref();
  };

  const ask = <A>(question: Question, at: Date, ms: number): Promise<A> => {
    open();
    const to = thread;
    if (!to || waiting.size >= mostWaiting) return Promise.reject(NotReady('server.matching-starting'));
    return new Promise((resolve, reject) => {
      const number = ++asked;
      const timer = setTimeout(() => taken(number)?.reject(NotReady('server.matching-starting')), ms);
      waiting.set(number, { resolve, reject, timer });
      to.postMessage({ number, until: Date.now() + ms, at, question } satisfies ToThread);
    });
  };

  const search = <K extends QuestionKind>(
    question: MatchingQuestion<K>,
    at: Date,
    ms: number,
  ): Promise<MatchingAnswer<K>> => {
    const attributes = { 'talentbench.question': question.kind };
    return traced(database.tracer, 'matching', { attributes }, () => ask(question, at, ms));
  };

  let timer: NodeJS.Timeout | undefined;
  const refresh = () => {
    clearTimeout(timer);
    timer = setTimeout(refresh, refreshEvery).unref();
    if (thread) ask({ kind: 'refresh' }, clock(), refreshEvery).catch(() => {});
  };
  let isWoken = false;
  const wake = () => {
    if (isWoken || !isReady) return;
    isWoken = true;
    setTimeout(() => {
      isWoken = false;
      if (!isClosed) refresh();
    }, lookAfter).unref();
  };
  for (const noun of wakesOn) database.committed.on(noun, wake);

  return {
    ask: (question, at) => search(question, at, timeLimit.search),
    scoreNow: async (job, candidateId, at) => {
      if (!isReady) return null;
      const question = { kind: 'scores' as const, criteria: jobCriteria(job), ids: [candidateId] };
      const scores = await search(question, at, timeLimit.score).catch(() => null);
      return scores?.[candidateId]?.score ?? null;
    },
    state: () => {
      if (isReady) return 'ready';
      if (failures > 1) return 'failed';
      return thread || pause ? 'building' : 'waiting';
    },
    start: () => {
      open();
      refresh();
    },
    close: async () => {
      isClosed = true;
      for (const noun of wakesOn) database.committed.off(noun, wake);
      for (const one of [timer, pause]) clearTimeout(one);
      if (thread) await endThread(thread);
    },
  };
};

/** Heap limit in megabytes; the index itself is outside the heap. */
const room = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };
export const startThread = (workerData: Beginning): Worker =>
  new Worker(new URL('./thread.ts', import.meta.url), { workerData, resourceLimits: room, execArgv: [] });

const endThread = async (thread: MatchingThread) => {
  const gone = new Promise<void>((resolve) => thread.on('exit', () => resolve()));
  thread.postMessage('close' satisfies ToThread);
  const timer = setTimeout(() => void thread.terminate(), timeLimit.close);
  await gone;
  clearTimeout(timer);
};
