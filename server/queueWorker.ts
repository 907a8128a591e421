import type { Database } from './database/connect.ts';
import { tracedPiece } from './tracing/tracer.ts';

const pollSeconds = 30;

type Options = {
  database: Database;
  /** The event of a commit (see `Database.committed`) that may have left work. */
  wakesOn: string;
  /** Does the next piece that is due; false when there is none. */
  doNext(): Promise<boolean>;
  onError(error: NodeJS.ErrnoException): void;
};

export type QueueWorker = {
  /** Does whatever is due, one by one; says how many pieces were taken in hand. */
  deliver(): Promise<number>;
  /** Begins: at once, whenever this process commits such work, and now and then for what others left. */
  start(): void;
  close(): Promise<void>;
};

/** Works through a queue of the database, one piece at a time in this process. */
export const openQueueWorker = ({ database, wakesOn, doNext, onError }: Options): QueueWorker => {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let again = false;
  let underWay: Promise<void> | undefined;

  const deliver = async (): Promise<number> => {
    let count = 0;
    while (!closed && (await tracedPiece(database.tracer, wakesOn, doNext))) count++;
    return count;
  };
  const run = async () => {
    do {
      again = false;
      await deliver().catch(onError);
    } while (again && !closed);
    underWay = undefined;
  };
  const wake = () => {
    again = true;
    underWay ??= run();
  };

  return {
    deliver,
    start: () => {
      database.committed.on(wakesOn, wake);
      timer = setInterval(wake, pollSeconds * 1000).unref();
      wake();
    },
    close: async () => {
      closed = true;
      database.committed.off(wakesOn, wake);
      clearInterval(timer);
      await Promise.race([underWay, gracePeriod()]);
    },
  };
};

/** When the server stops, a piece that is under way gets this long to finish. */
const gracePeriod = () => new Promise<void>((resolve) => setTimeout(resolve, 2000).unref());
