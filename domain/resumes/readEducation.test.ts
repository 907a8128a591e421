import { describe, expect, it } from 'vitest';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { readResume } from './readResume.ts';

const dictionary = await loadDictionary();
const read = (...lines: string[]) => readResume(['Ana Ruiz', ...lines].join('\n'), '2026-11-25', dictionary);
const education = (...lines: string[]) =>
  read(...lines).education.map(({ title, school, year }) => [title, school, year]);

describe('degrees', () => {
  it.each([
    [
      'with the subject behind a comma',
      'Education',
      'University of York',
      'Bachelor of Science - BS, Physics · (2011 - 2014)',
    ],
    [
      'with dates above',
      'Education',
      '2011 – 2014',
      'Bachelor of Science - BS, Physics',
      'University of York',
    ],
    [
      'with dates below',
      'Education',
      'Bachelor of Science - BS, Physics',
      'University of York',
      '2011 – 2014',
    ],
    [
      'in a table',
      'Education',
      'Degree\tUniversity\tYear',
      'Bachelor of Science - BS, Physics\tUniversity of York\t2014',
    ],
    [
      'behind a label among the details of work',
      'Experience',
      'Tester, Port Ltd, 2015 – 2019',
      'Education: Bachelor of Science - BS, Physics, University of York, 2014',
    ],
  ])('%s', (_, ...lines) => {
    expect(education(...lines)).toEqual([['Bachelor of Science - BS, Physics', 'University of York', 2014]]);
  });

  it('keep their short name', () => {
    expect(
      education(
        'Education',
        'University of Waterloo',
        'Bachelor of Mathematics - BMath, Statistics · (2013 - 2017)',
      ),
    ).toEqual([['Bachelor of Mathematics - BMath, Statistics', 'University of Waterloo', 2017]]);
  });

  it('are several, each with its school and year', () => {
    expect(
      education(
        'Formation',
        ...['Licence professionnelle Développement web', 'IUT de Lannion – 2016'],
        ...['BTS SIO', 'Lycée Rabelais, Saint-Brieuc – 2015'],
      ),
    ).toEqual([
      ['Licence professionnelle Développement web', 'IUT de Lannion', 2016],
      ['BTS SIO', 'Lycée Rabelais', 2015],
    ]);
  });

  it.each([
    ['B.Tech, IIT Delhi, 2014', ['B.Tech', 'IIT Delhi', 2014]],
    ['B.Tech, Computer Science, IIT Delhi, 2014', ['B.Tech, Computer Science', 'IIT Delhi', 2014]],
    ['Bachelor, RWTH Aachen', ['Bachelor', 'RWTH Aachen', null]],
    ['B.E. | BITS Pilani', ['B.E.', 'BITS Pilani', null]],
    ['MSc, UCL', ['MSc', 'UCL', null]],
    ['B.Tech, JNTU, Computer Science, 2014', ['B.Tech, Computer Science', 'JNTU', 2014]],
    ['B.Tech, Sri Venkateswara, Electronics, 2014', ['B.Tech, Electronics', 'Sri Venkateswara', 2014]],
    ['B.Com, Loyola, Accounting, 2014', ['B.Com, Accounting', 'Loyola', 2014]],
    ['M.Sc., Karlshof, Informatik, 2014', ['M.Sc., Informatik', 'Karlshof', 2014]],
    ['M.Sc., IIT Delhi, Physics, 2014', ['M.Sc., Physics', 'IIT Delhi', 2014]],
    ['Bachelor, Westhaven, Graphic Design, 2014', ['Bachelor, Graphic Design', 'Westhaven', 2014]],
    ['B.Tech, VJTI, Mumbai, 2014', ['B.Tech', 'VJTI', 2014]],
    ['B.Tech, VJTI, CGPA 8.2, 2014', ['B.Tech', 'VJTI', 2014]],
    ['Bachelor, Physics', ['Bachelor, Physics', null, null]],
    ['B.Sc., Computer Science, 2014', ['B.Sc., Computer Science', null, 2014]],
    ['Bachelor | Wirtschaftsinformatik | 2019', ['Bachelor, Wirtschaftsinformatik', null, 2019]],
    ['Bachelor, Physics, Sorbonne', ['Bachelor, Physics', 'Sorbonne', null]],
    ['Bachelor, Physik mit Astronomie, HTW Berlin', ['Bachelor, Physik mit Astronomie', 'HTW Berlin', null]],
  ])('“%s” tell the school from the subject', (line, entry) => {
    expect(education('Education', line)).toEqual([entry]);
  });

  it.each([
    ['with old spelling', ['Abschluß: BSc Physik, TU Berlin, 2014']],
    ['with its own words', ['Name und Art der Bildungsstätte (Straße)\tTU Berlin', 'BSc Physik, 2014']],
  ])('stand behind a label %s', (_, lines) => {
    expect(education('Ausbildung', ...lines)).toEqual([['BSc Physik', 'TU Berlin', 2014]]);
  });

  it('stand below the head of a table, whichever words it has', () => {
    expect(
      education('Education', 'Title\tSchool\tLocation\tYear', 'BSc Physics\tUniversity of York\tYork\t2014'),
    ).toEqual([['BSc Physics', 'University of York', 2014]]);
  });

  it('stand beside certificates', () => {
    const { education: degrees, certificates } = read(
      'Qualifications',
      'HND Computing, Stockport College, 2014',
      'Certified Kubernetes Administrator, 2022',
    );
    expect(degrees).toMatchObject([{ title: 'HND Computing', year: 2014 }]);
    expect(certificates).toMatchObject([{ name: 'Certified Kubernetes Administrator', year: 2022 }]);
  });
});

it('a surname that ends as an occupation is a name above a title', () => {
  const { name, title } = readResume(
    'Malte Wiesinger\nSoftwareentwickler\nKenntnisse\nJava',
    '2026-11-25',
    dictionary,
  );
  expect([name?.value, title?.value]).toEqual(['Malte Wiesinger', 'Softwareentwickler']);
});

it('a town beside the name is the place', () => {
  const { name, location } = readResume(
    'Théodore Lacombe\t33000 Bordeaux\nArchitecte logiciel',
    '2026-11-25',
    dictionary,
  );
  expect([name?.value, location?.value]).toEqual(['Théodore Lacombe', 'Bordeaux']);
});

it.each([
  ['42-8, Bangbae-ro 15-gil, Seoul, Republic of Korea', 'Seoul, Republic of Korea'],
  ['14 Mill Lane, Stockport, SK4 2AA', 'Stockport'],
  ['Dirección: A Coruña, España (Domicilio)', 'A Coruña, España'],
  ['Flensburg | 0461 555 0126 | ana@bench.example', 'Flensburg'],
])('of %s the town is read', (line, place) => {
  expect(read('Tester', line).location?.value).toBe(place);
});
