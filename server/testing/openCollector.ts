import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean };
type Pair = { key: string; value: Value };
type SentSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number; message?: string };
  attributes: Pair[];
};
type Sent = {
  resourceSpans: { resource: { attributes: Pair[] }; scopeSpans: { spans: SentSpan[] }[] }[];
};

type CollectedSpan = Omit<SentSpan, 'attributes'> & { attributes: Record<string, unknown> };

const read = (pairs: readonly Pair[]): Record<string, unknown> =>
  Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector that receives OTLP over HTTP in JSON and stores it. */
export const openCollector = async () => {
  const spans: CollectedSpan[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const resources: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    headers.push(request.headers);
    const { resourceSpans }: Sent = JSON.parse(Buffer.concat(parts).toString());
    for (const { resource, scopeSpans } of resourceSpans) {
      resources.push(read(resource.attributes));
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, attributes: read(span.attributes) });
    }
    response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' });
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers,
    resources,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
