import { describe, expect, it } from 'vitest';
import { spellingOf } from '../skills/spelling.ts';
import { headingsAt, mapColumns } from './columns.ts';
import { type PlannedImport, planImport } from './planImport.ts';
import { readNotice } from './readNotice.ts';

const today = '2026-11-28';
const known = spellingOf(['Java', 'React', 'SQL', 'Python', 'CI/CD']);

/** A bench sheet as firms keep it: a title above the headings, and everyone writes as they like. */
const sheet = [
  ['Bench report week 48', '', '', '', '', '', '', '', '', '', ''],
  ['Prepared by HR', '', '', '', '', '', '', '', '', '', ''],
  [
    'Consultant Name',
    'Designation',
    'Primary Skills',
    'Total Exp (Yrs)',
    'Current Location',
    'Notice Period',
    'LWD',
    'Bill Rate',
    'Email ID',
    'Mobile No',
    'Visa',
  ],
  [
    'Ravi Kumar',
    'Java Developer',
    'Java, SQL',
    '7',
    'Pune',
    '15 days',
    '15-Jan-27',
    '$65',
    'ravi@firm.example',
    '+91 98450 12345',
    'H1B',
  ],
  [
    'Meera Iyer',
    'React Developer',
    'React • SQL',
    '6 years 5 months',
    'Chennai',
    '30 days',
    '1st Dec 2026',
    '$65 - $75/hr',
    'meera@firm.example',
    '',
    '',
  ],
  [
    'Jürgen Weiß',
    'SAP Berater',
    'SQL',
    '12-14',
    'München',
    'sofort',
    '01.01.27',
    '€ 640 / Tag',
    'weiss@firm.example',
    '0171 5550142',
    '',
  ],
  [
    'Chloé Martin',
    'Développeuse',
    'Python',
    '5 ans',
    'Lyon',
    '2 mois',
    '10 Dec 2026',
    'TJM 550€',
    'chloe@firm.example',
    '',
    '',
  ],
  [
    'Diego Núñez',
    'Desarrollador',
    'Java / SQL',
    '8 años',
    'Madrid',
    'inmediata',
    '12/05/2026',
    '55-65 EUR/h',
    'diego@firm.example',
    '',
    '',
  ],
  [
    'Aiko Tanaka',
    'QA Engineer',
    'SQL',
    '4',
    'Osaka',
    'ASAP',
    '2026年12月20日',
    '72.50',
    'aiko@firm.example',
    '',
    '',
  ],
  [
    'Peter Okafor',
    'DevOps Engineer',
    'CI/CD',
    '10+',
    'London',
    '2 months',
    '31/12/2026',
    '£85 per hour',
    'peter@firm.example',
    '',
    '',
  ],
  [
    'Ana Lima',
    'Data Engineer',
    'Python|SQL',
    '6.5',
    'Lisboa',
    'LWD 20 Dec',
    '',
    '60 €/h',
    'ana@firm.example',
    '',
    '',
  ],
  [
    'Tom Hale',
    'Architect',
    'Java',
    '18 yrs',
    'Austin, TX',
    'notice 45 days',
    'Immediately',
    '$1,200/day',
    'tom@firm.example',
    '',
    '',
  ],
  ['Sara Blom', 'Tester', 'SQL', '>3', 'Utrecht', '1 maand', '12/7/26', '€48,50', 'not an address', '', ''],
  [
    'Vikram Rao',
    'Java Lead',
    'Java',
    '11',
    'Hyderabad',
    '60 days',
    '',
    '12 LPA',
    'vikram@firm.example',
    '',
    '',
  ],
  [
    'Neha Shah',
    'Java Developer',
    'Java',
    '5',
    'Mumbai',
    '1 month',
    '',
    '₹ 3,500/hr',
    'neha@firm.example',
    '',
    '',
  ],
];

const at = headingsAt(sheet);
const [headers = [], ...rows] = sheet.slice(at);
const mapping = mapColumns(headers);
const plan = planImport({ rows, headers, mapping, today, existing: [], known });
const rowOf = (name: string): PlannedImport => {
  const found = plan.find((one) => one.name === name);
  if (!found) throw new Error(`There is no row of ${name}`);
  return found;
};
const created = (name: string) => rowOf(name).item as { create: Record<string, unknown> } | null;

describe('an ordinary bench sheet', () => {
  it('has its headings below a title, in the words of the trade', () => {
    expect(at).toBe(2);
    expect(mapping).toEqual([
      'name',
      'title',
      'skills',
      'experience',
      'location',
      'availability',
      'availableFrom',
      'rate',
      'email',
      'phone',
      null,
    ]);
  });

  it('is imported, but for the rates that nobody can know per hour or in a currency in use', () => {
    const refused = plan.filter(({ item }) => item === null);
    expect(refused.map(({ name, reasons }) => [name, reasons[0]])).toEqual([
      ['Vikram Rao', { code: 'rateUnit', field: 'rate' }],
      [
        'Neha Shah',
        { code: 'currencyNotInUse', field: 'rate', currency: 'INR', values: 'USD, EUR, GBP, CAD' },
      ],
    ]);
  });

  it.each([
    [
      'Ravi Kumar',
      { availability: '2 weeks notice', availableFrom: '2027-01-15', rate: 6500, experience: 7 },
    ],
    [
      'Meera Iyer',
      {
        availability: '1 month notice',
        availableFrom: '2026-12-01',
        rate: 7500,
        experience: 6,
        skills: ['React', 'SQL'],
      },
    ],
    [
      'Jürgen Weiß',
      { availability: 'Immediate', availableFrom: '2027-01-01', rate: 8000, currency: 'EUR', experience: 12 },
    ],
    [
      'Chloé Martin',
      {
        availability: '1 month notice',
        availableFrom: '2026-12-10',
        rate: 6875,
        currency: 'EUR',
        experience: 5,
      },
    ],
    [
      'Diego Núñez',
      { availability: 'Immediate', availableFrom: '2026-05-12', rate: 6500, skills: ['Java', 'SQL'] },
    ],
    ['Aiko Tanaka', { availability: 'Immediate', availableFrom: '2026-12-20', rate: 7250 }],
    [
      'Peter Okafor',
      { availability: '1 month notice', availableFrom: '2026-12-31', currency: 'GBP', skills: ['CI/CD'] },
    ],
    ['Ana Lima', { availability: '2 weeks notice', availableFrom: '2026-12-20', experience: 6 }],
    ['Tom Hale', { availability: '1 month notice', rate: 15000, experience: 18 }],
    ['Sara Blom', { availableFrom: '2026-07-12', rate: 4850, experience: 3 }],
  ])('reads the row of %s as its provider means it', (name, values) => {
    expect(created(name)?.create).toMatchObject(values);
  });

  it('says what it stored in place of the words of the file', () => {
    const notesOf = (name: string) =>
      rowOf(name).reasons.map((one) => ('field' in one ? `${one.field} ${one.code}` : one.code));
    expect(notesOf('Ravi Kumar')).toEqual(['availability readAs']);
    expect(notesOf('Meera Iyer')).toEqual(['experience roundedDown', 'rate upperEnd']);
    expect(notesOf('Jürgen Weiß')).toEqual(['experience lowerEnd', 'rate perDay']);
    expect(notesOf('Sara Blom')).toEqual(['availability omitted', 'email omitted']);
  });
});

describe('when somebody is free', () => {
  it.each([
    ['Immediately, for 6 months', 'Immediate'],
    ['sofort, 14 Tage Resturlaub', 'Immediate'],
    ['2 weeks, not immediately', '2 weeks notice'],
  ])('%s is %s: what is said first counts', (text, availability) => {
    expect(readNotice(text, today)?.availability).toBe(availability);
  });
});

describe('the headings of a sheet', () => {
  it.each([
    [
      [
        'Vorname',
        'Nachname',
        'Berufsbezeichnung',
        'Berufserfahrung',
        'Wohnort',
        'Tagessatz',
        'Kündigungsfrist',
        'E-Mail-Adresse',
      ],
      ['firstName', 'lastName', 'title', 'experience', 'location', 'rate', 'availability', 'email'],
    ],
    [
      [
        'Prénom',
        'Nom de famille',
        'Poste',
        'Années d’expérience',
        'Ville',
        'TJM',
        'Disponible à partir du',
        'Compétences',
      ],
      ['firstName', 'lastName', 'title', 'experience', 'location', 'rate', 'availableFrom', 'skills'],
    ],
    [
      ['Nombre y apellidos', 'Puesto', 'Años de experiencia', 'Ciudad', 'Tarifa', 'Idiomas', 'Teléfono'],
      ['name', 'title', 'experience', 'location', 'rate', 'languages', 'phone'],
    ],
    [
      ['First Name', 'Last Name', 'Current Title', 'Total Exp', 'City', 'Bill Rate ($/hr)', 'Work Mode'],
      ['firstName', 'lastName', 'title', 'experience', 'location', 'rate', 'workplaces'],
    ],
  ])('%j are known whatever the language of the console', (names, fields) => {
    expect(mapColumns(names)).toEqual(fields);
  });

  it('of a first and a last name make one name, and a day rate is one for all its rows', () => {
    const names = ['Vorname', 'Nachname', 'Rolle', 'Erfahrung', 'Ort', 'Tagessatz'];
    const [row] = planImport({
      headers: names,
      mapping: mapColumns(names),
      rows: [['Jürgen', 'Weiß', 'Berater', '9', 'Köln', '640']],
      today,
      existing: [],
      known,
    });
    expect(row?.item).toMatchObject({ create: { name: 'Jürgen Weiß', rate: 8000 } });
  });

  it('in a language that nobody here reads are not mistaken for a title above a person', () => {
    expect(
      headingsAt([
        ['Nimi', 'Rooli', 'Kaupunki', 'Malli', 'Tila'],
        ['Aino', 'Tester', 'Turku', 'Remote', 'Available'],
      ]),
    ).toBe(0);
  });

  it('say nothing of people: a sheet without any is read from its first line', () => {
    expect(
      headingsAt([
        ['Ana', '5'],
        ['Bo', '7'],
      ]),
    ).toBe(0);
  });
});
