import { describe, expect, it } from 'vitest';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { readResume } from './readResume.ts';

const dictionary = await loadDictionary();
const read = (...lines: string[]) => readResume(lines.join('\n'), '2026-11-25', dictionary);
const work = (...lines: string[]) =>
  read(...lines).engagements.map(({ title, client, period: { from, to } }) => [title, client, from, to]);

describe('blocks with labels', () => {
  it.each([
    ['Client: Port Ltd, Dallas, TX', 'Jan 2019 – Mar 2020', 'Role: Tester', 'Environment: Java, Jira'],
    ['Kunde: Port Ltd', 'Zeitraum: 01/2019 – 03/2020', 'Rolle: Tester', 'Technologien: Java, Jira'],
    [
      'Client : Port Ltd',
      'Période : janvier 2019 – mars 2020',
      'Poste : Tester',
      'Environnement technique : Java, Jira',
    ],
    ['Cliente: Port Ltd', 'Periodo: enero de 2019 – marzo de 2020', 'Rol: Tester', 'Tecnologías: Java, Jira'],
  ])('are engagements wherever they stand: %s', (client, dates, role, environment) => {
    const block = [client, dates, role, environment];
    const { engagements, skills, title } = read('Ana Ruiz', '', 'Technical Skills', 'Python', '', ...block);
    expect(engagements).toMatchObject([
      { title: 'Tester', client: 'Port Ltd', period: { from: '2019-01', to: '2020-03' } },
    ]);
    expect(title?.value).toBe('Tester');
    expect(skills.map(({ skill, lastUsed }) => `${skill} ${lastUsed}`)).toEqual([
      'Python null',
      'Java 2020-03',
      'Jira 2020-03',
    ]);
    expect(engagements[0]?.quote).toContain(client.replace(' :', ':'));
  });

  it('may stand in cells of a table, one on each line', () => {
    expect(
      work('Projekthistorie', 'Zeitraum', '01/2019 – 03/2020', 'Kunde', 'Hafen AG', 'Rolle', 'Testerin'),
    ).toEqual([['Testerin', 'Hafen AG', '2019-01', '2020-03']]);
  });

  it('may have their dates on the line of the client, or above it', () => {
    const expected = [['Tester', 'Port Ltd', '2019-01', null]];
    expect(work('Client: Port Ltd, Dallas, TX Jan 2019 – Present', 'Role: Tester')).toEqual(expected);
    expect(work('Projects', 'Jan 2019 – Present', 'Client: Port Ltd', 'Role: Tester')).toEqual(expected);
  });

  it('may stand on one line, with their dates', () => {
    expect(work('Projects', 'Role: Tester | Client: Port Ltd | 2019 – 2020')).toEqual([
      ['Tester', 'Port Ltd', '2019-01', '2020-12'],
    ]);
  });

  it('end where other dated work begins', () => {
    expect(
      work(
        'Experience',
        'Client: Port Ltd',
        'Role: Tester',
        'Period: 2020 – 2021',
        'Clerk, Quay Ltd, 2018 – 2019',
      ),
    ).toEqual([
      ['Tester', 'Port Ltd', '2020-01', '2021-12'],
      ['Clerk', 'Quay Ltd', '2018-01', '2019-12'],
    ]);
  });

  it('without dates are listed as unread, and no client becomes a title', () => {
    const { engagements, unread, title } = read('Experience', 'Client: Verizon', 'Role: Tester');
    expect([engagements, unread, title]).toEqual([[], ['Client: Verizon', 'Role: Tester'], undefined]);
    expect(work('Experience', 'Client: Verizon', '2019 – 2020', 'Java Developer')).toEqual([
      ['Java Developer', 'Verizon', '2019-01', '2020-12'],
    ]);
  });
});

describe('the export of LinkedIn', () => {
  const lines = [
    'Contact',
    'www.linkedin.com/in/ana-ruiz-7b (LinkedIn)',
    'Top Skills',
    'Kotlin',
    'Certifications',
    'Scrum Master',
    'Ana Ruiz',
    'Lead Engineer at Port Ltd',
    'Madrid, Community of Madrid, Spain',
    'Experience',
    'Port Ltd',
    '2 years 10 months',
    'Lead Engineer',
    'January 2022 - Present (4 years 11 months)',
    'Madrid',
    'Engineer',
    'January 2020 - December 2021 (2 years)',
    'Quay SA',
    'Tester',
    'June 2016 - December 2019 (3 years 7 months)',
    'Page 1 of 1',
  ];

  it('has its name above the main column, and one employer above several jobs', () => {
    const resume = read(...lines);
    expect([resume.name?.value, resume.title?.value, resume.location?.value]).toEqual([
      'Ana Ruiz',
      'Lead Engineer',
      'Madrid, Spain',
    ]);
    expect(work(...lines)).toEqual([
      ['Lead Engineer', 'Port Ltd', '2022-01', null],
      ['Engineer', 'Port Ltd', '2020-01', '2021-12'],
      ['Tester', 'Quay SA', '2016-06', '2019-12'],
    ]);
    expect(resume.skills.map(({ skill }) => skill)).toEqual(['Kotlin']);
    expect(resume.certificates.map(({ name }) => name)).toEqual(['Scrum Master']);
    expect(resume.unread).toEqual([]);
  });
});

describe('times without work', () => {
  it.each([
    ['Experience', 'Parental leave, 2022 – 2023'],
    ['Berufserfahrung', '2022 – 2023\tElternzeit'],
    ['Expérience', 'Congé parental, 2022 – 2023'],
    ['Experiencia', 'Baja por maternidad, 2022 – 2023'],
    ['Berufserfahrung', '2022 – 2023\tWehrdienst'],
    ['Expérience', 'Service militaire, 2022 – 2023'],
    ['Experiencia', 'Servicio militar, 2022 – 2023'],
  ])('are no jobs and date no skill: %s, %s', (heading, pause) => {
    const { engagements, skills, unread } = read(
      heading,
      pause,
      '- Java',
      'Tester, Port Ltd, 2018 – 2019',
      '- Python',
    );
    expect(engagements.map(({ title }) => title)).toEqual(['Tester']);
    expect(skills.map(({ skill, lastUsed }) => `${skill} ${lastUsed}`)).toEqual([
      'Java null',
      'Python 2019-12',
    ]);
    expect(unread).toContain(pause.replace('\t', ' '));
  });

  it('are not the work at a school', () => {
    expect(work('Experience', 'Teacher, Lincoln High School, 2018 – 2019')).toHaveLength(1);
    expect(work('Experience', 'Bus Driver, Lincoln High School, 2018 – 2019')).toHaveLength(1);
  });
});

it('the employer may stand with its place above the title', () => {
  expect(work('Experience', 'ACME, Inc., Dallas, TX\tJan 2019 – Mar 2020', 'Tester')).toEqual([
    ['Tester', 'ACME, Inc.', '2019-01', '2020-03'],
  ]);
  expect(work('Experience', '2018 – 2019\tHafen GmbH (Madrid)', 'Tester')).toEqual([
    ['Tester', 'Hafen GmbH', '2018-01', '2019-12'],
  ]);
});

it('the title is that of the latest work, not of the first that is named', () => {
  expect(
    read('Experience', 'Clerk, Quay Ltd, 2015 – 2018', 'Tester, Port Ltd, since 2019').title?.value,
  ).toBe('Tester');
});

it.each([
  '* Worked as Tester in Port Ltd from June 2018 to May 2019.',
  '- Tätig als Testerin bei Port Ltd von 06/2018 bis 05/2019',
  '- Travaille comme testeuse chez Port Ltd de juin 2018 à mai 2019',
  '- Trabajé como tester en Port Ltd de junio de 2018 a mayo de 2019',
])('work may be told in a sentence: %s', (line) => {
  expect(work('Experience', line)).toMatchObject([
    [expect.stringMatching(/^test/iu), 'Port Ltd', '2018-06', '2019-05'],
  ]);
});

it('a period may stand between title and employer, and the town in brackets', () => {
  expect(work('Experiencia', 'JEFE DE OBRA. Turia S.A. (Alicante)', 'abril de 2018 – actualidad')).toEqual([
    ['JEFE DE OBRA', 'Turia S.A.', '2018-04', null],
  ]);
  expect(work('Experience', 'Sr. Developer, Sai Infotech, Hyderabad, India, 2013 – 2014')).toEqual([
    ['Sr. Developer', 'Sai Infotech', '2013-01', '2014-12'],
  ]);
});

it('terms among the degrees are no degree', () => {
  const { education, rate, availableFrom } = read(
    'Education',
    'BA Design, University of Brighton, 2016',
    'Available from 15 January 2027',
    'Rate: 65 EUR/h',
  );
  expect(education.map(({ title }) => title)).toEqual(['BA Design']);
  expect([rate?.value.amount, availableFrom?.value]).toEqual([6500, '2027-01-15']);
});

it('languages may stand behind each other with a dash', () => {
  const levels = (line: string) =>
    read('Langues', line).languages.map((one) => `${one.language} ${one.level}`);
  expect(levels('Anglais : B1 – Espagnol : A2')).toEqual(['en B1', 'es A2']);
  expect(levels('Englisch – verhandlungssicher')).toEqual(['en C1']);
});

it.each([
  'Relevant Work Experience',
  'Praktische Erfahrung',
  'Expériences significatives',
  'Otras experiencias',
])('the heading may have more words: %s', (heading) => {
  expect(work(heading, 'Tester, Port Ltd, 2019 – 2020')).toHaveLength(1);
});

it('a heading in capitals ends the details of work, with its list on the same line', () => {
  const { skills, languages } = read(
    'EXPERIENCE',
    'Tester, Port Ltd, 2018 – 2019',
    'Tools: Jira',
    'SKILLS: SQL, Python',
    'LANGUAGES: English (fluent), Dari (native)',
  );
  expect(skills.map(({ skill, lastUsed }) => `${skill} ${lastUsed}`)).toEqual([
    'Jira 2019-12',
    'SQL null',
    'Python null',
  ]);
  expect(languages.map(({ language }) => language)).toEqual(['en']);
});
