/** Seniority is covered by years of experience. */
const ranks = new Set('senior sr junior jr i ii iii iv'.split(' '));
const languages = new Set(['c', 'r']);

/** Longer titles are truncated. */
const mostWords = 24;
const longestTitle = 400;

/**
 * Significant words of a job title, each once, in alphabetical order. Seniority and the letters of "(m/f/d)"
 * are removed, so that gender is never considered. A title that consists only of seniority keeps it.
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
