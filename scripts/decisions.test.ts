import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const folder = new URL('../docs/decisions/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');

it('The index of decisions lists every decision once, under its title', () => {
  const decisions = readdirSync(folder).filter((name) => name !== 'README.md');
  const entries = [...read('README.md').matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title, name]) => ({
    title,
    name,
  }));
  const titled = decisions.map((name) => ({ title: /^# (.+)$/m.exec(read(name))?.[1], name }));
  const byName = (one: { name?: string }, other: { name?: string }) =>
    String(one.name).localeCompare(String(other.name));
  expect(entries.sort(byName)).toEqual(titled.sort(byName));
});

const pages = globSync(['*.md', 'docs/**/*.md', 'deploy/*.md']).map((path) => ({
  path,
  text: readFileSync(path, 'utf8').replace(/^( *)```[\s\S]*?^\1```$/gm, ''),
}));

/** The anchors that GitHub gives the headings of a page. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/\[(.+?)\]\(.*?\)/g, '$1')
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it.each(pages)('Each link of $path leads to a file, and to a heading of it', ({ path, text }) => {
  const dead = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#?([^)\s]*)\)/g)]
    .filter(([, file = '', anchor = '']) => {
      const to = file ? join(dirname(path), file) : path;
      return !existsSync(to) || (anchor && !anchorsOf(readFileSync(to, 'utf8')).includes(anchor));
    })
    .map(([link]) => link);
  expect(dead).toEqual([]);
});

it('Each decision that a page or a comment names exists', () => {
  const known = readdirSync(folder).map((name) => name.slice(0, 4));
  const sources = globSync([
    '{domain,application,operations,server,src,scripts,bench,plugins}/**/*.{ts,tsx,sql}',
  ]);
  const dead = [
    ...pages.filter(({ path }) => path !== 'CHANGELOG.md'),
    ...sources.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  ].flatMap(({ path, text }) =>
    [...text.matchAll(/(?:\bdecisions?[ /]+|\()(0\d{3})(?=[),.;: ]|$)/gim)]
      .filter(([, number = '']) => !known.includes(number))
      .map(([named]) => `${path}: ${named}`),
  );
  expect(dead).toEqual([]);
});

it('Each file that a page names exists', () => {
  const missing = pages
    .filter(({ path }) => !path.includes('decisions/') && path !== 'CHANGELOG.md')
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /`((?:application|bench|deploy|domain|e2e|examples|excel|fixtures|operations|pdf|plugins|reportFiles|scripts|server|src)\/[\w./-]+)`/g,
        ),
      ]
        .filter(([, name = '']) => !existsSync(name))
        .map(([, name]) => `${path}: ${name}`),
    );
  expect(missing).toEqual([]);
});

/** Sentences of paragraphs and lists, without code, tables and headings. */
const sentencesOf = (text: string) =>
  text
    .replace(/`[^`]*`/g, '…')
    .split(/\n\s*\n|\n(?=\s*(?:[-*] |\d+\. |\||#))/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => !/^[|#]/.test(block))
    .flatMap((block) =>
      block
        .replace(/^(?:[-*]|\d+\.) /, '')
        .replaceAll('*', '')
        .split(/(?<=[.!?])\s+/),
    );

it.each(pages.filter(({ path }) => path.startsWith('docs/') && !/(?:voice|access|deal)\.md$/.test(path)))(
  '$path begins sentences with what they are about, as docs/voice.md asks',
  ({ text }) => {
    const odd = sentencesOf(text).filter(
      (sentence) =>
        /\b(?:whoever|nobody|somebody|anybody|everybody|anew|e-mail)\b/i.test(sentence) ||
        (/^(?:Of|Who|Whose|Whoever|What|Whether)\b/.test(sentence) && !sentence.endsWith('?')),
    );
    expect(odd).toEqual([]);
  },
);
