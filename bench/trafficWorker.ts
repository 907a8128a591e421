import { Agent, request } from 'node:http';
import type { Answer, Stream } from './traffic.ts';

const tick = 5;
/**
 * The connections that a reverse proxy would keep. Further requests wait here, and that wait counts as
 * response time.
 */
const mostConnections = 500;

process.once('message', async ({ streams, seconds }: { streams: Stream[]; seconds: number }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: mostConnections });
  const began = performance.now();
  const end = began + seconds * 1000;

  const send = ({ url, method = 'GET', headers = {}, body }: Stream, due: number) =>
    new Promise<Answer>((resolve) => {
      const late = performance.now() - due;
      const done = (status: number) => resolve({ status, took: performance.now() - due, late });
      const length = body === undefined ? {} : { 'content-length': `${Buffer.byteLength(body)}` };
      request(url, { agent, method, headers: { ...headers, ...length } }, (response) => {
        response.resume().once('end', () => done(response.statusCode ?? 0));
      })
        .once('error', () => done(0))
        .end(body);
    });

  const answersOf = async (stream: Stream): Promise<Answer[]> => {
    const answers: Answer[] = [];
    const caller = async () => {
      while (performance.now() < end) answers.push(await send(stream, performance.now()));
    };
    if (stream.callers) {
      await Promise.all(Array.from({ length: stream.callers }, caller));
      return answers;
    }
    const perSecond = stream.perSecond ?? 1;
    const sent: Promise<Answer>[] = [];
    while (performance.now() < end) {
      const dueBy = Math.floor(((performance.now() - began) / 1000) * perSecond);
      while (sent.length <= dueBy) sent.push(send(stream, began + (sent.length / perSecond) * 1000));
      await new Promise((resolve) => setTimeout(resolve, tick));
    }
    return Promise.all(sent);
  };

  const answers = await Promise.all(streams.map(answersOf));
  agent.destroy();
  process.send?.(answers);
});
