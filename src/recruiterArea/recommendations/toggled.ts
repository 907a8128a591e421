/** The list with this word added, or removed if it was present. */
export const toggled = (words: readonly string[], word: string): string[] =>
  words.includes(word) ? words.filter((one) => one !== word) : [...words, word];
