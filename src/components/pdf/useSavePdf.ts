import { useNotify } from 'react-admin';
import type { PrintedDocument } from '../../../pdf/blocks.ts';

/** Downloads a document as PDF, and says which of its characters no font has. The code is loaded on first use. */
export const useSavePdf = () => {
  const notify = useNotify();
  return async (document: PrintedDocument, name: string): Promise<void> => {
    const { savePdf } = await import('./savePdf.ts');
    const missing = await savePdf(document, name);
    if (missing.length)
      notify('screens.pdfMissing', { type: 'warning', messageArgs: { signs: missing.join(' ') } });
  };
};
