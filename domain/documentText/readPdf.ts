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
    const pages: string[] = [];
    let length = 0;
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const text = textOfPage(await piecesOf(await pdf.getPage(number)));
      length += text.length;
      if (length > documentLimits.characters) throw new DocumentRefused('tooLong');
      pages.push(text);
    }
    return pages.join('\n');
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

const piecesOf = async (page: Page): Promise<TextPiece[]> => {
  const { items } = await page.getTextContent();
  if (items.length > documentLimits.pieces) throw new DocumentRefused('tooLong');
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [, , , , x, y] = item.transform as number[];
    // Turned text has no height of its own.
    const height = item.height || Math.hypot(item.transform[2], item.transform[3]);
    return x === undefined || y === undefined ? [] : [{ text: item.str, x, y, width: item.width, height }];
  });
};
