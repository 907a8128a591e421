import { describe, expect, it } from 'vitest';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { readResume } from './readResume.ts';
import { plainResume, type SampleLanguage, sampleResumes } from './testing/sampleResumes.ts';

const today = '2026-11-25';
const dictionary = await loadDictionary();
const read = (text: string) => readResume(text, today, dictionary);
const valuesOf = (language: SampleLanguage) => {
  const {
    unread,
    engagements,
    skills: _,
    languages,
    education,
    certificates,
    ...found
  } = read(plainResume(sampleResumes[language]));
  return {
    ...Object.fromEntries(Object.entries(found).map(([field, { value }]) => [field, value])),
    engagements: engagements.map(
      ({ title, client, period: { from, to } }) => `${title} / ${client} / ${from} – ${to}`,
    ),
    languages: languages.map(({ language, level }) => `${language} ${level}`),
    education: education.map(({ title, school, year }) => `${title} / ${school} / ${year}`),
    certificates: certificates.map(({ name, year }) => `${name} / ${year}`),
    unread,
  };
};

describe('a resume', () => {
  it('in English is read into all fields', () => {
    expect(valuesOf('en')).toMatchInlineSnapshot(`
      {
        "availability": "1 month notice",
        "certificates": [
          "Oracle Certified Professional Java SE 17 / 2022",
          "AWS Certified Developer / 2021",
        ],
        "education": [
          "MSc Computer Science / University of Leeds / 2014",
        ],
        "email": "maya.lindqvist@mail.example",
        "engagements": [
          "Senior Java Developer / Northbank Payments Ltd / 2019-03 – null",
          "Software Engineer / Halden Retail plc / 2014-09 – 2019-02",
        ],
        "experience": 11,
        "languages": [
          "en Native",
          "sv C1",
          "de A2",
        ],
        "location": "London, United Kingdom",
        "name": "Maya Lindqvist",
        "phone": "+44 20 7946 0123",
        "rate": {
          "amount": 8500,
          "currency": "GBP",
        },
        "summary": "Backend engineer with 11 years of experience in payment systems.
      Calm in production incidents.",
        "title": "Senior Java Developer",
        "unread": [
          "Sea swimming",
        ],
      }
    `);
  });
  it('in German is read into all fields', () => {
    expect(valuesOf('de')).toMatchInlineSnapshot(`
      {
        "availableFrom": "2027-03-01",
        "certificates": [
          "SnowPro Core / 2023",
        ],
        "education": [
          "M. Sc. Informatik / Technische Universität Dresden / 2016",
        ],
        "email": "juergen@post.example",
        "engagements": [
          "Data Engineer / Hansewind Energie GmbH / 2020-04 – null",
          "BI-Entwickler / Kranich Versicherung AG / 2016-10 – 2020-03",
        ],
        "experience": 10,
        "languages": [
          "de Native",
          "en C1",
        ],
        "location": "Berlin",
        "name": "Jürgen Östermann",
        "phone": "030 5550123",
        "rate": {
          "amount": 9500,
          "currency": "EUR",
        },
        "summary": "Ich baue Datenplattformen, die nachts nicht anrufen.",
        "title": "Data Engineer",
        "unread": [],
      }
    `);
  });
  it('in French is read into all fields', () => {
    expect(valuesOf('fr')).toMatchInlineSnapshot(`
      {
        "availability": "Immediate",
        "certificates": [
          "Professional Scrum Master I / 2020",
        ],
        "education": [
          "Licence informatique / Université de Grenoble / 2017",
        ],
        "email": "chloe@courriel.example",
        "engagements": [
          "Développeuse front-end / Atelier Mistral SAS / 2021-01 – null",
          "Intégratrice web / Groupe Ventoux / 2017-09 – 2020-12",
        ],
        "experience": 9,
        "languages": [
          "fr Native",
          "en C1",
        ],
        "location": "Lyon, France",
        "name": "Chloé Marchand",
        "phone": "06 12 34 56 78",
        "rate": {
          "amount": 6500,
          "currency": "EUR",
        },
        "summary": "Sept ans d’interfaces accessibles et rapides.",
        "title": "Développeuse front-end",
        "unread": [],
      }
    `);
  });
  it('in Spanish is read into all fields', () => {
    expect(valuesOf('es')).toMatchInlineSnapshot(`
      {
        "availability": "2 weeks notice",
        "certificates": [
          "Certified Kubernetes Administrator / 2024",
        ],
        "education": [
          "Grado en Ingeniería Informática / Universidad de Valencia / 2015",
        ],
        "email": "inigo@correo.example",
        "engagements": [
          "Ingeniero DevOps / Naranja Digital S.L. / 2020-05 – null",
          "Administrador de sistemas / Puerto Gris S.A. / 2016-01 – 2020-04",
        ],
        "experience": 8,
        "languages": [
          "es Native",
          "en B2",
          "fr A2",
        ],
        "location": "Valencia, España",
        "name": "Íñigo Belmonte Ruiz",
        "phone": "+34 600 123 456",
        "rate": {
          "amount": 6000,
          "currency": "EUR",
        },
        "summary": "Más de 8 años de experiencia en automatización.",
        "title": "Ingeniero DevOps",
        "unread": [],
      }
    `);
  });
});

describe('the skills of a resume', () => {
  it.each<[SampleLanguage, string[]]>([
    ['en', ['Java 9 2026-11', 'Spring Boot 7 2026-11', 'PostgreSQL 4 2019-02', 'Docker 4 2019-02']],
    ['de', ['Python 6 2026-11', 'SQL 3 2020-03']],
    ['fr', ['React 5 2026-11', 'CSS 3 2020-12', 'Cypress 3 2020-12']],
    ['es', ['Terraform 6 2026-11', 'Ansible 4 2020-04', 'Python 4 2020-04']],
  ])('have the years that it states or dates, and the month of last use (%s)', (language, expected) => {
    const { skills } = read(plainResume(sampleResumes[language]));
    const told = skills.map(({ skill, years, lastUsed }) => `${skill} ${years} ${lastUsed}`);
    expect(told).toEqual(expect.arrayContaining(expected));
  });
});

describe('a resume that is written otherwise', () => {
  it('has its title as the work history writes it, and not in capitals', () => {
    const { title } = read(`Élodie MARCHAND
CHEFFE DE PROJET DIGITAL

EXPÉRIENCES PROFESSIONNELLES
2020 à ce jour : Cheffe de projet digital chez Orizon Média, Lyon`);
    expect(title?.value).toBe('Cheffe de projet digital');
  });

  it('names the place of work and the job above or below the dates', () => {
    const below = read(
      'Work history\n2019 - 2021\nTest Lead\nPort Ltd\nWrote the tests.\n\n2017 - 2019\nTester\nQuay Ltd',
    );
    expect(below.engagements).toMatchObject([
      { title: 'Test Lead', client: 'Port Ltd', summary: 'Wrote the tests.' },
      { title: 'Tester', client: 'Quay Ltd', summary: null },
    ]);
  });

  it.each([
    ['Jan. 2020 to date', '2020-01', null],
    ['01.04.2018 - 31.12.2019', '2018-04', '2019-12'],
    ['seit Oktober 2021', '2021-10', null],
    ['de mars 2015 à juin 2016', '2015-03', '2016-06'],
    ['desde enero de 2017 hasta mayo de 2018', '2017-01', '2018-05'],
    ['2014-02 – 2015-03', '2014-02', '2015-03'],
  ])('has the dates %s', (dates, from, to) => {
    const [entry] = read(`Experience\nData Engineer, Port Ltd, ${dates}`).engagements;
    expect(entry).toMatchObject({ title: 'Data Engineer', client: 'Port Ltd', period: { from, to } });
  });

  it('gives no contact details to fields that recruiters read', () => {
    const { summary, engagements, email, phone } = read(
      'Eva Roth\n+49 151 2345678\nProfile\nWrite to eva@mail.example or +49 151 2345678, see https://eva.example.\nExperience\nTester, Port Ltd, 2019 - 2021\n- Reachable at boss@port.example',
    );
    expect([email?.value, phone?.value]).toEqual(['eva@mail.example', '+49 151 2345678']);
    expect(JSON.stringify([summary?.value, engagements[0]?.summary])).not.toMatch(/@|\d{4}|https/u);
  });

  it('has years behind a colon, lists with dots, and no skills that it rules out', () => {
    const { skills, unread } = read(
      'Skills\nReact : 6 ans\nJava: 10 years\nPostgreSQL · Docker\nno PHP\nkein SAP\npas de Perl\nnada de COBOL',
    );
    expect(skills.map(({ skill, years }) => [skill, years])).toEqual([
      ['React', 6],
      ['Java', 10],
      ['PostgreSQL', null],
      ['Docker', null],
    ]);
    expect(unread).toEqual(['no PHP', 'kein SAP', 'pas de Perl', 'nada de COBOL']);
  });

  it('without anything known is listed line by line', () => {
    const { unread, engagements, skills, ...others } = read('lorem ipsum\ndolor sit');
    expect([unread, engagements, skills]).toEqual([['lorem ipsum', 'dolor sit'], [], []]);
    expect(Object.keys(others)).toEqual(['languages', 'education', 'certificates']);
  });

  it('of hostile length is read at once', () => {
    const begun = performance.now();
    for (const text of [
      'a '.repeat(50_000),
      '1'.repeat(100_000),
      `${'A'.repeat(50_000)}@`,
      '- '.repeat(50_000),
    ])
      read(text);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
