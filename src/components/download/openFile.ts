import { saveFile } from './saveFile.ts';

/**
 * Shows a file in a new tab, or saves it if the browser blocks tabs. The tab is opened during the click,
 * before the file exists, as browsers block it later.
 */
export const openFile = async (read: () => Promise<Blob>, name: string): Promise<void> => {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  try {
    const file = await read();
    if (!tab) return saveFile(file, name);
    const address = URL.createObjectURL(file);
    tab.location.replace(address);
    // Long enough for the tab to load it.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch (error) {
    tab?.close();
    throw error;
  }
};
