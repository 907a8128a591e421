/** The list with this word, or without it if it was there. */
export const toggled = (words: readonly string[], word: string): string[] =>
  words.includes(word) ? words.filter((one) => one !== word) : [...words, word];
