import { nounOf } from '../../contract/index.ts';
import { foldText } from '../../search/foldText.ts';

const { prefix } = nounOf('invoices');
const said = `(?:${prefix.toLowerCase()}|invoices?|inv|bill|rechnungs?|re|rg|rech|rnr|factures?|fact|fac|fra|facturas?)`;
const between = String.raw`[\s.,:;#°_/\\–—-]*`;
const numbered = String.raw`(?:(?:nummern?|numbers?|numero|numeros|nr|no|num|n)\b${between})?`;
/** "INV-001", "Inv 1", "Rechnung Nr. 0001", with or without what follows in the same list: "INV-12, 13 and INV 14". */
const first = new RegExp(String.raw`(?<![\p{L}\p{N}])${said}${between}${numbered}0*(\d{1,9})(?!\d)`, 'gu');
const next = new RegExp(
  String.raw`^\s*(?:[,;/+&]|und|and|et|y|u\.)\s*(?:${said}${between}${numbered})?0*(\d{1,9})(?![\d.,]*\d)`,
  'u',
);
/** Without blanks and signs, which banks lose or add where they break lines. */
const packed = new RegExp(String.raw`${prefix.toLowerCase()}0*(\d{1,9})`, 'gu');

/** Finds which of these invoices a text names, in the order of the text. */
export const invoicesNamed = (ids: readonly string[]): ((text: string | null) => string[]) => {
  const known = new Map(ids.map((id) => [Number(/(\d+)$/.exec(id)?.[1]), id]));
  const knownAmong = (numbers: readonly number[]): string[] => [
    ...new Set(numbers.flatMap((number) => known.get(number) ?? [])),
  ];
  return (text) => {
    if (!text) return [];
    const folded = foldText(text);
    const found = knownAmong(numbersIn(folded));
    if (found.length > 0) return found;
    const bare = folded.replace(/[^\p{L}\p{N}]+/gu, '');
    return knownAmong([...bare.matchAll(packed)].map(([, number]) => Number(number)));
  };
};

const numbersIn = (text: string): number[] =>
  [...text.matchAll(first)].flatMap(({ 0: whole, 1: number, index }) => {
    const numbers = [Number(number)];
    let rest = text.slice(index + whole.length);
    for (let more = next.exec(rest); more; more = next.exec(rest)) {
      numbers.push(Number(more[1]));
      rest = rest.slice(more[0].length);
    }
    return numbers;
  });
