import { Agent, get } from 'node:http';
import type { Load, Measured } from './load.ts';

process.once('message', async ({ url, token, requests, connections }: Load) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let left = requests;
  let failed = 0;
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
        if (response.statusCode !== 200) failed++;
        response.resume().once('end', () => {
          times.push(performance.now() - began);
          resolve();
        });
      }).once('error', reject);
    });
  const worker = async () => {
    while (left-- > 0) await one();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  process.send?.({ seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed } satisfies Measured);
  agent.destroy();
});
