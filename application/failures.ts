import type { NounName } from '../domain/contract/index.ts';
import { Refusal } from '../domain/errors.ts';
import type { FailedItem } from '../domain/health/backgroundJobs.ts';

type Failed = Pick<FailedItem, 'item' | 'error'>;

/** Whether a run goes past this work without a try, because it has failed too often. */
export type LeftOut = (item: string) => boolean;
export const nothingLeftOut: LeftOut = () => false;

/** The name of a row as failing work. */
export const itemOf = (noun: NounName, row: { id: string } | null): string => `${noun} ${row?.id}`;

/** What a run of a background job went past, thrown once the rest is done. Named by its first failure. */
export class WorkFailed extends Error {
  readonly failed: readonly Failed[];

  constructor(failed: readonly Failed[], cause?: unknown) {
    const [first] = failed;
    super(`${first?.item}: ${first?.error}`, { cause });
    this.name = 'WorkFailed';
    this.failed = failed;
  }
}

/** The failures of one run: each piece of work that fails is noted, and the run goes on. */
export const openFailures = () => {
  const failed = new Map<string, string>();
  let cause: unknown;
  return {
    /** Notes what failed. A server that is away or full is no piece's own failure, and ends the run. */
    note: (item: string, error: unknown): void => {
      if (error instanceof Refusal && error.status >= 503) throw error;
      cause ??= error;
      failed.set(item, error instanceof Error ? error.message : String(error));
    },
    /** Notes what another run went past, if this one has not met it before. Any other error ends the run. */
    take: (error: unknown): void => {
      const isNews = error instanceof WorkFailed && error.failed.some(({ item }) => !failed.has(item));
      if (!isNews) throw error;
      cause ??= error.cause;
      for (const one of error.failed) failed.set(one.item, one.error);
    },
    has: (item: string): boolean => failed.has(item),
    /** Throws what failed, at the end of the run. */
    tell: (): void => {
      if (failed.size)
        throw new WorkFailed(
          [...failed].map(([item, error]) => ({ item, error })),
          cause,
        );
    },
  };
};

/** Throws that this one piece of work failed. */
export const failedAt = (item: string, error: unknown): never => {
  const failures = openFailures();
  failures.note(item, error);
  failures.tell();
  throw error;
};
