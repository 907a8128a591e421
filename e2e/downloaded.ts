import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download } from 'playwright-core';

/** The downloaded file. The browser may belong to another process, so the file is copied here first. */
export const downloaded = async (download: Download): Promise<Buffer> => {
  const file = join(tmpdir(), `download-${randomUUID()}`);
  await download.saveAs(file);
  try {
    return await readFile(file);
  } finally {
    await rm(file);
  }
};
