// @module-tag rest
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySeeded } from '../testing/copySeeded.ts';
import { killDatabase, type Spawned, spawnServer } from '../testing/spawnServer.ts';

let dataDir: string;
let server: Spawned;
beforeAll(async () => {
  dataDir = await copySeeded('uploads');
  server = await spawnServer({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await server.kill();
  killDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const megabytesOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Sends all but the last byte of a body, as long as the server reads it; resolves after the response. */
const holdUpload = (port: number, sockets: Socket[]): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let read = '';
    const part = Buffer.alloc(1_000_000, 32);
    socket.on('data', (chunk) => {
      read += chunk;
      if (read.includes('\r\n\r\n')) resolve(read);
    });
    socket.on('error', () => resolve(read));
    socket.on('close', () => resolve(read));
    socket.write(
      `POST /api/v1/verificationDocuments HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${'a'.repeat(43)}\r\nContent-Type: application/json\r\nContent-Length: 13000000\r\n\r\n`,
    );
    for (let n = 0; n < 12; n++) socket.write(part);
  });

describe('200 uploads with a forged token', () => {
  it.runIf(process.platform === 'linux')(
    'are refused without increasing the memory of a running server',
    async () => {
      const asked = { headers: { authorization: `Bearer ${'a'.repeat(43)}` } };
      for (let n = 0; n < 3; n++)
        await Promise.all(
          Array.from({ length: 200 }, async () =>
            (await fetch(`${server.origin}/api/v1/candidates`, asked)).arrayBuffer(),
          ),
        );
      const rest = megabytesOf(server.child.pid);
      const sockets: Socket[] = [];
      const answers = await Promise.all(
        Array.from({ length: 200 }, () => holdUpload(Number(new URL(server.origin).port), sockets)),
      );
      // A socket that is reset while it sends loses its response; a few do on a busy machine.
      const received = answers.filter(Boolean);
      expect(received.length).toBeGreaterThan(150);
      for (const answer of received) expect(answer).toMatch(/^HTTP\/1.1 401 /);
      expect(megabytesOf(server.child.pid) - rest).toBeLessThan(50);
      for (const socket of sockets) socket.destroy();
    },
  );
});
