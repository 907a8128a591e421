import { type Sealed, type SigningIdentity, signBytes, verifyBytes } from './cms.ts';
import { readSeal, sealedBytes, withPlaceholder } from './pdfSeal.ts';
import type { StampOf } from './timeStamp.ts';

type About = {
  name: string;
  reason: string;
  at: Date;
  /** Has the signature stamped, if there is a time-stamping authority. */
  stampOf?: StampOf | undefined;
};

/** Seals a PDF (PAdES B-B, or B-T with a time stamp): any later change of a byte is noticed. */
export const sealPdf = async (
  pdf: Uint8Array,
  identity: SigningIdentity,
  { stampOf, ...about }: About,
): Promise<Uint8Array> => {
  const { signed, fill } = withPlaceholder(pdf, about);
  return fill(await signBytes(signed, identity, stampOf));
};

export type Verdict =
  | ({ state: 'intact' } & Sealed)
  /** `changed`: the file differs from what was sealed. `sealed again`: by somebody, over a seal or beside it. */
  | { state: 'changed' | 'not sealed' | 'sealed again' };

/** Whether a PDF is as it was sealed. Needs neither a network nor a database. */
export const verifyPdf = async (pdf: Uint8Array): Promise<Verdict> => {
  const text = Buffer.from(pdf).toString('latin1');
  if ([...text.matchAll(/\/ByteRange\b/g)].length > 1) return { state: 'sealed again' };
  const seal = readSeal(pdf);
  if (!seal) {
    return { state: text.includes('/ByteRange') ? 'changed' : 'not sealed' };
  }
  const sealed = await verifyBytes(sealedBytes(pdf, seal), seal.cms);
  return sealed ? { state: 'intact', ...sealed } : { state: 'changed' };
};
