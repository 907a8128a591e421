import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nounNames, nounOf } from '../../domain/contract/index.ts';
import { type Code, type Message, say } from '../../domain/messages/message.ts';
import german from '../../locales/de/messages.json' with { type: 'json' };
import english from '../../locales/en/messages.json' with { type: 'json' };
import spanish from '../../locales/es/messages.json' with { type: 'json' };
import french from '../../locales/fr/messages.json' with { type: 'json' };
import { german as germanWords } from './de/index.ts';

const codes = Object.keys(english) as Code[];
const placesIn = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map(([, place]) => place);
/** A language may leave these out: the name of a noun needs its gender, and offered values stand beside the field. */
const optional = ['noun', 'values'];

describe.each(Object.entries({ German: german, French: french, Spanish: spanish }))('%s', (_, texts) => {
  test('has a text for each message and no other', () => {
    expect(Object.keys(texts).sort()).toEqual([...codes].sort());
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  });

  test('fills the same places as English', () => {
    const needed = (text: string) => placesIn(text).filter((place) => !optional.includes(String(place)));
    const other = codes.filter(
      (code) => needed(texts[code]).sort().join() !== needed(english[code]).sort().join(),
    );
    expect(other).toEqual([]);
  });
});

const sources = ['application', 'domain', 'fixtures', 'operations', 'server', 'src']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.|\/testing\/|\/suite\//.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n');

test('each message is used', () => {
  expect(codes.filter((code) => !sources.includes(`'${code}'`) && !sources.includes(`"${code}"`))).toEqual(
    [],
  );
});

test('each message is given the values that its text needs', () => {
  const given = [
    ...sources.matchAll(/code: '([a-z-]+\.[a-z-]+)',\s*values: \{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g),
  ];
  expect(given.length).toBeGreaterThan(30);
  const lacking = given.filter(([, code, values]) =>
    placesIn(english[code as Code]).some((place) => !new RegExp(`\\b${place}\\b`).test(String(values))),
  );
  expect(lacking.map(([text]) => text)).toEqual([]);
});

test('the contract says in a code why it rejects a value', () => {
  const found = contractCodes();
  expect(found.size).toBeGreaterThan(20);
  expect([...found].filter((code) => !Object.hasOwn(english, code))).toEqual([]);
});

/** The codes of all messages with which the fields reject invalid values. */
function contractCodes(): Set<string> {
  const long = 'x'.repeat(1_000_001);
  const answers = ['', ' ', 'x', '0000-01-01', '2026-02-30', 'a\u0000', long, -1, 0.5, 1e16, true, {}, null];
  const lists = [[''], ['a\u0000'], [long], Array.from({ length: 200 }, () => 'a')];
  return new Set(
    nounNames.flatMap((name) =>
      Object.values(nounOf(name).fields).flatMap((schema) =>
        [...answers, ...lists].flatMap((answer) => {
          const read = schema.safeParse(answer);
          return read.success ? [] : read.error.issues.map(({ message }) => message);
        }),
      ),
    ),
  );
}

describe('a message in German', () => {
  const word = (value: string) => germanWords.nouns.values[value] ?? value;
  const inGerman = (message: Message) => say({ language: 'de', texts: german, word }, message);
  test('is said with the words of the states it names', () => {
    expect(inGerman({ code: 'value.move', values: { from: 'Pending', to: 'Draft' } })).toBe(
      'Der Wechsel von „Ausstehend“ zu „Entwurf“ ist nicht möglich',
    );
    expect(inGerman({ code: 'value.first-state', values: { states: ['Pending', 'Active'] } })).toBe(
      'Muss beginnen mit: Ausstehend oder Aktiv',
    );
  });
  test('says the message that another one ends with', () => {
    const message = { code: 'number.too-small', values: { min: 0 } } as const;
    const refused = { refused: 2, all: 20, row: 3, message };
    expect(inGerman({ code: 'batch.rows-refused', values: refused })).toBe(
      '2 von 20 Zeilen haben Fehler, daher wurde nichts gespeichert. Zeile 3: Mindestens 0',
    );
  });
  test('keeps what people entered, and writes dates in German', () => {
    const values = { name: 'Draft', day: '2027-01-10', id: 'CON-1' };
    expect(inGerman({ code: 'candidates.booked', values })).toMatch(/Draft.*10\.01\.2027.*CON-1/);
  });
  test('is left to the server if a newer one sends a code that is not known here', () => {
    expect(say({ language: 'de', texts: {} }, 'row.stale')).toBeUndefined();
  });
});
