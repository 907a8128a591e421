import { z } from 'zod';

const milliseconds = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be 1 or more');
const httpUrl = z
  .string()
  .regex(/^https?:\/\/\S+$/, 'must look like http://collector:4318')
  .optional();

/** The standard OpenTelemetry variables that this server reads, and the trusted peers. */
export const tracingVariables = {
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').default('otlp'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl,
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/json', 'must be http/json').optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z.literal('http/json', 'must be http/json').optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(
      [
        'always_on',
        'always_off',
        'traceidratio',
        'parentbased_always_on',
        'parentbased_always_off',
        'parentbased_traceidratio',
      ],
      'must be a sampler such as parentbased_traceidratio',
    )
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number')
    .min(0, 'must be 0 or more')
    .max(1, 'must be at most 1')
    .default(1),
  OTEL_BSP_SCHEDULE_DELAY: milliseconds.optional(),
  OTEL_BSP_EXPORT_TIMEOUT: milliseconds.optional(),
  OTEL_BSP_MAX_QUEUE_SIZE: milliseconds.optional(),
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: milliseconds.optional(),
  TRACE_PEERS: z.string().optional(),
};

type Variables = z.infer<z.ZodObject<typeof tracingVariables>>;

export type TracingSettings = {
  sampler: Variables['OTEL_TRACES_SAMPLER'];
  ratio: number;
  batch: {
    scheduledDelayMillis?: number;
    exportTimeoutMillis?: number;
    maxQueueSize?: number;
    maxExportBatchSize?: number;
  };
  /** Names of hosts to which the trace is propagated. */
  peers: readonly string[];
};

/** Tracing settings, or undefined if there is no endpoint or tracing is off. */
export const tracingSettings = (env: Variables): TracingSettings | undefined => {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isOff = env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none';
  if (!endpoint || isOff) return undefined;
  const batch = {
    ...(env.OTEL_BSP_SCHEDULE_DELAY && { scheduledDelayMillis: env.OTEL_BSP_SCHEDULE_DELAY }),
    ...(env.OTEL_BSP_EXPORT_TIMEOUT && { exportTimeoutMillis: env.OTEL_BSP_EXPORT_TIMEOUT }),
    ...(env.OTEL_BSP_MAX_QUEUE_SIZE && { maxQueueSize: env.OTEL_BSP_MAX_QUEUE_SIZE }),
    ...(env.OTEL_BSP_MAX_EXPORT_BATCH_SIZE && { maxExportBatchSize: env.OTEL_BSP_MAX_EXPORT_BATCH_SIZE }),
  };
  const peers = env.TRACE_PEERS?.split(',').map((host) => host.trim().toLowerCase()) ?? [];
  return { sampler: env.OTEL_TRACES_SAMPLER, ratio: env.OTEL_TRACES_SAMPLER_ARG, batch, peers };
};
