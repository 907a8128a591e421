import { type Sealed, type SigningIdentity, signBytes, verifyBytes } from './cms.ts';
import { readSeal, sealedBytes, withPlaceholder } from './pdfSeal.ts';

type About = { name: string; reason: string; at: Date };

/** Seals a PDF (PAdES B-B): any later change of a byte is noticed. */
export const sealPdf = async (
  pdf: Uint8Array,
  identity: SigningIdentity,
  about: About,
): Promise<Uint8Array> => {
  const { signed, fill } = withPlaceholder(pdf, about);
  return fill(await signBytes(signed, identity));
};

export type Verdict =
  | ({ state: 'intact' } & Sealed)
  /** `changed`: the file differs from what was sealed. */
  | { state: 'changed' | 'not sealed' };

/** Whether a PDF is as it was sealed. Needs neither a network nor a database. */
export const verifyPdf = async (pdf: Uint8Array): Promise<Verdict> => {
  const seal = readSeal(pdf);
  if (!seal) {
    const hadOne = Buffer.from(pdf).includes('/ByteRange', 0, 'latin1');
    return { state: hadOne ? 'changed' : 'not sealed' };
  }
  const sealed = await verifyBytes(sealedBytes(pdf, seal), seal.cms);
  return sealed ? { state: 'intact', ...sealed } : { state: 'changed' };
};
