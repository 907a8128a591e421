import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printPdf } from '../../pdf/printPdf.ts';
import { readFontFile } from '../../pdf/readFontFile.ts';
import { fingerprintOf, makeIdentity } from './cms.ts';
import { readSeal, sealedBytes } from './pdfSeal.ts';
import { sealPdf, verifyPdf } from './sealPdf.ts';
import { openAuthority } from './testing/openAuthority.ts';
import { askAuthority } from './timeStamp.ts';

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

describe('contract:verify', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'seal-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const verify = async (bytes: Uint8Array, ...options: string[]) => {
    const script = new URL('../../scripts/verifyContract.ts', import.meta.url).pathname;
    const file = join(folder, 'contract.pdf');
    await writeFile(file, bytes);
    return run(process.execPath, [script, file, ...options]).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
    );
  };
  const saying = (code: number, text: string) => ({ code, said: expect.stringContaining(text) });

  test('knows the operator’s seal by its fingerprint or certificate, and no other', async () => {
    const identity = await makeIdentity('TalentBench', new Date());
    const sealed = await sealPdf(await printed(), identity, about);
    const fingerprint = fingerprintOf(identity.certificates);
    const written = fingerprint.toUpperCase().replace(/(..)(?=.)/g, '$1:');
    expect(await verify(sealed, '--fingerprint', written)).toMatchObject(saying(0, 'is intact'));
    const cert = join(folder, 'certificate.pem');
    await writeFile(cert, identity.certificates);
    expect(await verify(sealed, '--cert', cert)).toMatchObject(saying(0, 'is intact'));
    expect(await verify(sealed)).toMatchObject(saying(3, 'the sealer was not checked'));
    const forged = await sealPdf(await printed(), await makeIdentity('TalentBench', new Date()), about);
    expect(await verify(forged, '--cert', cert)).toMatchObject(saying(1, 'sealed by somebody else'));
    expect((await verify(sealed, '--fingerprint', '12')).code).toBe(2);
    expect((await verify(sealed, '--cert', join(folder, 'missing.pem'))).code).toBe(2);
  });

  test('refuses what was changed, has no seal, or has a second one', async () => {
    const pdf = await printed();
    const sealed = await sealPdf(pdf, await makeIdentity('TalentBench', new Date()), about);
    const flipped = Uint8Array.from(sealed);
    flipped[300] = (flipped[300] ?? 0) ^ 1;
    expect(await verify(flipped)).toMatchObject(saying(1, 'was changed'));
    expect(await verify(pdf)).toMatchObject(saying(1, 'has no seal'));
    const again = await sealPdf(sealed, await makeIdentity('TalentBench', new Date()), about);
    expect(await verify(again)).toMatchObject(saying(1, 'more than one seal'));
  });

  test('does not call intact what was sealed with a certificate that has ended, unless a stamp says when', async () => {
    const old = await makeIdentity('TalentBench', new Date('2001-01-01'));
    const options = ['--fingerprint', fingerprintOf(old.certificates)];
    expect(await verify(await sealPdf(await printed(), old, about), ...options)).toMatchObject(
      saying(1, 'was not valid today'),
    );
    const authority = await openAuthority(new Date('2010-05-01T10:00:00.000Z'));
    try {
      const stampOf = askAuthority(authority.address);
      const stamped = await sealPdf(await printed(), old, { ...about, stampOf });
      expect(await verify(stamped, ...options)).toMatchObject(
        saying(0, 'Time stamp: 2010-05-01T10:00:00.000Z by "Test Authority"'),
      );
    } finally {
      await authority.close();
    }
  });
});

describe('a time stamp', () => {
  test('is of the signature, and one of anything else is noticed', async () => {
    const identity = await makeIdentity('TalentBench', new Date());
    const time = new Date('2026-03-02T09:00:01.000Z');
    const authority = await openAuthority(time);
    try {
      const stampOf = askAuthority(authority.address);
      const stamped = await sealPdf(await printed(), identity, { ...about, stampOf });
      expect(await verifyPdf(stamped)).toMatchObject({
        state: 'intact',
        stamp: { at: time, by: 'Test Authority', fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) },
      });
      const ofAnother = await stampOf(Buffer.from('something else'));
      const wrong = await sealPdf(await printed(), identity, { ...about, stampOf: async () => ofAnother });
      expect(await verifyPdf(wrong)).toMatchObject({ state: 'intact', stamp: { at: null } });
      if (await hasTool('pdfsig', '-v')) {
        const file = join(tmpdir(), `stamped-${process.pid}.pdf`);
        await writeFile(file, stamped);
        const { stdout } = await run('pdfsig', ['-nocert', file]).catch((error) => error);
        await rm(file);
        expect(stdout).toMatch(/Signature is Valid/);
      }
    } finally {
      await authority.close();
    }
  });

  test('that cannot be had is an error, and the contract is not sealed without it', async () => {
    const authority = await openAuthority(at, 2);
    try {
      const stampOf = askAuthority(authority.address);
      await expect(stampOf(Buffer.from('bytes'))).rejects.toThrow('refused (status 2)');
    } finally {
      await authority.close();
    }
  });
});
