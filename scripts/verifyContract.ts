import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fingerprintOf } from '../server/signing/cms.ts';
import { type Verdict, verifyPdf } from '../server/signing/sealPdf.ts';

const usage = `Name a file, and how the seal is known to be that of your operator:
  npm run contract:verify -- contract.pdf --fingerprint <SHA-256 of the certificate>
  npm run contract:verify -- contract.pdf --cert certificate.pem
Exit code 0: intact and sealed by that certificate. 1: not, or not any more. 2: unreadable. 3: unchanged, sealer not checked.`;

class Unreadable extends Error {}

const readOrSay = (file: string): Uint8Array => {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Unreadable(`${file} cannot be read: ${(error as Error).message}`);
  }
};

/** The certificate that must have sealed the file, as a fingerprint; null if none was named. */
const expectedOf = ({ fingerprint, cert }: { fingerprint?: string; cert?: string }): string | null => {
  if (cert !== undefined) {
    try {
      return fingerprintOf(Buffer.from(readOrSay(cert)).toString('utf8'));
    } catch (error) {
      throw new Unreadable(`${cert}: ${(error as Error).message}`);
    }
  }
  if (fingerprint === undefined) return null;
  const digits = fingerprint.replace(/[\s:]/g, '').toLowerCase();
  if (!/^[0-9a-f]{64}$/.test(digits)) throw new Unreadable('A fingerprint has 64 hexadecimal digits');
  return digits;
};

const broken = {
  changed: 'was changed after it was sealed, or its seal is damaged.',
  'not sealed': 'has no seal.',
  'sealed again': 'has more than one seal. Somebody added to it after it was sealed, or sealed it again.',
} as const;

/** What is said of a file, and the exit code. */
const judge = (file: string, verdict: Verdict, expected: string | null): [code: number, lines: string[]] => {
  if (verdict.state !== 'intact') return [1, [`${file} ${broken[verdict.state]}`]];
  const { by, fingerprint, validFrom, validUntil, stamp } = verdict;
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const lines = [
    `Sealed with a certificate of ${JSON.stringify(by)}, valid from ${day(validFrom)} until ${day(validUntil)}.`,
    `SHA-256 of the certificate: ${fingerprint}`,
    stamp === null
      ? 'No time stamp.'
      : stamp.at === null
        ? 'Its time stamp is not one of this seal.'
        : `Time stamp: ${stamp.at.toISOString()} by ${JSON.stringify(stamp.by)} (SHA-256 ${stamp.fingerprint}).`,
  ];
  if (expected !== null && expected !== fingerprint)
    return [1, [`${file} was sealed by somebody else: not by the certificate you named.`, ...lines]];
  if (stamp !== null && stamp.at === null)
    return [1, [`${file} has a time stamp of something else.`, ...lines]];
  const at = stamp?.at ?? new Date();
  if (at < validFrom || at > validUntil)
    return [
      1,
      [
        `${file} is unchanged, but its certificate was not valid ${stamp ? 'when it was stamped' : 'today, and no time stamp says that it was sealed before'}.`,
        ...lines,
      ],
    ];
  if (expected === null)
    return [
      3,
      [
        `${file} is unchanged since it was sealed, but the sealer was not checked: anybody can seal a file under any name.`,
        ...lines,
        'Compare the fingerprint with that on the contract’s page or under /.well-known/talentbench-seal.json, or name it with --fingerprint.',
      ],
    ];
  return [
    0,
    [`${file} is intact: nothing was changed since it was sealed with the certificate you named.`, ...lines],
  ];
};

/** Says whether a signed contract is as it was sealed, and by whom. */
const verify = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { fingerprint: { type: 'string' }, cert: { type: 'string' } },
  });
  const [file] = positionals;
  if (!file) throw new Unreadable(usage);
  const expected = expectedOf(values);
  const [code, lines] = judge(file, await verifyPdf(readOrSay(file)), expected);
  (code === 0 ? console.log : console.error)(lines.join('\n'));
  return code;
};

process.exitCode = await verify().catch((error: Error) => {
  if (!(error instanceof Unreadable) && !('code' in error)) throw error;
  console.error(error.message);
  return 2;
});
