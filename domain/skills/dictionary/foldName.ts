/** ASCII with single spaces, like most names in the dictionary. */
const plainName = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Normalizes a skill name: compatibility forms, lower case, single spaces. "Ｒｅａｃｔ  Native" is "react native".
 */
export const foldName = (name: string): string =>
  plainName.test(name)
    ? name.toLowerCase()
    : name.normalize('NFKC').toLowerCase().trim().replace(/\s+/gu, ' ');

const separators = /[\s\-_./,'’®™]+/gu;

/**
 * The name without separators: "node.js", "Node JS" and "node-js" are "nodejs". Plus, sharp and a leading dot
 * belong to a name: "c++", "c#", ".net".
 */
export const squeezeName = (name: string): string => {
  const folded = foldName(name);
  if (folded.search(separators) < 0) return folded;
  const dot = /^\.(?=\p{L})/u.test(folded) ? '.' : '';
  return dot + folded.replace(separators, '');
};
