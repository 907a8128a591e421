import { existsSync } from 'node:fs';
import type { Tracer } from './tracer.ts';
import type { TracingSettings } from './tracingSettings.ts';

type Log = { warn(about: object, message: string): void; info(about: object, message: string): void };

/** Bundle of `sdk.ts` with OpenTelemetry, for servers without development packages. */
const bundle = new URL('../../dist/.tracing.mjs', import.meta.url);

/** Loads OpenTelemetry and opens the tracer. */
export const loadTracer = async (version: string, settings: TracingSettings, log: Log): Promise<Tracer> => {
  const sdk: typeof import('./sdk.ts') = existsSync(bundle)
    ? await import(bundle.href)
    : await import('./sdk.ts');
  return sdk.openTracer({ version, settings, log });
};
