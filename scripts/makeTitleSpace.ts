import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { TitleSpaceFile } from '../domain/titles/titleSpace.ts';

/** Creates the compact title space from the public data: `node scripts/makeTitleSpace.ts ../shared/data`. */
const folder = process.argv[2] ?? '../shared/data';

type Given = { dim: number; tokens: string[]; idf: number[]; scale: number[]; int8_base64: string };
const given: Given = JSON.parse(readFileSync(join(folder, 'title_token_lsa_d200_int8.json'), 'utf8'));
const bytes = Buffer.from(given.int8_base64, 'base64');
const values = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);

/** The source file has the most significant dimensions last. */
const dimensions = 128;
const strongest = 7;

/** A token's vector quantized to steps from -7 to 7, two per byte, with the size of a step. */
const packed = (token: number) => {
  const row = values.subarray((token + 1) * given.dim - dimensions, (token + 1) * given.dim);
  const largest = Math.max(1, ...row.map(Math.abs));
  const steps = [...row].map((value) => Math.round((value / largest) * strongest) + 8);
  const pairs = steps.flatMap((step, at) => (at % 2 === 0 ? [step * 16 + (steps[at + 1] ?? 8)] : []));
  return { pairs, scale: ((given.scale[token] ?? 0) * largest) / strongest };
};

const rows = given.tokens.map((_, token) => packed(token));
const content = {
  dimensions,
  tokens: given.tokens.join(' '),
  idf: given.idf.map((value) => Math.round(value * 100)),
  scale: rows.map(({ scale }) => Math.round(scale * 1e6)),
  steps: Buffer.from(rows.flatMap(({ pairs }) => pairs)).toString('base64'),
};
const file: TitleSpaceFile = {
  notice:
    'Derived from job titles of ESCO 1.2, European Commission (Decision 2011/833/EU), and O*NET 29.2, U.S. Department of Labor, CC BY 4.0; changed: PPMI, SVD, cut to 128 dimensions of 4 bits.',
  version: createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8),
  ...content,
};
const target = new URL('../domain/titles/data/', import.meta.url);
mkdirSync(target, { recursive: true });
const text = `${JSON.stringify(file)}\n`;
writeFileSync(new URL('titleSpace.json', target), text);
console.log(
  `${given.tokens.length} tokens, ${text.length} bytes, ${gzipSync(text, { level: 9 }).length} gzip, version ${file.version}`,
);
