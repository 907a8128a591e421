const decoder = new TextDecoder('windows-1252');
const codes = new Map(
  Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code] as const),
);

/** A text in Windows-1252. Letters that it lacks lose their accents (“Łódź” is “Lódz”), or become a question mark. */
export const windows1252 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    [...text.normalize('NFC')],
    (letter) => codes.get(letter) ?? codes.get(plain(letter)) ?? 63,
  );

/** Letters that are not made of a letter and an accent. */
const others: Record<string, string> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  '\u202f': ' ',
};
const plain = (letter: string): string => others[letter] ?? letter.normalize('NFD').charAt(0);
