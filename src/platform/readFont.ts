import type { ReadFont } from '../../pdf/fonts.ts';

const addresses: Record<string, string> = {
  ...import.meta.glob<string>('/node_modules/@fontsource/noto-sans/files/*-{400,700}-normal.woff', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('/pdf/fontFiles/*.woff', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};
const byFile = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** Loads a font from the site. */
export const readFont: ReadFont = async (file) => {
  const address = byFile.get(file);
  const answer = address ? await fetch(address) : null;
  if (!answer?.ok) throw new Error(`The font ${file} could not be fetched.`);
  return new Uint8Array(await answer.arrayBuffer());
};
