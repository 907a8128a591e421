// @module-tag rest
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInAt } from '../testing/callServer.ts';
import { copySeeded } from '../testing/copySeeded.ts';
import { newCandidate } from '../testing/newCandidate.ts';
import { asOwner, killDatabase, type Spawned, spawnServer } from '../testing/spawnServer.ts';
import { until } from '../testing/until.ts';

/** Three rounds of each kind of kill. `DURABILITY_ROUNDS=20` for a longer run. */
const rounds = Number(process.env.DURABILITY_ROUNDS ?? 9);
let dataDir: string;
beforeEach(async () => {
  dataDir = await copySeeded('durable');
});
afterEach(async () => {
  killDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

const post = (origin: string, path: string, body: unknown, token?: string) =>
  fetch(`${origin}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });

/** Adds candidates until the server is gone; returns the acknowledged ids, oldest first. */
const writeUntilGone = async (origin: string, token: string, acknowledged: string[]): Promise<void> => {
  const person = {
    ...newCandidate,
    // Placed on a project, so not limited by a plan.
    status: 'Placed',
  };
  const writer = async () => {
    for (;;) {
      const answer = await post(origin, 'candidates', person, token).catch(() => null);
      if (answer?.status !== 201) return;
      const row = (await answer.json().catch(() => null)) as { id: string } | null;
      if (!row) return;
      acknowledged.push(row.id);
    }
  };
  await Promise.all([writer(), writer()]);
};

/** Kills the database, then the server, while two writers write, after this many acknowledgements. */
const oneRound = async (
  round: number,
  acknowledged: string[],
  rig?: (server: Spawned) => Promise<unknown>,
): Promise<void> => {
  const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  await rig?.(server);
  const token = await signInAt(server.origin, 'provider');
  let isWriting = true;
  const writing = writeUntilGone(server.origin, token, acknowledged).finally(() => {
    isWriting = false;
  });
  const enough = acknowledged.length + 5 + round * 2;
  await until(() => !isWriting || acknowledged.length >= enough);
  expect(isWriting, 'writing went on until the kill').toBe(true);
  if (round % 3 !== 1) killDatabase(dataDir);
  if (round % 3 !== 2) await server.kill();
  await writing;
  await server.kill();
};

const missing = async (acknowledged: string[]): Promise<string[]> => {
  const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  const { rows } = await asOwner(dataDir, 'select "id" from "candidates"');
  await server.stop();
  const stored = new Set(rows.map((row) => row.id));
  return acknowledged.filter((id) => !stored.has(id));
};

describe('an acknowledged write', () => {
  it(`is still there after the server, the database or both were killed ${rounds} times while writing`, async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round++) await oneRound(round, acknowledged);
    expect(acknowledged.length).toBeGreaterThan(rounds * 5);
    expect(await missing(acknowledged)).toEqual([]);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
  }, 400_000);

  it('as a control, is sometimes lost with commits that do not wait for the disk', async () => {
    const acknowledged: string[] = [];
    const careless = () => asOwner(dataDir, 'alter role "talentbench_app" set synchronous_commit = off');
    let lost: string[] = [];
    for (let tries = 0; tries < 5 && lost.length === 0; tries++) {
      await oneRound(0, [], careless);
      await oneRound(3, acknowledged);
      lost = await missing(acknowledged);
    }
    expect(lost.length).toBeGreaterThan(0);
  });
});
