import PDFDocument from 'pdfkit';
import type { Block, PrintedDocument } from './blocks.ts';
import { type ReadFont, type Slice, slicesFor, type Weight } from './fonts.ts';
import { columnWidths, type Line, type Measure, widestPiece, wrap } from './lines.ts';
import { strokesOf } from './strokes.ts';

/** The file, and the characters that no font has and that appear as boxes. */
export type Printed = { bytes: Uint8Array; missing: string[] };

const margins = { top: 64, bottom: 72, left: 64, right: 64 };
const ink = '#1b1f27';
const soft = '#5b6270';
const hairline = '#c9ced8';

/** Lays out a document on A4 pages. Works in the browser and in Node; only reading fonts differs. */
export const printPdf = async (document: PrintedDocument, readFont: ReadFont): Promise<Printed> => {
  const pdf = new PDFDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    // No built-in font, because browsers have none.
    font: '',
    lang: document.language,
    displayTitle: true,
    info: { Title: document.title, Author: document.author, Creator: 'TalentBench' },
  });
  const written = new Promise<Uint8Array>((resolve) => {
    const parts: Uint8Array[] = [];
    pdf.on('data', (part) => parts.push(part));
    pdf.on('end', () => resolve(joined(parts)));
  });
  const missing = await loadFonts(pdf, document, readFont);
  const pen = new Pen(pdf);
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

/** Reads only the font subsets that the document's characters need. */
const loadFonts = async (pdf: PDFDocument, document: PrintedDocument, readFont: ReadFont) => {
  const text = `${JSON.stringify(document.blocks)}${document.footer}${document.page(1234567890, 1)}\u25a1?`;
  const found = ([400, 700] as Weight[]).map((weight) => slicesFor(text, weight));
  const files = new Set(found.flatMap(({ needed }) => needed.map(({ file }) => file)));
  await Promise.all(
    [...files].map(async (file) => {
      pdf.registerFont(file, await readFont(file));
    }),
  );
  return [...new Set(found.flatMap(({ missing }) => missing))];
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

  constructor(pdf: PDFDocument) {
    this.pdf = pdf;
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
    this.pdf.addPage();
    this.y = margins.top;
  }

  lines(text: string, { size, weight }: Look, width: number): Line[] {
    return wrap(text, weight, width, this.measure(size));
  }

  /** The width of the longest word. */
  widest(text: string, { size, weight }: Look): number {
    return widestPiece(text, weight, this.measure(size));
  }

  write({ runs }: Line, { size, colour }: Look, x: number, y: number) {
    let at = x;
    this.pdf.fontSize(size).fillColor(colour);
    for (const { text, slice } of runs) {
      this.use(slice).text(text, at, y, { lineBreak: false });
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
    (size: number): Measure =>
    ({ text, slice }) =>
      this.use(slice).fontSize(size).widthOfString(text);

  private use(slice: Slice) {
    return this.pdf.font(slice.file);
  }
}

const heightOf = ({ size }: Look): number => size * 1.45;

const paragraph = (pen: Pen, text: string, look: Look) => {
  for (const line of pen.lines(text, look, pen.width)) {
    pen.need(heightOf(look));
    pen.write(line, look, margins.left, pen.y);
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
  const values = pen.lines(value, looks.value, pen.width - column);
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
const table = (pen: Pen, { columns, rows, total }: Table) => {
  const needs = columns.map(({ label }, place) =>
    Math.max(
      pen.widest(label, looks.strong),
      pen.widest(total?.[place] ?? '', looks.strong),
      ...rows.slice(0, measuredRows).map((cells) => pen.widest(cells[place] ?? '', looks.value)),
    ),
  );
  const widths = columnWidths(
    pen.width,
    columns.map(({ share }) => share),
    needs.map((need) => need + 10.5),
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
    for (const line of words.flatMap((text) => pen.lines(text, looks.label, width))) {
      pen.write(line, looks.label, x, y);
      y += heightOf(looks.label);
    }
    lowest = Math.max(lowest, y);
  });
  pen.y = lowest + 8;
};

type Signed = Extract<Block, { kind: 'signed' }>;
const signed = (pen: Pen, { typed, drawn, lines }: Signed) => {
  const width = 240;
  pen.need(70 + lines.length * heightOf(looks.label));
  pen.y += 12;
  if (typed) {
    const [line] = pen.lines(typed, looks.title, width);
    if (line) pen.write(line, looks.title, margins.left, pen.y + 12);
  }
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
  pen.y += 44;
  pen.rule(margins.left, pen.y, width);
  pen.y += 5;
  for (const line of lines.flatMap((text) => pen.lines(text, looks.label, pen.width))) {
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
    const [foot] = pen.lines(footer, looks.foot, pen.width - (number?.width ?? 0) - 24);
    if (foot) pen.write(foot, looks.foot, margins.left, y);
    if (number) pen.write(number, looks.foot, margins.left + pen.width - number.width, y);
  }
};
