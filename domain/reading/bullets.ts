/**
 * Marks of lists, for a class of a regular expression: those of texts, and what Word's symbol fonts become when they are pasted
 * (U+F0B7, U+F0A7, U+F0D8).
 */
export const bullets = '•●▪■◦‣⁃○◆➢➤✓✔★・\uF0B7\uF0A7\uF0D8';
