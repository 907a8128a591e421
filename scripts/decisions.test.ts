import { readdirSync, readFileSync } from 'node:fs';
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
