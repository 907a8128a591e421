import { type DocumentFault, DocumentRefused } from './documentFault.ts';

/** The text of a file, or why there is none. */
export type TextAnswer = { text: string } | { fault: DocumentFault };

export const readAnswer = async (read: () => Promise<string>): Promise<TextAnswer> => {
  try {
    return { text: await read() };
  } catch (error) {
    return { fault: error instanceof DocumentRefused ? error.fault : 'damaged' };
  }
};
