/** Where a seal is in a file: two parts of the file that are signed, and the CMS signature between them. */
export type Seal = { range: readonly [number, number, number, number]; cms: Uint8Array };

/** Bytes reserved for the signature, as hexadecimal digits of the file. */
const reserved = 32_768;

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/**
 * A PDF with an incremental update that holds an empty signature, and the bytes to sign. The file is one of
 * pdfkit's: objects are not packed and the cross-reference is a table. See docs/decisions/0121.
 */
export const withPlaceholder = (
  pdf: Uint8Array,
  { name, reason, at }: { name: string; reason: string; at: Date },
) => {
  const text = latin(pdf);
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref\s*(\d+)\s*%%EOF\s*$/.exec(text);
  const size = Number(/\/Size (\d+)/.exec(trailer?.[1] ?? '')?.[1]);
  const root = Number(/\/Root (\d+) 0 R/.exec(trailer?.[1] ?? '')?.[1]);
  const info = /\/Info \d+ 0 R/.exec(trailer?.[1] ?? '')?.[0] ?? '';
  const id = /\/ID \[[\s\S]*?\]/.exec(trailer?.[1] ?? '')?.[0] ?? '';
  const catalog = objectOf(text, root);
  const pages = objectOf(text, Number(/\/Pages (\d+) 0 R/.exec(catalog)?.[1]));
  const page = Number(/\/Kids \[\s*(\d+) 0 R/.exec(pages)?.[1]);
  const pageText = objectOf(text, page);
  if (!trailer || !size || !root || !page) throw new Error('This PDF cannot be sealed');
  const [signature, field] = [size, size + 1];
  const range = `[0 ${'*'.repeat(10)} ${'*'.repeat(10)} ${'*'.repeat(10)}]`;
  const objects: [number, string][] = [
    [
      signature,
      `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange ${range} /Contents <${'0'.repeat(reserved)}> /M (${pdfDate(at)}) /Name ${hexText(name)} /Reason ${hexText(reason)} >>`,
    ],
    [
      field,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Seal) /V ${signature} 0 R /F 132 /Rect [0 0 0 0] /P ${page} 0 R >>`,
    ],
    [root, closed(catalog, `/AcroForm << /Fields [${field} 0 R] /SigFlags 3 >>`)],
    [page, closed(pageText, `/Annots [${field} 0 R]`)],
  ];
  let added = text.endsWith('\n') ? '' : '\n';
  const places: [number, number][] = [];
  for (const [number, body] of objects) {
    places.push([number, pdf.length + added.length]);
    added += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const start = pdf.length + added.length;
  const rows = places
    .sort(([one], [other]) => one - other)
    .map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`);
  added += `xref\n${rows.join('')}trailer\n<< /Size ${size + 2} /Root ${root} 0 R ${info} ${id} /Prev ${trailer[2]} >>\nstartxref\n${start}\n%%EOF\n`;
  const whole = Buffer.concat([pdf, bytesOf(added)]);
  const open = whole.indexOf('/Contents <', pdf.length, 'latin1') + '/Contents '.length;
  const close = open + reserved + 2;
  const byteRange = [0, open, close, whole.length - close] as const;
  const written = `[${byteRange.join(' ')}]`.padEnd(range.length);
  whole.write(written, whole.indexOf(range, pdf.length, 'latin1'), 'latin1');
  return {
    signed: Buffer.concat([whole.subarray(0, open), whole.subarray(close)]),
    fill: (cms: Uint8Array): Uint8Array => {
      const digits = Buffer.from(cms).toString('hex');
      if (digits.length > reserved) throw new Error('The signature is larger than its place');
      whole.write(digits, open + 1, 'latin1');
      return whole;
    },
  };
};

/** The seal of a file, which must cover all of it but its own signature; null if there is none. */
export const readSeal = (pdf: Uint8Array): Seal | null => {
  const text = latin(pdf);
  const range = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+) (\d+) (\d+) (\d+)\s*\]/g)]
    .at(-1)
    ?.slice(1)
    .map(Number);
  if (!range) return null;
  const [from = -1, length = 0, after = 0, rest = 0] = range;
  const hex = text.slice(length + 1, after - 1);
  const covers = from === 0 && after > length && after + rest === pdf.length;
  if (!covers || text[length] !== '<' || text[after - 1] !== '>' || !/^[0-9a-f]+$/i.test(hex)) return null;
  const bytes = Buffer.from(hex, 'hex');
  const end = derLength(bytes);
  // Nothing may hide behind the signature, not even in another spelling of its digits.
  if (hex !== hex.toLowerCase() || bytes.subarray(end).some((byte) => byte !== 0)) return null;
  return { range: [from, length, after, rest], cms: bytes.subarray(0, end) };
};

/** The bytes of a file that its seal covers. */
export const sealedBytes = (pdf: Uint8Array, { range: [from, length, after, rest] }: Seal): Uint8Array =>
  Buffer.concat([pdf.subarray(from, from + length), pdf.subarray(after, after + rest)]);

/** The length of a DER value; the place behind it is filled with zeros. */
const derLength = (bytes: Uint8Array): number => {
  const first = bytes[1] ?? 0;
  if (first < 0x80) return 2 + first;
  const count = first & 0x7f;
  return 2 + count + bytes.subarray(2, 2 + count).reduce((sum, byte) => sum * 256 + byte, 0);
};

const objectOf = (text: string, number: number): string => {
  const start = text.lastIndexOf(`\n${number} 0 obj\n`);
  return start < 0 ? '' : text.slice(text.indexOf('<<', start), text.indexOf('\nendobj', start));
};

/** A dictionary with one more entry. */
const closed = (dictionary: string, entry: string): string =>
  `${dictionary.slice(0, dictionary.lastIndexOf('>>'))}${entry}\n>>`;

const hexText = (text: string): string =>
  `<FEFF${[...Buffer.from(text, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}>`;

const pdfDate = (at: Date): string => `D:${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
