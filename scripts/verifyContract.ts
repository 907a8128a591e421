import { readFileSync } from 'node:fs';
import { verifyPdf } from '../server/signing/sealPdf.ts';

/** Says whether a signed contract is as it was sealed. Exit code 0: intact, 1: changed or not sealed, 2: unreadable. */
const verify = async (file: string | undefined): Promise<number> => {
  if (!file) {
    console.error('Name a file: npm run contract:verify -- contract.pdf');
    return 2;
  }
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    console.error(`${file} cannot be read: ${(error as Error).message}`);
    return 2;
  }
  const verdict = await verifyPdf(bytes);
  if (verdict.state === 'intact') {
    console.log(`${file} is intact: nothing was changed since ${verdict.by} sealed it.`);
    console.log(
      `SHA-256 of the certificate: ${verdict.fingerprint}. Compare it with the one your operator gives you.`,
    );
    return 0;
  }
  console.error(
    verdict.state === 'changed'
      ? `${file} was changed after it was sealed, or its seal is damaged.`
      : `${file} has no seal.`,
  );
  return 1;
};

process.exitCode = await verify(process.argv[2]);
