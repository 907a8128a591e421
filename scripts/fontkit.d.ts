/** The parts of fontkit that are used here. The package has no types. */
declare module 'fontkit' {
  type Glyph = { id: number; path: { commands: readonly unknown[] } };
  export const create: (bytes: Uint8Array) => {
    characterSet: readonly number[];
    glyphForCodePoint(sign: number): Glyph;
    layout(text: string): { glyphs: readonly Glyph[]; advanceWidth: number };
  };
}
