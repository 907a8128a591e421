import { describe, expect, it, test } from 'vitest';
import { spellingOf } from '../skills/spelling.ts';
import { headingsAt, mapColumns } from './columns.ts';
import { planImport } from './planImport.ts';
import type { Cell } from './readCell.ts';

const today = '2026-11-30';
const known = spellingOf([
  'Java',
  'React',
  'SQL',
  'Python',
  'AWS',
  'Docker',
  'SAP',
  'Angular',
  'C#',
  '.NET',
  'Terraform',
]);

/** Bench lists as firms of five countries keep them. */
const sheets: Record<string, readonly (readonly Cell[])[]> = {
  india: [
    [
      'S.No',
      'Resource Name',
      'Role',
      'Skill Set',
      'Yrs of Exp',
      'Base Location',
      'Availability',
      'Rate/hr (USD)',
      'Official Email',
      'Contact #',
      'Work Auth',
      'Remarks',
    ],
    [
      1,
      'ANITHA R',
      'Sr. Java Full Stack',
      'Java,Spring Boot,React',
      '8.5',
      'Hyd',
      'Immediate',
      '55',
      'anitha.r@firm.example',
      '9845012345',
      'H4 EAD',
      'strong comm',
    ],
    [
      2,
      'Mohd. Irfan Khan',
      'DevOps Engg',
      'AWS/Docker/K8s',
      '06 Yrs',
      'Remote',
      '2 wks notice',
      '$60',
      'irfan@firm.example',
      '+91-99000-11111',
      'GC',
      '-',
    ],
    [
      3,
      'P. Venkata Subba Rao',
      'QA Lead (Automation)',
      'Selenium; Java',
      '11+',
      'Chennai (open to relocate)',
      '15th Dec',
      '50-55',
      'rao@firm.example',
      '080 4123 4567',
      '',
      '',
    ],
    [
      4,
      'S Lakshmi',
      '.Net Developer',
      'C#, .NET Core, SQL Server',
      '4y 6m',
      'Bangalore/Remote',
      'Serving NP, LWD 20-Dec-26',
      '48.00',
      'lakshmi@firm.example',
      '',
      '',
      '',
    ],
  ],
  german: [
    [
      'Nr.',
      'Nachname',
      'Vorname',
      'Rolle',
      'Skills / Technologien',
      'Berufserfahrung (Jahre)',
      'Wohnort',
      'Verfügbar ab',
      'Tagessatz (€)',
      'E-Mail-Adresse',
      'Mobil',
    ],
    [
      '1',
      'Müller-Lüdenscheidt',
      'Jörg',
      'Senior Java-Entwickler',
      'Java, Spring, Docker',
      '12',
      '80331 München',
      'sofort',
      '880',
      'joerg@firma.example',
      '0171 / 555 01 42',
    ],
    [
      '2',
      'Öztürk',
      'Ayşe',
      'SAP-Beraterin FI/CO',
      'SAP FI, SAP CO',
      '8 J.',
      'Köln',
      '15.01.2027',
      '1.020,00',
      'ayse@firma.example',
      '+49 (0)221 123456',
    ],
    [
      '3',
      'von der Heide',
      'Dr. Karl',
      'Projektleiter',
      'Scrum, Prince2',
      '20',
      'Hamburg / bundesweit',
      'KW 3',
      '950 €',
      'heide@firma.example',
      '',
    ],
    [
      '4',
      'Nguyễn',
      'Thị Hoa',
      'Frontend-Entwicklerin',
      'React, Angular',
      '5,5',
      'Berlin',
      '1. Februar',
      '760',
      'hoa@firma.example',
      '',
    ],
  ],
  uk: [
    [
      'Consultant',
      'Job Title',
      'Key Skills',
      'Experience',
      'Town',
      'Available From',
      'Day Rate',
      'Email',
      'Tel',
      'IR35',
    ],
    [
      "O'Brien, Siobhán",
      'Cloud Architect',
      'AWS; Terraform',
      '10 years+',
      'Leeds',
      'ASAP',
      '£650',
      'siobhan@firm.example',
      '07700 900123',
      'Outside',
    ],
    [
      'Smith, John (Jack)',
      'BA',
      'SQL, Visio',
      '7',
      'London',
      'w/c 14/12/2026',
      '£500-£550',
      'jack@firm.example',
      '020 7946 0958',
      'Inside',
    ],
    [
      'Lee, Min-Jun',
      'Data Engineer',
      'Python, SQL',
      'circa 5',
      'Remote (UK)',
      'Jan 2027',
      '£575 p/d',
      'lee@firm.example',
      '',
      '',
    ],
  ],
  french: [
    [
      'Collaborateur',
      'Intitulé',
      'Compétences',
      "Années d'exp.",
      'Ville',
      'Dispo',
      'TJM HT',
      'Courriel',
      'Tél',
    ],
    [
      'DUPONT Jean-François',
      'Développeur Java/JEE',
      'Java, Angular',
      '9 ans',
      'Lyon',
      'Immédiate',
      '520 €',
      'jf@ssii.example',
      '06 12 34 56 78',
    ],
    [
      'LE GOFF Maël',
      'Chef de projet',
      'Scrum',
      '+ de 15 ans',
      'Rennes (35)',
      '01/02/2027',
      '600€ HT',
      'mael@ssii.example',
      '',
    ],
    [
      'BENALI Yasmine',
      'Data Scientist',
      'Python, SQL',
      '3',
      'Paris/IDF',
      'Préavis 1 mois',
      '550',
      'yasmine@ssii.example',
      '',
    ],
  ],
  us: [
    [
      'First',
      'Last',
      'Title',
      'Top Skills',
      'Exp',
      'City',
      'State',
      'Avail',
      'Pay Rate',
      'Bill Rate',
      'Email',
      'Phone',
      'Status',
    ],
    [
      'Maria',
      'Garcia-Lopez',
      'UX Designer',
      'Figma, HTML',
      '6-8',
      'Austin',
      'TX',
      'Immediately',
      '$55/hr',
      '$80/hr',
      'maria@firm.example',
      '(512) 555-0142',
      'On bench',
    ],
    [
      'DeShawn',
      'Williams',
      'Network Engineer',
      'Cisco, Python',
      '12',
      'Dallas',
      'TX',
      '12/14/26',
      '60',
      '92',
      'dw@firm.example',
      '512.555.0199 x12',
      'Rolling off',
    ],
    [
      'Xin',
      'Li',
      'Data Analyst',
      'SQL, Tableau',
      '2.5 yrs',
      'Jersey City',
      'NJ',
      '1/4/2027',
      '45',
      '70',
      'xin@firm.example',
      '',
      'Available',
    ],
  ],
};

const readSheet = (lines: readonly (readonly Cell[])[]) => {
  const at = headingsAt(lines);
  const headers = (lines[at] ?? []).map(String);
  const mapping = mapColumns(headers);
  const market = { usual: 'USD', inUse: ['USD', 'EUR', 'GBP'] } as const;
  const plan = planImport({
    rows: lines.slice(at + 1),
    headers,
    mapping,
    today,
    existing: [],
    known,
    market,
  });
  return { mapping, rows: plan.map(({ item }) => (item && 'create' in item ? item.create : null)) };
};

describe('the bench list of a firm', () => {
  it.each(Object.keys(sheets))('has every row, in %s', (country) => {
    expect(readSheet(sheets[country] ?? []).rows).not.toContain(null);
  });

  test.each([
    [
      'india',
      0,
      { name: 'ANITHA R', rate: 5500, currency: 'USD', phone: '9845012345', availability: 'Immediate' },
    ],
    ['india', 2, { experience: 11, availableFrom: '2026-12-15', rate: 5500, phone: '080 4123 4567' }],
    ['german', 0, { name: 'Jörg Müller-Lüdenscheidt', location: 'München', rate: 11000, currency: 'EUR' }],
    ['german', 1, { experience: 8, rate: 12750, currency: 'EUR', availableFrom: '2027-01-15' }],
    ['german', 2, { availableFrom: '2027-01-18', rate: 11875, currency: 'EUR' }],
    ['uk', 0, { name: "Siobhán O'Brien", location: 'Leeds', rate: 8125, currency: 'GBP' }],
    ['uk', 1, { name: 'John (Jack) Smith', availableFrom: '2026-12-14', rate: 6875, currency: 'GBP' }],
    ['french', 1, { experience: 15, location: 'Rennes', rate: 7500, currency: 'EUR' }],
    // The other cells of its column name the currency.
    ['french', 2, { availability: '1 month notice', rate: 6875, currency: 'EUR' }],
    ['us', 0, { name: 'Maria Garcia-Lopez', location: 'Austin, TX', rate: 8000, cost: 5500 }],
    ['us', 1, { availableFrom: '2026-12-14', rate: 9200 }],
    ['us', 2, { availableFrom: '2027-01-04', location: 'Jersey City, NJ', experience: 2 }],
  ] as const)('in %s, row %i is %j', (country, at, said) => {
    expect(readSheet(sheets[country] ?? []).rows[at]).toMatchObject(said);
  });

  it('is in the currency that was chosen for its column, before that of the heading', () => {
    const headers = ['Name', 'Title', 'Experience', 'Location', 'Rate (€)'];
    const [row] = planImport({
      rows: [['Ann Lee', 'PM', '5', 'Leeds', '80']],
      headers,
      mapping: mapColumns(headers),
      chosen: { 4: { currency: 'GBP' } },
      today,
      existing: [],
      known,
      market: { usual: 'USD', inUse: ['USD', 'EUR', 'GBP'] },
    });
    expect(row?.item).toMatchObject({ create: { rate: 8000, currency: 'GBP' } });
  });

  it('keeps a status that is one where no column is for towns', () => {
    expect(mapColumns(['Name', 'State', 'Location'])).toEqual(['name', 'status', 'location']);
  });

  it('takes a status in a column "State" beside the town for what it is', () => {
    const { rows } = readSheet([
      ['Name', 'Title', 'Experience', 'City', 'State', 'Rate'],
      ['Ann Lee', 'PM', '5', 'Leeds', 'Available', '80'],
      ['Bo Ray', 'BA', '6', 'Austin', 'TX', '80'],
    ]);
    expect(rows).toMatchObject([{ location: 'Leeds', status: 'Available' }, { location: 'Austin, TX' }]);
  });

  it('leaves titles behind a name where they are', () => {
    const { rows } = readSheet([
      ['Name', 'Title', 'Skills', 'Experience', 'Location', 'Rate'],
      ['Ann Lee, PMP', 'PM', 'SQL', '5', 'Leeds', '80'],
      ['Bo Ray, MBA', 'BA', 'SQL', '6', 'Leeds', '80'],
    ]);
    expect(rows).toMatchObject([{ name: 'Ann Lee, PMP' }, { name: 'Bo Ray, MBA' }]);
  });

  it('asks which number is the day where neither the column nor the cell tells', () => {
    const { rows } = readSheet([
      ['Name', 'Title', 'Skills', 'Experience', 'Location', 'Notice Period', 'Rate'],
      ['Ann Lee', 'PM', 'SQL', '5', 'Leeds', '05/12/2026', '80'],
    ]);
    expect(rows[0]).not.toHaveProperty('availableFrom');
  });
});
