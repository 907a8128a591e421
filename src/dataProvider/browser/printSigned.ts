import type { PrintSigned } from './fakerestSigned.ts';

/** Prints a signed contract without a seal. The code is loaded on first use. */
export const printSigned: PrintSigned = async (paper) => {
  const [{ signedFile }, { readFont }] = await Promise.all([
    import('../../../reportFiles/signedFile.ts'),
    import('../../platform/fonts/readFont.ts'),
  ]);
  return signedFile({ ...paper, sealed: false }, paper.language, readFont);
};
