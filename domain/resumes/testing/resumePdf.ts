import PDFDocument from 'pdfkit';
import type { SampleResume } from './sampleResumes.ts';

type Placed = { text: string; page: number; x: number; y: number; size: number; isBold: boolean };

const bottom = 790;

/** The lines of a column, from page to page. */
const columnOf = (sections: SampleResume['main'], x: number): Placed[] => {
  const placed: Placed[] = [];
  let [page, y] = [0, 120];
  const down = (points: number) => {
    y += points;
    if (y > bottom) [page, y] = [page + 1, 60];
  };
  for (const [heading, lines] of sections) {
    placed.push({ text: heading, page, x, y, size: 11, isBold: true });
    for (const line of lines) {
      down(14);
      const [first = '', second] = line.split('\t');
      placed.push({ text: first, page, x, y, size: 8, isBold: false });
      if (second) placed.push({ text: second, page, x: x + 90, y, size: 8, isBold: false });
    }
    down(26);
  }
  return placed;
};

/** A sample resume as a PDF in two columns, the narrow one on the left; as many pages as it needs. */
export const resumePdf = async ({ head, side, main }: SampleResume): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = newPdf();
  const bytes = bytesOf(pdf);
  const top = { page: 0, x: 50 };
  const all: Placed[] = [
    { ...top, text: head[0] ?? '', y: 50, size: 22, isBold: true },
    { ...top, text: head[1] ?? '', y: 80, size: 12, isBold: false },
    // As layout programs write it: one column after the other, the right one first.
    ...columnOf(main, 250),
    ...columnOf(side, 50),
  ];
  const pages = Math.max(...all.map(({ page }) => page));
  for (let number = 0; number <= pages; number += 1) {
    if (number > 0) pdf.addPage();
    for (const { text, x, y, size, isBold } of all.filter(({ page }) => page === number))
      pdf
        .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(size)
        .text(text, x, y, { lineBreak: false });
  }
  pdf.end();
  return bytes;
};

/** A PDF with one line of text on each page, and one at its foot. */
export const pagesPdf = async (
  pages: readonly string[],
  feet: readonly string[] = [],
): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = newPdf();
  const bytes = bytesOf(pdf);
  pages.forEach((text, at) => {
    if (at > 0) pdf.addPage();
    if (text) pdf.text(text, 50, 50, { lineBreak: false });
    if (feet[at]) pdf.text(feet[at], 50, 815, { lineBreak: false });
  });
  pdf.end();
  return bytes;
};

const margins = { top: 40, bottom: 40, left: 40, right: 40 };
export const newPdf = () =>
  new PDFDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    font: 'Helvetica',
    lang: 'en',
    displayTitle: false,
    info: {},
  });

export const bytesOf = (pdf: PDFDocument): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve) => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    pdf.on('data', (part) => parts.push(new Uint8Array(part)));
    pdf.on('end', async () => resolve(new Uint8Array(await new Blob(parts).arrayBuffer())));
  });
