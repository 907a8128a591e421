import { describe, expect, it, test } from 'vitest';
import { maskContacts } from '../masking/maskText.ts';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { contactsIn, withoutContacts } from './contacts.ts';
import { readResume } from './readResume.ts';

describe('a summary without contact details', () => {
  it.each([
    'Led payments 2015 - 2019, then 2019 - 2021.',
    '10 000 000 rows a day, 99.95 % of 1 200 000 requests',
    'ISO 27001-2013, ISO 9001-2015',
    'Port Ltd (2015 - 2019)',
    'Ticket 12345678',
    'Java 17.0.2, PostgreSQL 16',
    'Leitete Zahlungen 2015 – 2019, Ticket 4711-0815, 1.250.000 € Budget',
    'Paiements de 2015 à 2019, 10 000 000 de lignes',
    'Pagos de 2015 a 2019, 1.200.000 filas, ASP.NET y Node.js',
  ])('keeps what is none: %s', (text) => {
    expect(withoutContacts(text)).toBe(text);
  });

  it.each([
    ['Call +49 30 1234567 or write to ana@bench.example, please.', 'Call or write to , please.'],
    ["sean.o'neil@bench.example", ''],
    ['sean.o’neil@bench.example is mine', 'is mine'],
    ['Ana, 212-555-0147', 'Ana,'],
    ['See https://ana.example/cv today', 'See today'],
    ['ana+jobs@bench.example, ana (at) bench (dot) example', ','],
    ['See linkedin.com/in/ana-ruiz or ana-ruiz.dev.', 'See or .'],
  ])('of %s is %s', (text, rest) => {
    expect(withoutContacts(text)).toBe(rest);
  });

  it.each([
    '+44 20 7946 0123',
    '(212) 555-0147',
    '212-555-0147',
    '9876543210',
    '0711 1234567',
    'Tel. 12 34 56 78',
    '01.03.2027',
    '2015 - 2019',
    "o'neil@bench.example",
  ])('loses what a mask hides, and nothing else: %s', (text) => {
    const isHidden = maskContacts(text) !== text;
    expect(withoutContacts(text) !== text).toBe(isHidden);
    const { email, phone } = contactsIn(text);
    expect(email !== null || phone !== null).toBe(isHidden);
  });
});

test('an e-mail address keeps its apostrophe, so that it is no other person’s', () => {
  for (const written of ["sean.o'neil@bench.example", 'Sean.O’Neil@bench.example'])
    expect(contactsIn(`E-mail: ${written}`).email).toBe("sean.o'neil@bench.example");
});

describe('programming languages among the skills of a resume', async () => {
  const dictionary = await loadDictionary();
  const read = (...lines: string[]) => {
    const { skills, languages } = readResume(
      ['Ana Ruiz', 'Tester', '', 'Skills', ...lines].join('\n'),
      '2026-11-25',
      dictionary,
    );
    return {
      skills: skills.map(({ skill }) => skill).sort(),
      languages: languages.map(({ language }) => language),
    };
  };
  const three = { skills: ['Python', 'SQL', 'TypeScript'], languages: [] };
  const words = ['Languages', 'Sprachen', 'Langues', 'Langages', 'Idiomas', 'Lenguajes'];

  it.each(words)('are skills on a line of their own: %s', (word) => {
    expect(read(`${word}: Python, TypeScript, SQL`)).toEqual(three);
    expect(read(`${word}\tPython, TypeScript, SQL`)).toEqual(three);
  });
  it.each(words)('are skills below a heading of their own: %s', (word) => {
    expect(read(word, 'Python', 'TypeScript', 'SQL')).toEqual(three);
  });
  it.each([
    'Languages: English (native), German B2',
    'Sprachen: Englisch (Muttersprache), Deutsch B2',
    'Langues : anglais (langue maternelle), allemand B2',
    'Idiomas: inglés (nativo), alemán B2',
  ])('are told from those that people speak: %s', (line) => {
    const both = { ...three, languages: ['en', 'de'] };
    expect(read('Python, SQL, TypeScript', line)).toEqual(both);
    const [heading = '', rest = ''] = line.split(/\s?: /u);
    expect(read('Python, SQL, TypeScript', '', heading, ...rest.split(', '))).toEqual(both);
  });
});
