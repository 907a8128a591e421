import PDFDocument from 'pdfkit';
import type { SampleResume } from './sampleResumes.ts';

type Place = { x: number; y: number };

/** A sample resume as a PDF in two columns, the narrow one on the left. */
export const resumePdf = async ({ head, side, main }: SampleResume): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = newPdf();
  const bytes = bytesOf(pdf);
  const write = (text: string, { x, y }: Place, size: number, isBold = false) =>
    pdf
      .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .text(text, x, y, { lineBreak: false });
  write(head[0] ?? '', { x: 50, y: 50 }, 22, true);
  write(head[1] ?? '', { x: 50, y: 80 }, 12);
  const column = (sections: SampleResume['main'], x: number) => {
    let y = 120;
    for (const [heading, lines] of sections) {
      write(heading, { x, y }, 11, true);
      for (const line of lines) {
        y += 14;
        const [first = '', second] = line.split('\t');
        write(first, { x, y }, 8);
        if (second) write(second, { x: x + 90, y }, 8);
      }
      y += 26;
    }
  };
  // As layout programs write it: one column after the other, the right one first.
  column(main, 250);
  column(side, 50);
  pdf.end();
  return bytes;
};

/** A PDF with one line of text on each page. */
export const pagesPdf = async (pages: readonly string[]): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = newPdf();
  const bytes = bytesOf(pdf);
  pages.forEach((text, at) => {
    if (at > 0) pdf.addPage();
    if (text) pdf.text(text, 50, 50, { lineBreak: false });
  });
  pdf.end();
  return bytes;
};

const margins = { top: 40, bottom: 40, left: 40, right: 40 };
const newPdf = () =>
  new PDFDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    font: 'Helvetica',
    lang: 'en',
    displayTitle: false,
    info: {},
  });

const bytesOf = (pdf: PDFDocument): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve) => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    pdf.on('data', (part) => parts.push(new Uint8Array(part)));
    pdf.on('end', async () => resolve(new Uint8Array(await new Blob(parts).arrayBuffer())));
  });
