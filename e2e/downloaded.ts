import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download } from 'playwright-core';

/** What was downloaded. The browser may be another process's, so the file is brought here first. */
export const downloaded = async (download: Download): Promise<Buffer> => {
  const file = join(tmpdir(), `download-${randomUUID()}`);
  await download.saveAs(file);
  try {
    return await readFile(file);
  } finally {
    await rm(file);
  }
};
