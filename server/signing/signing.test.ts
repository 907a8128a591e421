import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { printPdf } from '../../pdf/printPdf.ts';
import { readFontFile } from '../../pdf/readFontFile.ts';
import { makeIdentity } from './cms.ts';
import { readSeal, sealedBytes } from './pdfSeal.ts';
import { sealPdf, verifyPdf } from './sealPdf.ts';

const run = promisify(execFile);
const at = new Date('2026-03-02T09:00:00.000Z');
const about = { name: 'TalentBench', reason: 'CT-001, ENV-001', at };

const printed = async () => {
  const document = {
    title: 'Statement of Work CT-001',
    author: 'Example',
    language: 'en',
    footer: 'CT-001',
    page: (number: number, of: number) => `${number}/${of}`,
    blocks: [
      { kind: 'title' as const, text: 'Statement of Work' },
      { kind: 'signed' as const, drawn: '10,10 200,120;30,40 50,60', lines: ['Ada Bench'] },
      { kind: 'newPage' as const },
      { kind: 'signed' as const, typed: 'Grace Bench', lines: ['Grace Bench'] },
    ],
  };
  return (await printPdf(document, readFontFile)).bytes;
};

test('a sealed PDF is intact, and one flipped byte anywhere is noticed', async () => {
  const pdf = await printed();
  const sealed = await sealPdf(pdf, await makeIdentity('TalentBench', at), about);
  expect(await verifyPdf(sealed)).toMatchObject({ state: 'intact', by: 'TalentBench' });
  expect(await verifyPdf(pdf)).toEqual({ state: 'not sealed' });
  const seal = readSeal(sealed);
  if (!seal) throw new Error('The PDF has no seal');
  // The digest that the signature covers is that of the whole file but the signature's own place.
  const digest = createHash('sha256').update(sealedBytes(sealed, seal)).digest('hex');
  expect(Buffer.from(seal.cms).toString('hex')).toContain(digest);
  const [, length, after] = seal.range;
  for (const place of [12, 300, length - 2, length + 80, after + 3, sealed.length - 8]) {
    const flipped = Uint8Array.from(sealed);
    flipped[place] = (flipped[place] ?? 0) ^ 1;
    expect((await verifyPdf(flipped)).state, `byte ${place}`).not.toBe('intact');
  }
  expect((await verifyPdf(Buffer.concat([sealed, Buffer.from('\n% more')]))).state).toBe('changed');
});

const hasTool = (name: string, flag: string) =>
  run(name, [flag]).then(
    () => true,
    ({ code }: { code: unknown }) => code !== 'ENOENT',
  );

test('other programs verify the seal: OpenSSL its signature, and poppler where it is installed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seal-'));
  try {
    const identity = await makeIdentity('TalentBench', at);
    const sealed = await sealPdf(await printed(), identity, about);
    const seal = readSeal(sealed);
    if (!seal) throw new Error('The PDF has no seal');
    const file = (name: string) => join(folder, name);
    await Promise.all([
      writeFile(file('sealed.pdf'), sealed),
      writeFile(file('cms.der'), seal.cms),
      writeFile(file('content'), sealedBytes(sealed, seal)),
      writeFile(file('certificate.pem'), identity.certificates),
    ]);
    if (await hasTool('openssl', 'version')) {
      const given = [
        '-inform',
        'DER',
        '-in',
        file('cms.der'),
        '-content',
        file('content'),
        '-binary',
        '-noverify',
      ];
      const { stderr } = await run('openssl', ['cms', '-verify', ...given, '-out', '/dev/null']);
      expect(stderr).toMatch(/Verification successful/);
    }
    if (await hasTool('pdfsig', '-v')) {
      const { stdout } = await run('pdfsig', ['-nocert', file('sealed.pdf')]).catch((error) => error);
      expect(stdout).toMatch(/Signature is Valid/);
      expect(stdout).toMatch(/ETSI\.CAdES\.detached/);
      expect(stdout).toMatch(/Total document signed/);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('contract:verify says in a sentence whether a file is intact, with an exit code', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seal-'));
  const verify = async (name: string) => {
    const script = new URL('../../scripts/verifyContract.ts', import.meta.url).pathname;
    return run(process.execPath, [script, join(folder, name)]).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
    );
  };
  try {
    const pdf = await printed();
    const sealed = await sealPdf(pdf, await makeIdentity('TalentBench', at), about);
    const flipped = Uint8Array.from(sealed);
    flipped[300] = (flipped[300] ?? 0) ^ 1;
    await Promise.all([
      writeFile(join(folder, 'sealed.pdf'), sealed),
      writeFile(join(folder, 'plain.pdf'), pdf),
      writeFile(join(folder, 'flipped.pdf'), flipped),
    ]);
    expect(await verify('sealed.pdf')).toMatchObject({ code: 0, said: expect.stringContaining('is intact') });
    expect(await verify('flipped.pdf')).toMatchObject({
      code: 1,
      said: expect.stringContaining('was changed'),
    });
    expect(await verify('plain.pdf')).toMatchObject({
      code: 1,
      said: expect.stringContaining('has no seal'),
    });
    expect((await verify('missing.pdf')).code).toBe(2);
  } finally {
    await rm(folder, { recursive: true });
  }
});
