type Log = { warn(o: object, m: string): void };

/** Looks at start and then every so many minutes. What fails is logged, and looked at again the next time. */
export const watch = (everyMinutes: number, look: () => Promise<unknown>, log: Log, failed: string) => {
  const round = () => {
    look().catch((error: Error) => log.warn({ err: error }, failed));
  };
  round();
  const timer = setInterval(round, everyMinutes * 60_000);
  timer.unref();
  return { close: async () => clearInterval(timer) };
};
