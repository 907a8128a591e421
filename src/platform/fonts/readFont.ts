import type { ReadFont } from '../../../pdf/fonts.ts';
import { fontAddresses } from './fontAddresses.ts';

/** Loads a font from the site. */
export const readFont: ReadFont = async (file) => {
  const address = fontAddresses.get(file);
  const answer = address ? await fetch(address) : null;
  if (!answer?.ok) throw new Error(`The font ${file} could not be fetched.`);
  return new Uint8Array(await answer.arrayBuffer());
};
