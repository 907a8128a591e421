import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|stories)\.tsx?$|\/testing\/|\/suite\//.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }));

const filesWith = (pattern: RegExp, allowed: readonly string[] = []) =>
  sources.flatMap(({ file, text }) => (pattern.test(text) && !allowed.includes(file) ? [file] : []));

test('no page shows the message of an error that is not written for people', () => {
  expect(sources.length).toBeGreaterThan(800);
  // `reasonOf`, `useReason` and `useNotifyFailure` say what went wrong.
  expect(filesWith(/as (Http)?Error( \| (null|undefined))?\)\??\.message/)).toEqual([]);
  const words = /(?<!fieldState\.|body\.)\b(error|refusal|failure|refused)\??\.message\b/;
  const screens = filesWith(words).filter((file) => /^src\/(components|resources|\w+Area)\//.test(file));
  expect(screens).toEqual([]);
});

test('whatever fails is said in one place', () => {
  expect(filesWith(/notify\((reasonOf\(|message\b)/, ['src/auth/useNotifyFailure.ts'])).toEqual([]);
});

test('texts are copied in one place, which says whether the browser did', () => {
  expect(filesWith(/navigator\.clipboard/, ['src/platform/copyText.ts'])).toEqual([]);
});

test('whoever copies a text says so if the browser did not', () => {
  const callers = sources.filter(({ text }) => text.includes('copyText('));
  const silent = callers.filter(({ text }) => !/otCopied/.test(text)).map(({ file }) => file);
  expect(callers.length).toBeGreaterThan(2);
  expect(silent.filter((file) => file !== 'src/platform/copyText.ts')).toEqual([]);
});
