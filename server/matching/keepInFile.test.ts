// @module-tag rest
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildIndex, indexBytes } from '../../domain/matching/index/candidateIndex.ts';
import type { KeepBytes } from '../../domain/matching/index/keepBytes.ts';
import {
  anyCriteria,
  anyMarket,
  find,
  profileOf,
  space,
  today,
} from '../../domain/matching/testing/world.ts';
import { keepInFile } from './keepInFile.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tb-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('reads back every part of what it keeps, and leaves no file behind', () => {
  const parts = [
    new Uint8Array(0),
    Uint8Array.of(1, 2, 3),
    new Uint8Array(3_000_000).fill(7),
    Uint8Array.of(9),
  ];
  const kept = keepInFile(folder)(parts);
  expect(kept).toMatchObject({ inMemory: 0, onDisk: 3_000_004 });
  expect([...kept.read(1, 5)]).toEqual([2, 3, 7, 7]);
  expect([...kept.read(3_000_002, 3_000_004)]).toEqual([7, 9]);
  expect(kept.read(4, 4)).toHaveLength(0);
  expect(readdirSync(folder)).toEqual([]);
});

it('finds the same as an index in memory, with the same scores and reasons', () => {
  fc.assert(
    fc.property(anyMarket(20), anyCriteria, (candidates, criteria) => {
      const built = (keep?: KeepBytes) =>
        buildIndex(candidates.map(profileOf), space, today, candidates.length, keep);
      const [onDisk, inMemory] = [built(keepInFile(folder)), built()];
      expect(find(onDisk, criteria)).toEqual(find(inMemory, criteria));
      expect(indexBytes(onDisk) + onDisk.texts.bytesOnDisk()).toBe(indexBytes(inMemory));
    }),
  );
});

it('keeps bytes in memory and says why if no file can be written', () => {
  const file = join(folder, 'not-a-folder');
  writeFileSync(file, '');
  const reasons: string[] = [];
  const kept = keepInFile(file, ({ message }) => reasons.push(message))([Uint8Array.of(4, 5)]);
  expect(kept).toMatchObject({ inMemory: 2, onDisk: 0 });
  expect([...kept.read(1, 2)]).toEqual([5]);
  expect(reasons).toHaveLength(1);
});
