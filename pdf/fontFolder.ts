/** Fonts of which only what is needed is kept in this project, in one weight. */
const own = /^noto-sans-(?:arabic|hebrew|jp|kr|sc|tamil|tc|thai)-/;

/** The project's folders with font files. */
export const fontFolders = ['pdf/fontFiles', 'node_modules/@fontsource/noto-sans/files'] as const;

/** The project's folder with a font file. */
export const folderOf = (file: string): string => fontFolders[own.test(file) ? 0 : 1];
