import { bytesOf, newPdf } from './resumePdf.ts';

/**
 * A column of a page. Its rows begin with a mark: `# ` the name, `= ` a title, `## ` a heading, `! ` bold words, `- ` an item of a list. A tab sends the rest to
 * the right edge; ` || ` parts the cells of a row. Rows wrap at the width, and the column goes on at the same place of the next page.
 */
export type DrawnColumn = {
  x: number;
  width: number;
  y?: number;
  isCentred?: boolean;
  rows: readonly string[];
};

export type DrawnResume = {
  columns: readonly DrawnColumn[];
  /** Whether each word is a piece of its own, as Word writes it. */
  isByWord?: boolean;
  /** Widths of the cells of a row, in shares of the column. */
  cells?: readonly number[];
  /** Written at the foot of each page, with its number. */
  foot?: string;
};

type Style = { size: number; isBold: boolean; indent: number; before: number };
const styles: Record<string, Style> = {
  '#': { size: 24, isBold: true, indent: 0, before: 4 },
  '=': { size: 13, isBold: false, indent: 0, before: 4 },
  '##': { size: 13, isBold: true, indent: 0, before: 10 },
  '!': { size: 10, isBold: true, indent: 0, before: 3 },
  '-': { size: 9.5, isBold: false, indent: 10, before: 0 },
  '': { size: 9.5, isBold: false, indent: 0, before: 0 },
};
const [top, bottom] = [50, 790];

/** A resume drawn as a PDF of A4 pages, column after column. */
export const drawnPdf = async ({
  columns,
  isByWord = false,
  cells = [],
  foot,
}: DrawnResume): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = newPdf();
  const done = bytesOf(pdf);
  let pages = 1;
  const toPage = (page: number) => {
    while (pages <= page) {
      pdf.addPage();
      pages += 1;
    }
    pdf.switchToPage(page);
  };
  const put = (text: string, x: number, y: number) => {
    if (!isByWord) return void pdf.text(text, x, y, { lineBreak: false });
    let at = x;
    for (const word of text.split(/(?<= )/u)) {
      if (word.trim()) pdf.text(word.trimEnd(), at, y, { lineBreak: false });
      at += pdf.widthOfString(word);
    }
  };
  const wrapped = (text: string, width: number): string[] => {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && pdf.widthOfString(`${last} ${word}`) <= width)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  };
  for (const { x, width, y: first = top, isCentred, rows } of columns) {
    let [page, y] = [0, first];
    for (const row of rows) {
      if (row === '') {
        y += 9;
        continue;
      }
      const [, mark = '', words = ''] = /^(?:(#{1,2}|[=!-]) )?(.*)$/u.exec(row) ?? [];
      const { size, isBold, indent, before } = styles[mark] as Style;
      pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
      const [left = '', right] = words.split('\t');
      const parts = left.split(' || ');
      const room = right ? width - pdf.widthOfString(right) - 12 : width;
      let cellX = x;
      const boxes = parts.map((part, at) => {
        const share = parts.length > 1 ? (cells[at] ?? 1 / parts.length) * width : room;
        const box = { x: cellX, lines: wrapped(part, share - indent - (parts.length > 1 ? 8 : 0)) };
        cellX += share;
        return box;
      });
      const height = size * 1.25;
      const count = Math.max(...boxes.map(({ lines }) => lines.length));
      y += before;
      for (let number = 0; number < count; number += 1) {
        if (y + height > bottom) [page, y] = [page + 1, top];
        toPage(page);
        if (mark === '-' && number === 0) put('•', x, y);
        for (const box of boxes) {
          const line = box.lines[number];
          if (!line) continue;
          put(line, isCentred ? box.x + (width - pdf.widthOfString(line)) / 2 : box.x + indent, y);
        }
        if (right && number === 0) put(right, x + width - pdf.widthOfString(right), y);
        y += height;
      }
    }
  }
  if (foot)
    for (let page = 0; page < pages; page += 1) {
      toPage(page);
      pdf.font('Helvetica').fontSize(8);
      const text = foot.replace('{n}', String(page + 1)).replace('{of}', String(pages));
      put(text, (595 - pdf.widthOfString(text)) / 2, 815);
    }
  pdf.end();
  return done;
};
