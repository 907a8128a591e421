/** The beginning of a text, without splitting a character. */
export const cutWords = (words: string, most: number): string => {
  const part = words.slice(0, most);
  return (part.isWellFormed() ? part : part.slice(0, -1)).trim();
};
