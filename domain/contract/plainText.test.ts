import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { sessionOperations } from '../../operations/session.ts';
import { inEnglish, messageOfIssue } from '../messages/english.ts';
import { emailShape } from './emailShape.ts';
import { date, email, instant, longText, metaOf, text, webAddress } from './fields.ts';
import { nounNames, nounOf } from './index.ts';
import { seenText, tidyLine, tidyText } from './plainText.ts';
import { isWebAddress } from './webAddress.ts';

const messageOf = (schema: ReturnType<typeof text>, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;
const odd = 'text.invisible-character';

describe('one line of text', () => {
  test.each(['two\nlines', 'two\rlines', 'a\ttab', 'red\u001B[31m', 'bell\u0007', 'c1\u0085control'])(
    '%j is refused with a clear message',
    (value) => {
      expect(messageOf(text('Name'), value)).toBe(odd);
    },
  );
  test.each(['line\u2028separator', 'paragraph\u2029separator'])('%j is refused as well', (value) => {
    expect(messageOf(text('Name'), value)).toBe(odd);
  });

  test.each([
    ['safe\u202Egnp.exe', 'safegnp.exe'],
    ['isolate\u2066d', 'isolated'],
    ['\uFEFFzero\u200Bwidth\u2060', 'zerowidth'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['mark\u200Fof direction', 'markof direction'],
    ['fil\u3164ler', 'filler'],
    ['tag\u{E0041}ged', 'tagged'],
    ['Lumen\u200Dfold\u200C', 'Lumenfold'],
    ['Персия\u200C', 'Персия'],
    ['a\uFE0F \uFE0Fb', 'a b'],
    ['Jose\u0301 A\u030Angstro\u0308m', 'José Ångström'],
    ['e\u200D\u0301', 'é'],
    ['😀\uFE0F\uFE01\u{E0148}\u{E0149}', '😀\uFE0F'],
    ['葛\u{E0100}\u{E0101}\u{E0102}城', '葛\u{E0100}城'],
    ['Go 🏴\u{E0067}\u{E006F}\u{E007F}', 'Go 🏴'],
    ['Jean\u00A0Paul\u202FII\u2009?', 'Jean Paul II ?'],
    ['東京\u3000開発', '東京 開発'],
    ['\u3000 Ana\u00A0', 'Ana'],
  ])('%j is stored as %j', (value, stored) => {
    expect(text('Name').parse(value)).toBe(stored);
  });

  test.each([
    'Jane Doe',
    'Zoë O’Neill-Müller',
    '李小龍',
    'می\u200Cخواهم',
    'क्\u200Dष',
    'ශ්\u200Dරී',
    'അവന്\u200D',
    'ᠮᠣᠩᠭᠣᠯ\u180Eᠠ',
    'Team 👩\u200D💻',
    'Hearts ❤\uFE0F',
    'Burning ❤\uFE0F\u200D🔥',
    'Bench 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    '葛\u{E0100}城',
    'עברית',
  ])('%j is stored as it is', (value) => {
    expect(text('Name').parse(value)).toBe(value);
  });
});

describe('several lines of text', () => {
  test.each(['one\ntwo', 'one\r\ntwo', 'a\ttab', 'line\u2028separator', 'a \u200Fעברית\u200E b'])(
    '%j is stored as it is',
    (value) => {
      expect(longText('Notes').parse(value)).toBe(value);
    },
  );
  test.each([
    ['soft\u00ADhyphen\nzero\u200Bwidth', 'softhyphen\nzerowidth'],
    ['safe\u202Egnp\u2067', 'safegnp'],
    ['Voila\u0300\u00A0!', 'Voilà !'],
  ])('%j is stored as %j', (value, stored) => {
    expect(longText('Notes').parse(value)).toBe(stored);
  });
  test.each(['red\u001B[31m', 'bell\u0007', 'lone\rreturn'])('%j is refused', (value) => {
    expect(messageOf(longText('Notes'), value)).toBe(odd);
  });
});

describe('a text for programs', () => {
  test.each([
    ['tag\u{E0041}ged\u{E007F}', 'tagged'],
    ['safe\u202Egnp\u2066.\u200Fexe\u061C', 'safegnp.exe'],
    ['zero\u200Bw\u200Di\u200Cdth\uFEFF', 'zerowidth'],
    ['😀\uFE0F\uFE01\u{E0148} 葛\u{E0100}城', '😀 葛城'],
    ['Bench 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}', 'Bench 🏴'],
    ['red\u001B[31m\u0085', 'red[31m'],
  ])('of %j has %j', (value, expected) => {
    expect(seenText(value)).toBe(expected);
  });
  test.each(['two\n\tlines\r\n', 'می\u200Cخواهم', 'क्\u200Dष', 'Team 👩\u200D💻', 'Jean\u00A0Paul', 'עברית'])(
    'has %j as it is',
    (value) => {
      expect(seenText(value)).toBe(value);
    },
  );
});

/** Texts of letters with their marks, blanks, joiners, variants of signs, emoji and marks that cannot be seen. */
const written = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(
        ...['e', 'o', ' ', '\n', 'ß', 'ا', 'ب', 'क', '्', 'അ', '്', 'ᠮ', '葛', '👩', '💻', '❤', '🏴'],
        ...['\u0301', '\u0308', '\u0327', '\u200B', '\u200C', '\u200D', '\u180E', '\uFE0F', '\u{E0100}'],
        ...[
          '\u00A0',
          '\u3000',
          '\u00AD',
          '\u200E',
          '\u202E',
          '\uFEFF',
          '\u{E0067}',
          '\u{E0062}',
          '\u{E007F}',
        ],
      ),
    ),
    { maxLength: 16 },
  )
  .map((parts) => parts.join(''));
/** What a reader sees: without blanks, and without signs that have neither a width nor a picture. */
const seen = (value: string) =>
  value
    .normalize('NFC')
    .replace(/\s|\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu, '')
    .normalize('NFC');

describe.each([
  ['a line', tidyLine],
  ['lines', tidyText],
])('what is stored of %s', (_, tidy) => {
  test('is composed, tidied once and for all, and has every sign that can be seen', () => {
    fc.assert(
      fc.property(written, (value) => {
        const stored = tidy(value);
        expect(stored).toBe(stored.normalize('NFC'));
        expect(tidy(stored)).toBe(stored);
        expect(seen(stored)).toBe(seen(value));
        // Composed or not, one text is stored in one form.
        expect(tidy(value.normalize('NFD'))).toBe(stored);
      }),
      { numRuns: 2000, examples: [['\u0308\u00AD\u0D4D\u200D'], ['\u0301\u180E\u0D4D\u200D']] },
    );
  });
});

test('an email address is stored without marks that cannot be seen', () => {
  expect(email().parse('\uFEFFA\u200B@c.de ')).toBe('a@c.de');
});

test('every text of the contract is stored tidied, alone and in lists', () => {
  const untidy = 'Jose\u0301\u00A0O\u200B’Neill';
  const asked = nounNames.flatMap((name) =>
    Object.entries(nounOf(name).fields).flatMap(([field, schema]) => {
      const { column } = metaOf(schema);
      if (column !== 'text' && column !== 'text[]') return [];
      const read = schema.safeParse(column === 'text' ? untidy : [untidy]);
      return read.success ? [{ of: `${name}.${field}`, stored: [read.data].flat() }] : [];
    }),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ stored }) => stored[0] !== 'José O’Neill')).toEqual([]);
});

test('a password is left as it was typed', () => {
  const password = 'Jose\u0301\u00A0pass\u200Bword';
  const { input } = sessionOperations.login;
  expect(input.parse({ email: 'ana@bench.example', password })).toMatchObject({ password });
});

describe('an email address', () => {
  test.each([
    'https://a:b@evil.example/',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a..b@c.de',
    '.a@c.de',
    'a.@c.de',
    'a@c',
    'a@-c.de',
    'a@c..de',
    'a b@c.de',
    'a@b@c.de',
    'a@c.de\n',
    `${'a'.repeat(65)}@c.de`,
  ])('%j is refused', (value) => {
    expect(emailShape.test(value)).toBe(false);
    if (value !== value.trim()) return;
    expect(
      email()
        .safeParse(value)
        .error?.issues.map(({ message }) => message),
    ).toContain('email.invalid');
  });
  test.each([
    'jane.doe+jobs@mail.example.co.uk',
    'o’neill@x.example'.replace('’', "'"),
    'a@xn--bcher-kva.example',
    'a_b-c@c.de',
    'erased-usr-012@erased.invalid',
  ])('%j is accepted', (value) => {
    expect(email().parse(value)).toBe(value);
  });
});

describe('a web address', () => {
  test.each([
    'https://127.0.0.1/',
    'http://0x7f.1',
    'https://2130706433/',
    'https://[::1]/',
    'https://localhost/',
    'https://intranet',
    'printer.local',
    'https://a:b@evil.example/',
    'https://a@evil.example/',
    'javascript://evil.example/%0aalert(1)',
    'ftp://files.example',
    'mailto:a@b.example',
    'https://evil.example\\@good.example',
    'https:evil.example',
    'https:///evil.example',
    'https://evil.example/a b',
    'https://-a.example',
  ])('%j is refused', (value) => {
    expect(isWebAddress(value)).toBe(false);
    expect(webAddress().safeParse(value).success).toBe(false);
  });
  test.each([
    'https://www.lumenfold-technologies.example',
    'lumenfold.example',
    'http://lumenfold.example:8080/path?q=1#part',
    'https://bücher.example/straße',
    'xn--bcher-kva.example',
  ])('%j is accepted', (value) => {
    expect(webAddress().parse(value)).toBe(value);
  });
});

const why = ({ error }: z.ZodSafeParseResult<unknown>) => error?.issues.map(messageOfIssue).map(inEnglish)[0];

describe('dates and times', () => {
  test.each(['1900-01-01', '2199-12-31'])('the date %s is accepted', (value) => {
    expect(date('Day').parse(value)).toBe(value);
  });
  test.each(['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])('the date %s is refused', (value) => {
    expect(why(date('Day').safeParse(value))).toBe('Enter a year from 1900 to 2199');
  });
  test.each(['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])('the time %s is refused', (value) => {
    expect(why(instant('At').safeParse(value))).toBe('Enter a year from 1900 to 2199');
  });
});
