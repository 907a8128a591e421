import { describe, expect, it } from 'vitest';
import { needFor, scoreOf } from '../matching/testing/world.ts';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { readText } from './readText.ts';

const dictionary = await loadDictionary();
const uses = (text: string) =>
  Object.fromEntries(
    readText(text, dictionary, { today: '2026-01-15' }).skills.map(({ name, lastUsed }) => [name, lastUsed]),
  );

describe('the time in which a skill was used', () => {
  it.each([
    'Java since 2019',
    'Java seit 03/2019',
    'Java depuis 2019',
    'Java desde 2019',
    'Java 2019 – today',
  ])('goes on to today: %s', (text) => expect(uses(text)).toEqual({ Java: '2026-01' }));

  it.each([
    ['Java and Spring since 2019, PHP 2012–2015', { Java: '2026-01', Spring: '2026-01', PHP: '2015-12' }],
    ['PHP 2012–2015, Java 2016–2019', { PHP: '2015-12', Java: '2019-12' }],
    ['2012–2015 PHP, 2016–2019 Java', { PHP: '2015-12', Java: '2019-12' }],
    ['Desde 2012 hasta 2015 PHP', { PHP: '2015-12' }],
  ])('is that of its clause: %s', (text, expected) => expect(uses(text)).toEqual(expected));

  it.each([
    'Java. On parental leave 2023–2024.',
    'Elternzeit 2022–2023, davor Java',
    'School 1999–2005, Java',
    '2010–2014: BSc Computer Science, Java',
    'Military service 2010–2011\nJava',
    'Congé parental 2021–2022, Java',
    'Servicio militar 2001–2002, Java',
  ])('is not that of leave, school or service: %s', (text) => expect(uses(text)).toEqual({ Java: null }));

  it.each([
    'Ingénieur études et développement, 2015–2019: Java',
    'Chargé d’études 2015–2019, Java',
    '2015–2019 clinical studies with Java',
    '2015–2019 student information system in Java',
    '2015–2019: Universität Bonn, Java-Entwicklung',
    'Estudios de mercado 2015–2019 con Java',
    'Gestion de licence SAP 2015–2019, Java',
  ])('is that of work which sounds like school: %s', (text) => expect(uses(text).Java).toBe('2019-12'));

  it('counts what goes on more than what ended', () => {
    const need = needFor({ skills: [{ name: 'Java' }] });
    const score = (text: string) => scoreOf(need, { id: 'c0', text }).exact;
    expect(score('Java since 2019')).toBeGreaterThan(score('Java 2019–2023'));
    expect(score('On parental leave 2023–2024. Java 2015–2019.')).toBe(score('Java 2015–2019.'));
  });
});
