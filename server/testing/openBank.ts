import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

type Asked = { key: string; body: Record<string, unknown>; times: number };
type Standing = { status: 'open' | 'paid' | 'canceled'; reason?: string };

/** A payment service with the API that the example plugin `payByBank` calls. */
export const openBank = async (token: string) => {
  const asked = new Map<string, Asked>();
  const standings = new Map<string, Standing>();
  let refusal: number | null = null;
  let first: Standing = { status: 'open' };
  const server = createServer(async (request, response) => {
    const answer = (code: number, body: object = {}) =>
      response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const body = JSON.parse(await text(request));
    if (request.method !== 'POST' || request.url !== '/v1/payment-requests') return answer(404);
    if (request.headers.authorization !== `Bearer ${token}`) return answer(401);
    const key = String(request.headers['idempotency-key']);
    const { times = 0 } = asked.get(key) ?? {};
    asked.set(key, { key, body, times: times + 1 });
    if (refusal !== null) return answer(refusal);
    const place = [...asked.keys()].indexOf(key) + 1;
    return answer(200, { reference: `PR-${place}`, ...(standings.get(key) ?? first) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/v1/`,
    requests: () => [...asked.values()],
    /** How a new request stands at once. */
    answerNew: (standing: Standing) => {
      first = standing;
    },
    /** What the company did with its request. */
    set: (key: string, standing: Standing) => void standings.set(key, standing),
    /** Answers every call with this status code, until it is null again. */
    refuseWith: (code: number | null) => {
      refusal = code;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
