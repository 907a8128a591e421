import { getDocumentProxy } from 'unpdf';
import { DocumentRefused } from './documentFault.ts';
import { documentLimits } from './limits.ts';
import { type TextPiece, textOfPage } from './textOfPage.ts';

/** The text of a PDF, page by page in reading order. */
export const readPdf = async (bytes: Uint8Array): Promise<string> => {
  // The library takes the bytes away from its caller.
  const pdf = await open(bytes.slice());
  try {
    if (pdf.numPages > documentLimits.pages) throw new DocumentRefused('tooManyPages');
    const pages: PdfPage[] = [];
    let length = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pageOf(await pdf.getPage(number));
      length += page.pieces.reduce((sum, { text }) => sum + text.length, 0);
      if (length > documentLimits.characters) throw new DocumentRefused('tooLong');
      if (page.pieces.length > 0) pages.push(page);
    }
    return textOfPage(belowEachOther(withoutNumbers(pages)));
  } catch (error) {
    throw error instanceof DocumentRefused ? error : new DocumentRefused('damaged');
  } finally {
    await pdf.loadingTask.destroy();
  }
};

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

const open = async (bytes: Uint8Array): Promise<Pdf> => {
  try {
    return await getDocumentProxy(bytes, { useSystemFonts: false, verbosity: 0 });
  } catch (error) {
    throw new DocumentRefused((error as Error).name === 'PasswordException' ? 'encrypted' : 'damaged');
  }
};

type PdfPage = { number: number; height: number; pieces: readonly TextPiece[] };

const pageOf = async (page: Page): Promise<PdfPage> => {
  const { items } = await page.getTextContent();
  if (items.length > documentLimits.pieces) throw new DocumentRefused('tooLong');
  // As the page is shown: some are turned, such as sheets in landscape.
  const { transform, height: tall } = page.getViewport({ scale: 1 / page.userUnit });
  const [p = 1, q = 0, r = 0, s = -1, e = 0, f = tall]: number[] = transform;
  const pieces = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, left = 0, up = 0]: number[] = item.transform;
    const [x, y] = [p * left + r * up + e, tall - (q * left + s * up + f)];
    // Text that is set from top to bottom has no height of its own.
    const height = item.height || Math.hypot(c, d);
    // Turned text is as wide as its letters are high. Their height tells titles from text: it is not the length of the words.
    const width = Math.abs(q * a + s * b) > Math.abs(p * a + r * b) ? height : item.width;
    return [{ text: item.str, x, y, width, height, font: item.fontName }];
  });
  return { number: page.pageNumber, height: tall, pieces };
};

/** Words for a page before its number. */
const pageWord = String.raw`(?<!\p{L})(?:page|seite|p[áa]gina|p[áa]g\.|[ps]\.)\s*`;

/**
 * Without the last line of a page if that is its number: "2", "2 / 3", "Ana Ruiz, page 2 of 3", and "Ana Ruiz · 2" if the words run on every page. "Python 3" may
 * be the last line of the third page.
 */
const withoutNumbers = (pages: readonly PdfPage[]): PdfPage[] => {
  const feet = pages.map((page) => {
    const line = lastLine(page);
    const text = line.map((piece, at) => `${gapBefore(piece, line[at - 1])}${piece.text.trim()}`).join('');
    const number = String.raw`${page.number}(?:\s*(?:/|of|von|de|sur)\s*\d{1,3})?[\s–—-]*$`;
    const separator = new RegExp(String.raw`[\t|·•,/–—-]\s*${number}`, 'iu').exec(text);
    return {
      line,
      isNumber: new RegExp(String.raw`(?:^[\s–—-]*|${pageWord})${number}`, 'iu').test(text),
      running: separator && text.slice(0, separator.index).trimEnd(),
    };
  });
  const [first, ...others] = feet.map(({ running }) => running);
  const isRunning = first != null && others.every((running) => running === first);
  return pages.flatMap((page, at) => {
    const { line = [], isNumber = false } = feet[at] ?? {};
    if (!isNumber && !isRunning) return [page];
    const pieces = page.pieces.filter((piece) => !line.includes(piece));
    return pieces.length > 0 ? [{ ...page, pieces }] : [];
  });
};

/** A space wider than letters are high parts the cells of a foot. */
const gapBefore = ({ x, height }: TextPiece, before: TextPiece | undefined): string => {
  if (!before) return '';
  return x - before.x - before.width > height ? '\t' : ' ';
};

/** The lowest line at the foot of a page. */
const lastLine = ({ height, pieces }: PdfPage): TextPiece[] => {
  const low = pieces.filter(({ y }) => y < height * margin);
  const y = Math.min(...low.map((piece) => piece.y));
  return low.filter((piece) => Math.abs(piece.y - y) < 2).toSorted((a, b) => a.x - b.x);
};

/** The pieces of all pages as on one, without what stands at the head and foot of each page. */
const belowEachOther = (pages: readonly PdfPage[]): TextPiece[] => {
  const running = runningWords(pages);
  let below = 0;
  return pages.flatMap(({ height, pieces }, page) => {
    const its = pieces
      .filter((piece) => page === 0 || !running(piece, height))
      .map((piece) => ({ ...piece, y: piece.y - below, page }));
    below += height;
    return its;
  });
};

/** The share of a page that its head and its foot take each. */
const margin = 0.06;

/** Whether a piece stands at the head or foot of every page, but for numbers that may be the page's: years differ. */
const runningWords = (pages: readonly PdfPage[]) => {
  const counts = new Map<string, number>();
  const keyOf = ({ text, x, y }: TextPiece, height: number): string | null =>
    y < height * margin || y > height * (1 - margin)
      ? `${Math.round(x)} ${Math.round(y)} ${text.replace(/(?<!\d)\d{1,3}(?!\d)/gu, '#').trim()}`
      : null;
  for (const { height, pieces } of pages)
    for (const piece of pieces) {
      const key = keyOf(piece, height);
      if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return (piece: TextPiece, height: number): boolean => {
    const key = keyOf(piece, height);
    return key !== null && pages.length > 1 && counts.get(key) === pages.length;
  };
};
