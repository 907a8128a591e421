import { DocumentRefused } from './documentFault.ts';

/** Groups without text of the document. */
const hidden = new Set(
  'fonttbl colortbl stylesheet info pict object themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl fldinst bkmkstart bkmkend annotation footnote'.split(
    ' ',
  ),
);
const written: Record<string, string> = {
  par: '\n',
  line: '\n',
  row: '\n',
  sect: '\n',
  page: '\n',
  cell: '\t',
  tab: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};
const symbols: Record<string, string> = {
  '~': ' ',
  '-': '',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
  '\n': '\n',
};

type Group = { isHidden: boolean; skip: number };
const deepest = 500;

/** The text of a Rich Text Format file. */
export const readRtf = (bytes: Uint8Array): string => {
  const rtf = new TextDecoder('latin1').decode(bytes);
  const decoder = decoderOf(rtf);
  const token =
    /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\(\*|[^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/giu;
  const text: string[] = [];
  const groups: Group[] = [];
  let group: Group = { isHidden: false, skip: 1 };
  // Characters to leave out after \u, which repeat it for older readers.
  let toSkip = 0;
  const write = (part: string) => {
    const left = part.slice(Math.min(toSkip, part.length));
    toSkip -= part.length - left.length;
    if (!group.isHidden) text.push(left);
  };
  for (const [, word, value, hex, symbol, brace, plain] of rtf.matchAll(token)) {
    if (brace === '{') {
      groups.push(group);
      if (groups.length > deepest) throw new DocumentRefused('damaged');
      group = { ...group };
    } else if (brace === '}') {
      group = groups.pop() ?? group;
      toSkip = 0;
    } else if (word === 'u' && value) {
      toSkip = 0;
      write(String.fromCharCode(Number(value) & 0xffff));
      toSkip = group.skip;
    } else if (word === 'uc' && value) group.skip = Math.min(10, Math.max(0, Number(value)));
    else if (word) {
      if (hidden.has(word)) group.isHidden = true;
      else if (written[word]) write(written[word]);
    } else if (hex) write(decoder.decode(Uint8Array.of(Number.parseInt(hex, 16))));
    else if (symbol === '*') group.isHidden = true;
    else if (symbol) write(symbols[symbol] ?? '');
    else if (plain) write(plain);
  }
  return text.join('').toWellFormed();
};

/** The code page that the file declares, or that of Windows in Western Europe. */
const decoderOf = (rtf: string): TextDecoder => {
  const page = /\\ansicpg(\d{3,5})/u.exec(rtf)?.[1] ?? '1252';
  try {
    return new TextDecoder(`windows-${page}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
};
