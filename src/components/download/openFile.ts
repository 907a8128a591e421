import { saveFile } from './saveFile.ts';

/**
 * Shows a file in a tab of its own, or saves it where the browser opens none. The tab is opened at the press, before
 * the file is there: later no browser would.
 */
export const openFile = async (read: () => Promise<Blob>, name: string): Promise<void> => {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const file = await read();
    if (!tab) return saveFile(file, name);
    const address = URL.createObjectURL(file);
    tab.location.replace(address);
    // Long enough to be read by the tab, which keeps what it has read.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch (error) {
    tab?.close();
    throw error;
  }
};
