/** Bytes that no longer change. */
export type KeptBytes = {
  read(start: number, end: number): Uint8Array;
  /** How many of them are in memory, and on disk. */
  readonly inMemory: number;
  readonly onDisk: number;
};

/** Keeps these parts, one after the other. The server keeps them in a file, the browser in memory. */
export type KeepBytes = (parts: readonly Uint8Array[]) => KeptBytes;

export const keepInMemory: KeepBytes = (parts) => {
  const total = parts.reduce((sum, { length }) => sum + length, 0);
  const whole = new Uint8Array(total);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return { read: (start, end) => whole.subarray(start, end), inMemory: total, onDisk: 0 };
};
