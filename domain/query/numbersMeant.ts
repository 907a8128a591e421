import type { Noun } from '../contract/noun.ts';

/**
 * The numbers of rows that a text may mean: "INV-012", "inv 12" and, where `bare`, "12" are INV-012, each with every prefix of
 * the noun. Nothing for another noun's number.
 */
export const numbersMeant = ({ prefix, prefixes }: Noun, text: string, bare: boolean): string[] => {
  const [, letters = '', digits] = /^(?:([a-z]{2,4})[-\s]?)?0*([1-9]\d{0,14})$/i.exec(text.trim()) ?? [];
  if (!digits || (letters === '' && !bare)) return [];
  return [prefix, ...Object.values(prefixes?.of ?? {})]
    .filter((one) => letters === '' || one === letters.toUpperCase())
    .map((one) => `${one}-${digits.padStart(3, '0')}`);
};
