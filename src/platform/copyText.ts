/** Copies a text; whether the browser did. Pages without HTTPS have no clipboard, and people may refuse it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
