type Words = typeof import('../../domain/words/nounWords.ts');

let loaded: Words | undefined;

/** How labels are collected from the declarations of nouns, once these are loaded: with the first page after the first. */
export const declaredWords = (): Words | undefined => loaded;

/** Loads the declarations, once. */
export const loadDeclaredWords = async (): Promise<void> => {
  loaded ??= await import('../../domain/words/nounWords.ts');
};
