import { createHash } from 'node:crypto';

/** A short name for these bytes, for file names that may be cached for good. */
export const contentHash = (content: Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);
