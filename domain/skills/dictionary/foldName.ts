/**
 * Normalizes a skill name: compatibility forms, lower case, single spaces. "Ｒｅａｃｔ  Native" is "react native".
 */
export const foldName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().trim().replace(/\s+/gu, ' ');

/**
 * The name without separators: "node.js", "Node JS" and "node-js" are "nodejs". Plus, sharp and a leading dot
 * belong to a name: "c++", "c#", ".net".
 */
export const squeezeName = (name: string): string => {
  const folded = foldName(name);
  const dot = /^\.(?=\p{L})/u.test(folded) ? '.' : '';
  return dot + folded.replace(/[\s\-_./,'’®™]+/gu, '');
};
