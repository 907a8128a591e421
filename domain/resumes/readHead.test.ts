import { describe, expect, it } from 'vitest';
import { tidied } from '../documentText/readDocument.ts';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { readResume } from './readResume.ts';

const dictionary = await loadDictionary();
const read = (text: string) => readResume(tidied(text), '2026-11-25', dictionary);

describe('the name of a resume', () => {
  it.each([
    ['Lebenslauf\nPersönliche Daten\nName: Jürgen Weiß', 'Jürgen Weiß'],
    ['Datos personales\nNombre: Lucía Gómez', 'Lucía Gómez'],
    ['État civil\nNom : Maëlle Quéré\nNée le 3 mai 1990', 'Maëlle Quéré'],
    ['Personal details\nName: A. R. Surname', 'A. R. Surname'],
    ['Name: A. R. Surname\nJava Developer', 'A. R. Surname'],
    ['Persönliche Daten\nVorname: Jürgen\nNachname: Weiß', 'Jürgen Weiß'],
    ['Datos personales\nNombre: Lucía\nApellidos: Gómez Arana', 'Lucía Gómez Arana'],
    ['État civil\nNom : QUÉRÉ\nPrénom : Maëlle', 'Maëlle Quéré'],
    ['Persönliche Daten\nName, Vorname\tWeiß, Jürgen', 'Jürgen Weiß'],
    ['Name\nJürgen Weiß\nOrt\nUlm', 'Jürgen Weiß'],
    ['Name\tJürgen Weiß', 'Jürgen Weiß'],
    ['Personal information\tHelena Kovalcová\nUlm', 'Helena Kovalcová'],
    ['Jack Ma\nTester', 'Jack Ma'],
    ['NORA BA\nTester', 'Nora Ba'],
    ['Nora Novak, MA\nTester', 'Nora Novak'],
    ['Megan Hale Resume\nTester', 'Megan Hale'],
    ['Anna Weiß-Großmann – Lebenslauf\nTester', 'Anna Weiß-Großmann'],
    ['MEGAN HALE – CURRICULUM VITAE', 'Megan Hale'],
    ['Curriculum Vitae of Megan Hale', 'Megan Hale'],
    ['Lebenslauf von Jürgen Weiß', 'Jürgen Weiß'],
    ['CV de Lucía Gómez', 'Lucía Gómez'],
    ['Profil\nBernd Achterberg\nTester', 'Bernd Achterberg'],
    ['ana@bench.example\n+34 600 123 456\nMadrid, Spain\nAna Ruiz\nTester', 'Ana Ruiz'],
    ['A N A  R U I Z\nTester', 'Ana Ruiz'],
    ['Ana Ruiz (she/her)', 'Ana Ruiz'],
    ['RUIZ, Ana', 'Ana Ruiz'],
    ['Ana Ruiz, PMP', 'Ana Ruiz'],
    ['Thomas LE GUENNEC', 'Thomas Le Guennec'],
    ['priya sharma', 'Priya Sharma'],
    ['Xiaoming Wang (王小明)', 'Xiaoming Wang'],
    ['Prasad Kumar Mobile: +91 98765 43210', 'Prasad Kumar'],
    ['Ana Ruiz, MD', 'Ana Ruiz'],
  ])('%j is read', (text, name) => {
    expect(read(text).name?.value).toBe(name);
  });

  it.each([
    'University of Leeds\nBSc Physics',
    'Dallas, TX',
    'References\nName: Moira Lennox',
    'Madrid, Spain',
  ])('%j has none', (text) => {
    expect(read(text).name).toBeUndefined();
  });

  it('quotes its lines', () => {
    expect(read('Persönliche Daten\nVorname: Jürgen\nNachname: Weiß').name?.quote).toBe(
      'Vorname: Jürgen · Nachname: Weiß',
    );
  });
});

describe('the place of a resume', () => {
  it.each([
    ['Dallas, TX', 'Dallas, TX'],
    ['Chicago, IL 60601', 'Chicago, IL'],
    ['San Francisco, CA, USA', 'San Francisco, CA'],
    ['Toronto, ON', 'Toronto, ON'],
    ['Raum Frankfurt', 'Frankfurt'],
    ['Nantes (44), France', 'Nantes, France'],
    ['Greater Denver Area', 'Denver'],
    ['Sevilla y alrededores', 'Sevilla'],
  ])('%s', (line, place) => {
    expect(read(`Ana Ruiz\nTester\n${line}`).location?.value).toBe(place);
  });
});

it('the title leaves out the employer and the kind of contract', () => {
  expect(read('Ana Ruiz\nBackend Engineer at Port Ltd').title?.value).toBe('Backend Engineer');
  expect(read('Ana Ruiz\nBackend-Entwicklerin bei Hafen AG').title?.value).toBe('Backend-Entwicklerin');
  expect(read('Ana Ruiz\nBusiness Analyst (Contract)').title?.value).toBe('Business Analyst');
});
