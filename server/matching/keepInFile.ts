import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type KeepBytes, keepInMemory } from '../../domain/matching/index/keepBytes.ts';

/** Bytes collected for one write. */
const perWrite = 1 << 20;

/** Closes the file of an index that is no longer used. */
const unused = new FinalizationRegistry<number>((file) => closeSync(file));

/**
 * Keeps bytes in a file of this folder. It is deleted as soon as it is open, so that nothing stays behind, whatever ends the
 * process. Without a folder, or if the disk refuses, they stay in memory.
 */
export const keepInFile =
  (folder: string | undefined, onRefused: (error: Error) => void = () => {}): KeepBytes =>
  (parts) => {
    if (folder === undefined) return keepInMemory(parts);
    let file: number | undefined;
    try {
      mkdirSync(folder, { recursive: true });
      const path = join(folder, `texts-${randomUUID()}`);
      file = openSync(path, 'wx+', 0o600);
      rmSync(path);
      const size = writeParts(file, parts);
      const kept = { read: reader(file), inMemory: 0, onDisk: size };
      unused.register(kept, file);
      return kept;
    } catch (error) {
      if (file !== undefined) closeSync(file);
      onRefused(error as Error);
      return keepInMemory(parts);
    }
  };

const writeParts = (file: number, parts: readonly Uint8Array[]): number => {
  const buffer = new Uint8Array(perWrite);
  let size = 0;
  let held = 0;
  const write = (bytes: Uint8Array) => {
    for (let from = 0; from < bytes.length; ) {
      const written = writeSync(file, bytes, from, bytes.length - from, size);
      from += written;
      size += written;
    }
  };
  for (const part of parts) {
    if (held + part.length > perWrite) {
      write(buffer.subarray(0, held));
      held = 0;
    }
    if (part.length > perWrite) write(part);
    else {
      buffer.set(part, held);
      held += part.length;
    }
  }
  write(buffer.subarray(0, held));
  return size;
};

const reader = (file: number) => (start: number, end: number) => {
  const bytes = new Uint8Array(end - start);
  for (let at = 0; at < bytes.length; ) {
    const count = readSync(file, bytes, at, bytes.length - at, start + at);
    if (count === 0) throw new Error('The file of the texts is shorter than it was written');
    at += count;
  }
  return bytes;
};
