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
/** Where the site has each font file, by its name. */
export const fontAddresses: ReadonlyMap<string, string> = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);
