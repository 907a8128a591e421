import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;

const compress = async (path: string) => {
  const content = await readFile(path);
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  await Promise.all([
    toBrotli(content, quality).then((small) => writeFile(`${path}.br`, small)),
    toGzip(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
};

/**
 * Writes a .br and a .gz file beside every text file, so that the server does not have to compress responses.
 */
export const compressFolder = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(texts.map((entry) => compress(join(entry.parentPath, entry.name))));
};
