import PDFDocument from 'pdfkit';
import type { Block, PaperSize, PrintedDocument } from './blocks.ts';
import { directionOf } from './direction.ts';
import { filesFor, type Piece, piecesOf, type ReadFont, type Slice, type Weight } from './fonts.ts';
import { columnWidths, type Line, type Need, widthsOf, wrap } from './lines.ts';
import { strokesOf } from './strokes.ts';

/** The file, and the characters that no font has and that appear as boxes. */
export type Printed = { bytes: Uint8Array; missing: string[] };

/** In points, standing. */
const widthOfPaper: Record<PaperSize, number> = { A4: 595.28, LETTER: 612 };
const margins = { top: 64, bottom: 72, left: 64, right: 64 };
/** From the top of a line to the baseline, for a size of one. Fonts of other scripts are drawn on the same one. */
const ascent = 1.069;
const ink = '#1b1f27';
const soft = '#5b6270';
const hairline = '#c9ced8';

/** Lays out a document on pages. Works in the browser and in Node; only reading fonts differs. */
export const printPdf = async (document: PrintedDocument, readFont: ReadFont): Promise<Printed> => {
  const { archived, title, author } = document;
  const pdf = new PDFDocument({
    ...(archived && { pdfVersion: '1.7', subset: 'PDF/A-3b' }),
    autoFirstPage: false,
    bufferPages: true,
    // No built-in font, because browsers have none.
    font: '',
    lang: document.language,
    displayTitle: true,
    // pdfkit copies these into the metadata of a PDF/A as they are, so its own have to name title and author.
    info: { ...(!archived && { Title: title, Author: author }), Creator: 'TalentBench' },
  });
  if (archived) {
    const { bytes, name, media, modified } = archived.file;
    pdf.file(bytes, { name, type: media, relationship: 'Alternative', modifiedDate: modified });
    pdf.appendXML(archived.metadata);
  }
  const written = new Promise<Uint8Array>((resolve) => {
    const parts: Uint8Array[] = [];
    pdf.on('data', (part) => parts.push(part));
    pdf.on('end', () => resolve(joined(parts)));
  });
  const missing = await loadFonts(pdf, document, readFont);
  const pen = new Pen(pdf, document);
  for (const block of document.blocks) draw(pen, block);
  numberPages(pen, document);
  pdf.end();
  return { bytes: await written, missing };
};

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Reads only the font files that the document's characters need. */
const loadFonts = async (pdf: PDFDocument, document: PrintedDocument, readFont: ReadFont) => {
  const texts = [...textsIn(document.blocks), document.footer, document.page(1234567890, 1)];
  await Promise.all(
    filesFor(texts).map(async (file) => {
      pdf.registerFont(file, await readFont(file));
    }),
  );
  return [...new Set(texts.flatMap((text) => piecesOf(text, 400).missing))];
};

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

type Look = { size: number; weight: Weight; colour: string };
const looks = {
  title: { size: 20, weight: 700, colour: ink },
  heading: { size: 12.5, weight: 700, colour: ink },
  text: { size: 10.5, weight: 400, colour: ink },
  label: { size: 9, weight: 400, colour: soft },
  value: { size: 10.5, weight: 400, colour: ink },
  strong: { size: 10, weight: 700, colour: ink },
  foot: { size: 8.5, weight: 400, colour: soft },
} satisfies Record<string, Look>;

/** Writes lines down to the bottom of the page, then continues on the next one. */
class Pen {
  y = margins.top;
  readonly pdf: PDFDocument;
  private readonly size: PaperSize;
  private readonly layout: 'portrait' | 'landscape';

  /** The pages lie on their side if that keeps the words of a table whole. */
  constructor(pdf: PDFDocument, { paper = 'A4', blocks }: PrintedDocument) {
    this.pdf = pdf;
    this.size = paper;
    const room = widthOfPaper[paper] - margins.left - margins.right;
    const isWide = blocks.some(
      (block) =>
        block.kind === 'table' && needsOf(this, block).reduce((sum, { least }) => sum + least, 0) > room,
    );
    this.layout = isWide ? 'landscape' : 'portrait';
    this.turn();
  }

  private turn() {
    this.pdf.addPage({ size: this.size, layout: this.layout, margins });
    this.y = margins.top;
  }

  get width() {
    return this.pdf.page.width - margins.left - margins.right;
  }
  get bottom() {
    return this.pdf.page.height - margins.bottom;
  }

  /** Starts a new page unless this height fits on the current one. */
  need(height: number) {
    if (this.y + height <= this.bottom) return;
    this.turn();
  }

  lines(text: string, { size, weight }: Look, width: number, direction = directionOf(text)): Line[] {
    return wrap(text, weight, { width, direction }, this.measure(size));
  }

  needOf(text: string, { size, weight }: Look): Need {
    return widthsOf(text, weight, this.measure(size));
  }

  write({ runs }: Line, { size, colour }: Look, x: number, y: number) {
    let at = x;
    this.pdf.fontSize(size).fillColor(colour);
    for (const { text, slice } of runs) {
      this.use(slice).text(text, at, y + ascent * size, { lineBreak: false, baseline: 'alphabetic' });
      at += this.pdf.widthOfString(text);
    }
  }

  rule(x: number, y: number, width: number) {
    this.pdf
      .lineWidth(0.6)
      .strokeColor(hairline)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }

  private measure =
    (size: number) =>
    ({ text, slice }: Piece) =>
      this.use(slice).fontSize(size).widthOfString(text);

  private use(slice: Slice) {
    return this.pdf.font(slice.file);
  }
}

const heightOf = ({ size }: Look): number => size * 1.45;

const paragraph = (pen: Pen, text: string, look: Look) => {
  for (const line of pen.lines(text, look, pen.width)) {
    pen.need(heightOf(look));
    pen.write(line, look, margins.left + (line.direction === 'rtl' ? pen.width - line.width : 0), pen.y);
    pen.y += heightOf(look);
  }
};

const draw = (pen: Pen, block: Block): void => {
  switch (block.kind) {
    case 'title':
      paragraph(pen, block.text, looks.title);
      pen.y += 8;
      return;
    case 'heading':
      pen.y += 10;
      pen.need(heightOf(looks.heading) + 2 * heightOf(looks.text));
      paragraph(pen, block.text, looks.heading);
      pen.y += 3;
      return;
    case 'text':
      for (const part of block.text.split(/\r?\n/)) {
        if (part.trim()) paragraph(pen, part, looks.text);
        else pen.y += heightOf(looks.text) * 0.6;
      }
      pen.y += 4;
      return;
    case 'facts':
      for (const row of block.rows) fact(pen, row);
      return;
    case 'table':
      table(pen, block);
      return;
    case 'signatures':
      signatures(pen, block.lines);
      return;
    case 'signed':
      signed(pen, block);
      return;
    case 'newPage':
      pen.need(Number.POSITIVE_INFINITY);
      return;
  }
};

const fact = (pen: Pen, [label, value]: readonly [string, string]) => {
  const column = 150;
  const labels = pen.lines(label, looks.label, column - 12);
  const values = value.split(/\r?\n/).flatMap((line) => pen.lines(line, looks.value, pen.width - column));
  const height = Math.max(labels.length, values.length) * heightOf(looks.value);
  pen.need(Math.min(height, 120));
  const top = pen.y;
  labels.forEach((line, place) => {
    pen.write(line, looks.label, margins.left, top + 1.5 + place * heightOf(looks.label));
  });
  for (const line of values) {
    pen.need(heightOf(looks.value));
    pen.write(line, looks.value, margins.left + column, pen.y);
    pen.y += heightOf(looks.value);
  }
  pen.y += 2;
};

/** Rows whose words decide about the widths of a table's columns. */
const measuredRows = 200;

type Table = Extract<Block, { kind: 'table' }>;
/** Between a column and the next one. */
const columnGap = 10.5;

/** What the columns of a table need, with the gaps beside them. */
const needsOf = (pen: Pen, { columns, rows, total }: Table): Need[] =>
  columns.map(({ label }, place) => {
    const needs = [
      pen.needOf(label, looks.strong),
      pen.needOf(total?.[place] ?? '', looks.strong),
      ...rows.slice(0, measuredRows).map((cells) => pen.needOf(cells[place] ?? '', looks.value)),
    ];
    const most = (values: number[]) => Math.max(...values) + columnGap;
    return { whole: most(needs.map(({ whole }) => whole)), least: most(needs.map(({ least }) => least)) };
  });

const table = (pen: Pen, block: Table) => {
  const { columns, rows, total } = block;
  const widths = columnWidths(
    pen.width,
    columns.map(({ share }) => share),
    needsOf(pen, block),
  );
  const row = (cells: readonly string[], look: Look) => {
    const broken = cells.map((cell, place) => pen.lines(cell, look, (widths[place] ?? 0) - 10));
    const height = Math.max(...broken.map(({ length }) => length)) * heightOf(look) + 8;
    pen.need(height);
    let x = margins.left;
    broken.forEach((lines, place) => {
      const width = (widths[place] ?? 0) - 10;
      lines.forEach((line, number) => {
        const at = columns[place]?.figure ? x + width - line.width : x;
        pen.write(line, look, at, pen.y + 3 + number * heightOf(look));
      });
      x += widths[place] ?? 0;
    });
    pen.y += height;
    pen.rule(margins.left, pen.y - 2, pen.width);
  };
  row(
    columns.map(({ label }) => label),
    looks.strong,
  );
  for (const cells of rows) row(cells, looks.value);
  if (total) row(total, looks.strong);
  pen.y += 6;
};

const signatures = (pen: Pen, lines: readonly (readonly string[])[]) => {
  const gap = 32;
  const width = (pen.width - gap * (lines.length - 1)) / lines.length;
  pen.need(120);
  pen.y += 56;
  const top = pen.y;
  let lowest = top;
  lines.forEach((words, place) => {
    const x = margins.left + place * (width + gap);
    pen.rule(x, top, width);
    let y = top + 5;
    for (const line of words.flatMap((text) => pen.lines(text, looks.label, width, 'ltr'))) {
      pen.write(line, looks.label, x, y);
      y += heightOf(looks.label);
    }
    lowest = Math.max(lowest, y);
  });
  pen.y = lowest + 8;
};

/** A text in so many lines at most: smaller letters if it is long, and more lines if it is very long. */
const fitted = (
  pen: Pen,
  text: string,
  look: Look,
  { width, lines: most, least }: { width: number; lines: number; least: number },
) => {
  let fitting = look;
  let lines = pen.lines(text, fitting, width);
  while (lines.length > most && fitting.size > least) {
    fitting = { ...fitting, size: fitting.size - 1 };
    lines = pen.lines(text, fitting, width);
  }
  return { look: fitting, lines };
};

type Signed = Extract<Block, { kind: 'signed' }>;
const signed = (pen: Pen, { typed, drawn, lines }: Signed) => {
  const width = 300;
  const written = typed ? fitted(pen, typed, looks.title, { width, lines: 2, least: 9 }) : null;
  const room = Math.max(44, written ? written.lines.length * heightOf(written.look) + 6 : 0);
  pen.need(26 + room + lines.length * heightOf(looks.label));
  pen.y += 12;
  written?.lines.forEach((line, number) => {
    const y = pen.y + room - (written.lines.length - number) * heightOf(written.look) - 2;
    pen.write(line, written.look, margins.left, y);
  });
  for (const stroke of drawn ? strokesOf(drawn) : []) {
    const scale = 0.2;
    const [first, ...rest] = stroke;
    if (!first) continue;
    pen.pdf
      .lineWidth(1.1)
      .strokeColor(ink)
      .moveTo(margins.left + first[0] * scale, pen.y + first[1] * scale);
    for (const [x, y] of rest) pen.pdf.lineTo(margins.left + x * scale, pen.y + y * scale);
    pen.pdf.stroke();
  }
  pen.y += room;
  pen.rule(margins.left, pen.y, width);
  pen.y += 5;
  for (const line of lines.flatMap((text) => pen.lines(text, looks.label, pen.width, 'ltr'))) {
    pen.write(line, looks.label, margins.left, pen.y);
    pen.y += heightOf(looks.label);
  }
  pen.y += 6;
};

const numberPages = (pen: Pen, { footer, page }: PrintedDocument) => {
  const { start, count } = pen.pdf.bufferedPageRange();
  for (let place = start; place < start + count; place++) {
    pen.pdf.switchToPage(place);
    const y = pen.pdf.page.height - margins.bottom + 28;
    const [number] = pen.lines(page(place - start + 1, count), looks.foot, pen.width);
    const width = pen.width - (number?.width ?? 0) - 24;
    const foot = fitted(pen, footer, looks.foot, { width, lines: 3, least: 4.5 });
    foot.lines.forEach((line, row) => {
      pen.write(line, foot.look, margins.left, y + row * heightOf(foot.look));
    });
    if (number) pen.write(number, looks.foot, margins.left + pen.width - number.width, y);
  }
};
