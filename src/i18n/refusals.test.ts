import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { german } from './de/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { sentencesIn } from './saySentence.ts';

const calls = /\b(?:Invalid|Conflict|NotAllowed|NotSignedIn|TooMany|Refusal|Unreachable|refusedAndKept)\(/g;
const literals = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

const sources = ['application', 'domain', 'server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && !name.startsWith('testing/'))
    .map((name) => join(folder, name)),
);
/** In these files a sentence may be chosen in one place and thrown in another. */
const chosenIn =
  /^(?:domain\/(?:errors\.ts|access\/|change\/)|server\/modules\/auth\/|server\/allowance\.ts)/;

/** Only API clients can cause these refusals: no page sends such requests. */
const forPrograms = new Set([
  'The client closed the connection',
  'At most 7 plain characters',
  'At most 7 values',
  'Cannot be filtered by',
  'Cannot be sorted by 7',
  'JSON may be nested 7 levels deep at most',
  'Must be 8 to 100 letters, digits or dashes',
  'Must be JSON',
  'Must be ["field","ASC"]',
  'Must be [from, to]',
  'Must be a text',
  'Must be a version in quotes, such as "3"',
  'Must be an object',
  'No address here takes this method',
  'Not a part of a batch',
  'Not a value of this field (7)',
  'Put the file below the row that it belongs to',
  'Say how long the file is with Content-Length',
  'Say which version you edit with If-Match',
  'Send JSON with the content type application/json',
  'Takes one value',
  'The body is not valid JSON',
  'The order is ASC or DESC',
  'There is an operator already',
  'This Idempotency-Key was used for another request',
  'This request names more than one host',
  'This set-up token is not valid',
  'Unknown parameter; a list takes sort, range and filter',
]);
/** Parts from which `domain/errors.ts` builds sentences. */
const parts = new Set([
  'The 7 plan includes 7 bench employees, and 7 are on the bench',
  'The 7 plan includes 7 users, and 7 have an account',
]);

/** The text between an opening parenthesis and its closing one. */
const argumentsAt = (text: string, from: number): string => {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < text.length) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    at++;
  }
  return text.slice(from, at - 1);
};

/**
 * Sentences begin with a capital or a placeholder and contain words. Those with `%{…}` are notifications, not
 * refusals.
 */
const sentencesOf = (code: string): string[] =>
  [...code.matchAll(literals)]
    .map(([, single, double, template]) => (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'))
    .map((text) => text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7'))
    .filter((text) => /^(?:[A-Z]|7)/.test(text) && /(?:^|\s)[a-z]{2,}/.test(text) && !text.includes('%{'));

const refusals = sources.flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const thrown = [...text.matchAll(calls)].flatMap((call) =>
    sentencesOf(argumentsAt(text, (call.index ?? 0) + call[0].length)),
  );
  // Notifications and mails have their own texts in each language.
  if (!chosenIn.test(file) || /\bes: /.test(text)) return thrown;
  const chosen = [...text.matchAll(/(?:return|=>|[?:(])\s+(?=['"`])[^\n]*/g)];
  return [...thrown, ...chosen.flatMap(([line]) => sentencesOf(line))];
});
const shown = [...new Set(refusals)].filter((one) => !forPrograms.has(one) && !parts.has(one)).sort();

describe.each(Object.entries({ Spanish: spanish, French: french, German: german }))('%s', (_, words) => {
  const say = sentencesIn(words);
  test('has words for every refusal of the server and the rules', () => {
    expect(shown.length).toBeGreaterThan(140);
    expect(shown.filter((sentence) => !say(sentence))).toEqual([]);
  });
});

test('names no sentence for programs that is not there any more', () => {
  expect([...forPrograms, ...parts].filter((sentence) => !refusals.includes(sentence))).toEqual([]);
});
