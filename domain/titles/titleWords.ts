/** How high somebody stands is for the years of experience to say. */
const ranks = new Set('senior sr junior jr i ii iii iv'.split(' '));
const languages = new Set(['c', 'r']);

/** Longer titles are cut: nobody's job takes more words to name. */
const mostWords = 24;
const longestTitle = 400;

/**
 * The telling words of a job title, each once, in alphabetical order. Ranks go, and so do the single letters of "(m/f/d)":
 * whom a vacancy addresses is never looked at. A title of ranks alone keeps them.
 */
export const titleWords = (title: string): string[] => {
  const words = title
    .slice(0, longestTitle)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word.length > 1 || languages.has(word));
  const telling = words.filter((word) => !ranks.has(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, mostWords).sort();
};
