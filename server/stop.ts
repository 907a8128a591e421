import type { FastifyBaseLogger } from 'fastify';

/**
 * Something to close when the server stops. `close` gets the milliseconds it has, which end `by` milliseconds
 * after the stop began; it resolves to false if it had to interrupt something.
 */
export type Opened = {
  close(left: number): Promise<unknown>;
  by: number;
  /** Closed in parallel with earlier parts. */
  prepare?(): void;
};

export type Stopping = {
  /** Open resources, in the order they were opened. */
  opened: Opened[];
  /** Closes everything in reverse order. Resolves to false if something failed or took too long. */
  closeAll(): Promise<boolean>;
  isStopping(): boolean;
};

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Stops the process on a signal, with exit code 0 only if everything was closed. Later signals are ignored:
 * npm forwards a signal that the terminal has already sent, and exiting at once would leave PostgreSQL
 * running.
 */
export const stopOnSignal = (log: FastifyBaseLogger): Stopping => {
  const opened: Opened[] = [];
  let closing: Promise<boolean> | undefined;
  const closeAll = () => {
    closing ??= closeInTurn(opened, log);
    return closing;
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (closing) {
      log.info({ signal }, 'already stopping; this signal is ignored');
      return;
    }
    log.info({ signal }, 'stopping');
    void closeAll().then((clean) => process.exit(clean ? 0 : 1));
  };
  for (const signal of signals) process.on(signal, onSignal);
  return { opened, closeAll, isStopping: () => closing !== undefined };
};

const closeInTurn = async (opened: Opened[], log: FastifyBaseLogger): Promise<boolean> => {
  const began = performance.now();
  for (const one of opened) one.prepare?.();
  let clean = true;
  for (let one = opened.pop(); one; one = opened.pop()) {
    const left = Math.max(began + one.by - performance.now(), 0);
    if (!(await closed(one, left, log))) clean = false;
  }
  log.info({ ms: Math.round(performance.now() - began) }, clean ? 'stopped' : 'stopped, but not cleanly');
  return clean;
};

const closed = async (one: Opened, left: number, log: FastifyBaseLogger): Promise<boolean> => {
  const late = new Promise<false>((resolve) => setTimeout(resolve, left, false));
  try {
    return (await Promise.race([one.close(left), late])) !== false;
  } catch (error) {
    log.error({ err: error }, 'could not stop cleanly');
    return false;
  }
};
