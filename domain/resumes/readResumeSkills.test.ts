import { describe, expect, it } from 'vitest';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { readResume } from './readResume.ts';

const dictionary = await loadDictionary();
const read = (...lines: string[]) =>
  readResume(['Ana Ruiz', 'Madrid, Spain', '', 'Skills', ...lines].join('\n'), '2026-11-25', dictionary);
const skills = (...lines: string[]) => read(...lines).skills.map(({ skill }) => skill);

describe('words that no dictionary knows', () => {
  it('are skills beside known ones in the same list', () => {
    expect(skills('Python, Quillnote Desk')).toEqual(['Python', 'Quillnote Desk']);
    expect(skills('Python', 'Quillnote Desk')).toEqual(['Python', 'Quillnote Desk']);
  });

  it('are none elsewhere, and their lines are listed', () => {
    const { skills: found, unread } = read('Quillnote Desk, Blurb Tray', '', 'Python, SQL');
    expect(found.map(({ skill }) => skill)).toEqual(['Python', 'SQL']);
    expect(unread).toContain('Quillnote Desk, Blurb Tray');
  });

  it.each([
    'Priya Raman',
    'Ana Ruiz',
    'Denver',
    'Frankfurt',
    'Madrid',
    'Dallas TX 2019',
    'Spain',
    'Responsibilities',
    'Aufgaben',
    'Availability & Rate',
    'October',
    'Oktober 2019',
    'Summer 2019',
    'linkedin.com/in/ana',
    'https://ana.example',
    'ana@bench.example',
  ])('are none if they name something else: %s', (words) => {
    expect(skills(`Python, ${words}, SQL`)).toEqual(['Python', 'SQL']);
  });
});

it('a season is no framework', () => {
  for (const season of ['Spring 2012', 'Spring of 2019'])
    expect(skills(`Python, ${season}`)).toEqual(['Python']);
  expect(skills('Python, Spring')).toEqual(['Python', 'Spring']);
});

it('“since” and periods beside a skill say its years and its last use', () => {
  expect(
    read('Java since 2019, Perl 2010–2014, SQL (seit 2016)').skills.map(
      ({ skill, years, lastUsed }) => `${skill} ${years} ${lastUsed}`,
    ),
  ).toEqual(['Java 7 2026-11', 'Perl 5 2014-12', 'SQL 10 2026-11']);
});

it('the label of a row is none of its skills', () => {
  expect(skills('Databases\tPostgreSQL, MongoDB')).toEqual(['PostgreSQL', 'MongoDB']);
  expect(skills('Flutter\tDart\tKotlin')).toEqual(['Flutter', 'Dart', 'Kotlin']);
});

it('pasted signs are read as what they stand for', () => {
  expect(skills('Snow\ufb02ake, Post\u00adgreSQL, Con\ufb02uence')).toEqual([
    'Snowflake',
    'PostgreSQL',
    'Confluence',
  ]);
});

it('a skill of two words with “and” is no heading', () => {
  expect(skills('Python', 'Training and Development', 'SQL')).toContain('SQL');
  expect(read('Python', 'Education and Training', 'BSc Physics, Leeds, 2012').education).toHaveLength(1);
});
