import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  type Context,
  createContextKey,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { statementText } from './statementText.ts';
import type { Span, SpanOptions, Tracer } from './tracer.ts';
import type { TracingSettings } from './tracingSettings.ts';

type Log = { warn(about: object, message: string): void; info(about: object, message: string): void };
type Options = { version: string; settings: TracingSettings; log?: Log | undefined };

/**
 * The tracer over OpenTelemetry's SDK. Nothing global is set. The exporter reads endpoint, headers, timeout,
 * compression and certificates from the standard OTEL_EXPORTER_OTLP_* variables.
 */
export const openTracer = ({ version, settings, log }: Options): Tracer => {
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'talentbench',
      'service.version': version,
      'service.instance.id': randomUUID(),
    }).merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings),
    spanLimits: { attributeValueLengthLimit: 4096 },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: reporting(new OTLPTraceExporter(), log), ...settings.batch }),
    ],
  });
  const recorder = provider.getTracer('talentbench', version);

  return {
    open: (name, { kind = 'internal', attributes = {}, parent, tentative }: SpanOptions = {}): Span => {
      const from = parent
        ? propagator.extract(ROOT_CONTEXT, parent, defaultTextMapGetter)
        : contexts.active();
      const span = recorder.startSpan(name, { kind: kinds[kind], attributes }, from);
      const waiting: (() => void)[] = [];
      const below = trace.setSpan(from, span);
      const within = tentative ? below.setValue(waitingKey, waiting) : below;
      return {
        rename: (other) => void span.updateName(other),
        set: (more) => void span.setAttributes(more),
        fail: (message) =>
          void span.setStatus({ code: SpanStatusCode.ERROR, ...(message !== undefined && { message }) }),
        run: (work) => contexts.with(within, work),
        end: () => {
          for (const record of waiting) record();
          span.end();
        },
        drop: () => {
          waiting.length = 0;
        },
      };
    },
    statement: (sql) => {
      const from = contexts.active();
      if (!trace.getSpan(from)?.isRecording()) return null;
      const startTime = Date.now();
      const began = performance.now();
      return (failed) => {
        const endTime = startTime + performance.now() - began;
        const record = () => {
          const { name, text } = statementText(sql);
          const span = recorder.startSpan(
            name,
            {
              kind: SpanKind.CLIENT,
              startTime,
              attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name, 'db.query.text': text },
            },
            from,
          );
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end(endTime);
        };
        const waiting = waitingIn(from);
        if (waiting) waiting.push(record);
        else record();
      };
    },
    headersFor: (url) => {
      const headers: Record<string, string> = {};
      if (settings.peers.includes(new URL(url).hostname))
        propagator.inject(contexts.active(), headers, defaultTextMapSetter);
      return headers;
    },
    close: () => Promise.race([provider.shutdown().catch(() => {}), setTimeout(lastTimeLimit)]),
  };
};

const kinds = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT };

/** Milliseconds for sending the last spans when the server stops. */
const lastTimeLimit = 1000;

/** Statements of a tentative span that wait for its end, shared with spans below it. */
const waitingKey = createContextKey('statements of a tentative span');
const waitingIn = (context: Context): (() => void)[] | undefined => {
  const waiting = context.getValue(waitingKey);
  return Array.isArray(waiting) ? waiting : undefined;
};

const samplerOf = ({ sampler, ratio }: TracingSettings): Sampler => {
  const [, root = ''] = /^(?:parentbased_)?(.+)$/.exec(sampler) ?? [];
  const plain =
    root === 'always_off'
      ? new AlwaysOffSampler()
      : root === 'traceidratio'
        ? new TraceIdRatioBasedSampler(ratio)
        : new AlwaysOnSampler();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root: plain }) : plain;
};

/** Logs when the collector stops and resumes accepting traces, rather than every failure. */
const reporting = (exporter: SpanExporter, log: Log | undefined): SpanExporter => {
  let isAway = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS;
        if (failed && !isAway) log?.warn({ err: result.error }, 'traces cannot be sent');
        if (!failed && isAway) log?.info({}, 'traces can be sent again');
        isAway = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
};
