import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { inEnglish, messageOfIssue } from '../messages/english.ts';
import { emailShape } from './emailShape.ts';
import { date, email, instant, longText, text, webAddress } from './fields.ts';
import { isWebAddress } from './webAddress.ts';

const messageOf = (schema: ReturnType<typeof text>, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;
const odd = 'text.invisible-character';

describe('one line of text', () => {
  test.each([
    'safe\u202Egnp.exe',
    'two\nlines',
    'two\rlines',
    'a\ttab',
    'red\u001B[31m',
    'bell\u0007',
    'c1\u0085control',
    'line\u2028separator',
    'paragraph\u2029separator',
    'isolate\u2066d',
    'zero\u200Bwidth',
    'word\u2060joiner',
    'soft\u00ADhyphen',
    'mark\u200Fof direction',
    'fil\u3164ler',
    'tag\u{E0041}ged',
    'Lumen\u200Dfold',
    'Lumen\u200Cfold',
    'Персия\u200C',
  ])('%j is refused with a clear message', (value) => {
    expect(messageOf(text('Name'), value)).toBe(odd);
  });

  test.each([
    'Jane Doe',
    'Zoë O’Neill-Müller',
    '李小龍',
    'می\u200Cخواهم',
    'क्\u200Dष',
    'ශ්\u200Dරී',
    'അവന്\u200D',
    'Team 👩\u200D💻',
    'Hearts ❤\uFE0F',
    'עברית',
    'e\u0301',
  ])('%j is accepted', (value) => {
    expect(text('Name').parse(value)).toBe(value);
  });
});

describe('several lines of text', () => {
  test.each(['one\ntwo', 'one\r\ntwo', 'a\ttab', 'soft\u00ADhyphen', 'zero\u200Bwidth'])(
    '%j is accepted',
    (value) => {
      expect(longText('Notes').parse(value)).toBe(value);
    },
  );
  test.each(['red\u001B[31m', 'safe\u202Egnp', 'isolate\u2067d', 'bell\u0007', 'lone\rreturn'])(
    '%j is refused',
    (value) => {
      expect(messageOf(longText('Notes'), value)).toBe(odd);
    },
  );
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
    'a\u200B@c.de',
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
