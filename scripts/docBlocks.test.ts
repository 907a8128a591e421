import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Without what depends on the width of lines. */
const plain = (text: string) => text.replace(/\s+/g, '').replace(/,(?=[}\])])/g, '');

const blocks = globSync(['*.md', 'docs/**/*.md']).flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/^( *)```tsx?\n([\s\S]*?)^\1```$/gm)].map(([, , code = '']) => ({
    path,
    code,
  })),
);
const sources = globSync('examples/**/*.{ts,tsx}', { exclude: ['**/node_modules/**'] }).map((path) =>
  plain(readFileSync(path, 'utf8')),
);

it.each(blocks)('the code in $path is part of an example, which is compiled: $code', ({ code }) => {
  expect(sources.some((source) => code.split('…').every((piece) => source.includes(plain(piece))))).toBe(
    true,
  );
});
