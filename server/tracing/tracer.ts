import type { IncomingHttpHeaders } from 'node:http';

type Attributes = Record<string, string | number | boolean>;
type SpanKind = 'internal' | 'server' | 'client';
export type SpanOptions = {
  kind?: SpanKind;
  attributes?: Attributes;
  /** Headers of a trusted peer, whose trace this span continues. */
  parent?: IncomingHttpHeaders;
  /** Nothing below it is recorded until it ends, so that it can still be discarded. */
  tentative?: true;
};

export type Span = {
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Marks it as failed. The message must not contain personal data. */
  fail(message?: string): void;
  /** Runs the work with this span as the current one. */
  run<T>(work: () => T): T;
  end(): void;
  /** Discards a tentative span and everything below it. */
  drop(): void;
};

/** Records spans. Exists only in a process with an OpenTelemetry endpoint. */
export type Tracer = {
  /** Starts a span below the current one. */
  open(name: string, options?: SpanOptions): Span;
  /**
   * Starts the span of a database statement below the current one; returns a function to end it. Null outside
   * of any span.
   */
  statement(sql: string): ((failed: boolean) => void) | null;
  /** Headers that propagate the current trace to this URL, if its host is a trusted peer. */
  headersFor(url: string): Record<string, string>;
  /** Sends all recorded spans and stops. */
  close(): Promise<void>;
};

/**
 * Runs the work in a span with this name, which fails if the work does. Without a tracer it only runs the
 * work.
 */
export const traced = async <T>(
  tracer: Tracer | undefined,
  name: string,
  options: SpanOptions,
  work: (span?: Span) => Promise<T>,
): Promise<T> => {
  if (!tracer) return work();
  const span = tracer.open(name, options);
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.fail(codeOf(error));
    throw error;
  } finally {
    span.end();
  }
};

/** One unit of background work. Nothing is recorded if there was none to do. */
export const tracedPiece = async (
  tracer: Tracer | undefined,
  name: string,
  doNext: () => Promise<boolean>,
): Promise<boolean> => {
  if (!tracer) return doNext();
  const span = tracer.open(`job ${name}`, { tentative: true, attributes: { 'talentbench.job': name } });
  try {
    const hasWorked = await span.run(doNext);
    if (hasWorked) span.end();
    else span.drop();
    return hasWorked;
  } catch (error) {
    span.fail(codeOf(error));
    span.end();
    throw error;
  }
};

/** Messages may contain values, so only the code or name of an error is recorded. */
const codeOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'Error');
};
