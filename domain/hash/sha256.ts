/** SHA-256 of a text in UTF-8, as lowercase hexadecimal. In plain TypeScript, as rules run in the browser and in Node alike. */
export const sha256 = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor(bytes.length / 0x20000000));
  view.setUint32(blocks.length - 4, (bytes.length << 3) >>> 0);
  const state = Uint32Array.from(firstState);
  for (let at = 0; at < blocks.length; at += 64) addBlock(state, view, at);
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
};

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const addBlock = (state: Uint32Array, view: DataView, at: number): void => {
  const words = new Uint32Array(64);
  const word = (place: number) => words[place] as number;
  for (let i = 0; i < 64; i++)
    words[i] =
      i < 16
        ? view.getUint32(at + 4 * i)
        : word(i - 16) +
          (turn(word(i - 15), 7) ^ turn(word(i - 15), 18) ^ (word(i - 15) >>> 3)) +
          word(i - 7) +
          (turn(word(i - 2), 17) ^ turn(word(i - 2), 19) ^ (word(i - 2) >>> 10));
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const one =
      h +
      (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
      ((e & f) ^ (~e & g)) +
      (constants[i] as number) +
      word(i);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, place) => {
    state[place] = (state[place] as number) + value;
  });
};

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
/** The first 32 bits of the fractional part. */
const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 0x100000000);
const constants = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const firstState = primes(8).map((prime) => fraction(Math.sqrt(prime)));
