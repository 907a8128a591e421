/** The beginning of a text, with no half of a character at its end. */
export const cutWords = (words: string, most: number): string => {
  const part = words.slice(0, most);
  return (part.isWellFormed() ? part : part.slice(0, -1)).trim();
};
