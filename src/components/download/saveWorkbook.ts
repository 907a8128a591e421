import type { Sheet } from '../../../excel/sheet.ts';
import { workbookOf } from '../../../excel/workbook.ts';
import { saveFile } from './saveFile.ts';

/** Downloads an Excel workbook. Load it lazily. */
export const saveWorkbook = async (sheets: readonly Sheet[], name: string): Promise<void> =>
  saveFile(await workbookOf(sheets), name);
