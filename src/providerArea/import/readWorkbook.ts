import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import type { Cell } from '../../../domain/import/readCell.ts';
import { FileRefused } from './fileRefused.ts';

/** Unpacked, in bytes: a small file can unpack to more than a tab can hold. */
const mostUnpacked = 200_000_000;

/** The cells of the first sheet of an Excel workbook: numbers, and everything else as texts. */
export const readWorkbook = async (bytes: Uint8Array<ArrayBuffer>): Promise<Cell[][]> => {
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      return false;
    },
  });
  if (unpacked > mostUnpacked) throw new FileRefused('tooLarge');
  const rows = await readSheet(bytes.buffer);
  return rows.map((cells) =>
    cells.map((cell) => {
      if (cell instanceof Date) return cell.toISOString().slice(0, 10);
      if (typeof cell === 'number') return cell;
      return cell === null ? '' : String(cell);
    }),
  );
};
