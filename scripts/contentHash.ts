import { createHash } from 'node:crypto';

/** A short hash of the content, for names of files that can be cached forever. */
export const contentHash = (content: Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);
