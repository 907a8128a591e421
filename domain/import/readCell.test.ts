import { describe, expect, it } from 'vitest';
import { spellingOf } from '../skills/spelling.ts';
import { mapColumns } from './columns.ts';
import { planImport } from './planImport.ts';
import { ambiguousDayIn, readCell } from './readCell.ts';

const today = '2026-11-28';
const known = spellingOf([
  'Java',
  'SQL',
  'React',
  'Flutter',
  'Dart',
  'Kotlin',
  'PL/SQL',
  'Spring Boot',
  'R',
  'D',
  'C++',
]);
const read = (field: string, cell: string) => readCell(field, cell, known, { today });

describe('a rate', () => {
  it.each([
    ['$65/hr W2', 6500],
    ['$70/hr on 1099', 7000],
    ['$60-65/hr C2C', 6500],
    ['$62 corp to corp', 6200],
    ['95,00 €/Std. zzgl. 19% MwSt', 9500],
    ['€ 85,-', 8500],
    ['1 200 €/j', 15000],
    ['550 €/J', 6875],
    ['£450pd', 5625],
    ['£500 p.d.', 6250],
    ['£55ph', 5500],
    ['800 €/PT', 10000],
  ])('%s is what its firm means, in hours', (cell, stored) => {
    expect(read('rate', cell)).toMatchObject({ value: stored });
  });

  it.each(['? 350/hr', '85 ?', '85?'])(
    '%s is not guessed: its currency was lost, or it is in doubt',
    (cell) => {
      expect(read('rate', cell)).toEqual({ error: 'amount' });
    },
  );
});

describe('years of experience', () => {
  it.each([
    ['13 J.', 13],
    ['7 yrs+', 7],
    ['10 years of experience', 10],
    ['5+ yrs exp', 5],
    ['12 Jahre Berufserfahrung', 12],
    ['10 ans d’expérience', 10],
    ['8 años de experiencia', 8],
    ['8 années', 8],
    ['Fresher', 0],
    ['Berufseinsteigerin', 0],
  ])('%s are %i', (cell, years) => {
    expect(read('experience', cell)).toEqual({ value: years });
  });
});

describe('a notice period', () => {
  it.each([
    ['30', '1 month notice', undefined],
    ['15', '2 weeks notice', undefined],
    ['60', '1 month notice', '2027-01-27'],
    ['0', 'Immediate', undefined],
    ['1 week', '2 weeks notice', undefined],
    ['Bench', 'Immediate', undefined],
    ['Serving NP', 'Immediate', undefined],
    ['no notice', 'Immediate', undefined],
    ['verfügbar', 'Immediate', undefined],
    ['3 Monate zum Monatsende', '1 month notice', '2027-03-01'],
    ['4 weeks to the end of the month', '1 month notice', '2027-01-01'],
    ['6 Wochen zum Quartal', '1 month notice', '2027-04-01'],
    ['2 mois fin de mois', '1 month notice', '2027-02-01'],
    ['1 mes a fin de trimestre', '1 month notice', '2027-01-01'],
    ['ab Januar 2027', '1 month notice', '2027-01-01'],
    ['mid December', '2 weeks notice', '2026-12-15'],
  ])('%s is %s, free from %s', (cell, availability, from) => {
    const one = read('availability', cell);
    expect(one).toMatchObject({ value: availability });
    expect('also' in one && one.also?.availableFrom).toBe(from ?? false);
  });

  it.each([
    ['Notice Period (Days)', '5', 'Immediate'],
    ['Notice in weeks', '2', '2 weeks notice'],
    ['Kündigungsfrist (Wochen)', '4', '1 month notice'],
    ['Notice (months)', '1', '1 month notice'],
  ])('under “%s” is counted by the heading: %s is %s', (heading, cell, availability) => {
    const headers = ['Name', 'Title', 'Exp', 'City', 'Rate', heading];
    const [row] = planImport({
      headers,
      mapping: mapColumns(headers),
      rows: [['Zoe Zimmer', 'Tester', '3', 'Berlin', '60', cell]],
      today,
      existing: [],
      known,
    });
    expect(row?.item).toMatchObject({ create: { availability } });
  });

  it.each([
    'not on bench',
    'not ready',
    'not immediately',
    'Not available',
    'not available in June',
    'on leave in june',
    'until May',
    'nicht sofort',
    'nicht ab Januar',
    'pas immédiatement',
    'pas disponible le 20 décembre',
    'no inmediato',
    'isn’t ready',
    'not available 20 Dec',
    'not in 2 weeks',
    'not yet on bench',
    'serving notice, last day in January',
  ])('of “%s” says when someone is not free, and stays as it is written', (cell) => {
    expect(read('availability', cell)).toEqual({ value: cell });
  });

  it.each([
    ['not immediately, 30 days', '1 month notice'],
    ['2 weeks, not negotiable', '2 weeks notice'],
    ['30 days non-negotiable', '1 month notice'],
    ['not before 1 Feb 2027', '1 month notice'],
    ['nicht vor Februar 2027', '1 month notice'],
    ['no notice', 'Immediate'],
    ['ready, no notice period', 'Immediate'],
    ['immediate, no notice', 'Immediate'],
  ])('%s is %s all the same', (cell, availability) => {
    expect(read('availability', cell)).toMatchObject({ value: availability });
  });

  it('of a number too small for days stays as it is written, where no heading says its unit', () => {
    expect(read('availability', '2')).toEqual({ value: '2' });
  });
});

describe('a date', () => {
  it.each([
    ['15/Jan/2027', '2027-01-15'],
    ['7-Dec', '2026-12-07'],
    ['Jan 2027', '2027-01-01'],
    ['01.2027', '2027-01-01'],
    ['Q1 2027', '2027-01-01'],
    ['end of Dec', '2026-12-31'],
    ['Mitte Januar', '2027-01-15'],
    ['fin février', '2027-02-28'],
    ['mediados de enero', '2027-01-15'],
    ['46023', '2026-01-01'],
    ['available from January', '2027-01-01'],
    ['Free in Feb', '2027-02-01'],
    ['starting March 2027', '2027-03-01'],
    ['verfügbar ab Februar', '2027-02-01'],
    ['disponible à partir de février', '2027-02-01'],
    ['a partir de enero de 2027', '2027-01-01'],
    ['early January', '2027-01-01'],
    ['by the end of January', '2027-01-31'],
    ['not before June', '2027-06-01'],
    ['début mars', '2027-03-01'],
    ['TBD', null],
  ])('%s is %s', (cell, day) => {
    expect(read('availableFrom', cell)).toEqual({ value: day });
  });

  it.each([
    'not available in June',
    'on leave in june',
    'until May',
    'bis Mai',
    'jusqu’en mai',
    'hasta mayo',
    'nicht vor Ort im Juni',
    'back to school in September',
    'not on 20 Dec',
    'not available from 20 December 2026',
  ])('%s is no day from which someone is free', (cell) => {
    expect(read('availableFrom', cell)).toEqual({ error: 'date' });
  });

  it.each(['next Monday', 'Jan-27', 'marketing', 'KW 60', '13.2027', 'may be'])('%s is none', (cell) => {
    expect(read('availableFrom', cell)).toEqual({ error: 'date' });
  });

  it.each([
    ['KW 3', '2027-01-18'],
    ['KW 53/2026', '2026-12-28'],
    ['CW 1 2027', '2027-01-04'],
    ['ab 1. März', '2027-03-01'],
    ['w/c 14 Dec 2026', '2026-12-14'],
  ])('%s is %s, a calendar week its Monday', (cell, day) => {
    expect(read('availableFrom', cell)).toEqual({ value: day });
  });

  it.each([
    [['KW 3', '05/12/2026'], '05/12/2026'],
    [['Immediate', 'ab 1. März', '12/14/26', '05/12/2026'], null],
  ])('of a column %j asks about %s', (cells, asked) => {
    expect(ambiguousDayIn(cells)).toBe(asked);
  });
});

describe('skills', () => {
  it.each([
    ['Java + SQL', ['Java', 'SQL']],
    ['Java and SQL', ['Java', 'SQL']],
    ['Java/SQL/React', ['Java', 'SQL', 'React']],
    ['Flutter  Dart  Kotlin', ['Flutter', 'Dart', 'Kotlin']],
    ['PL/SQL, CI/CD', ['PL/SQL', 'CI/CD']],
    ['Research and Development', ['Research and Development']],
    ['Spring  Boot', ['Spring Boot']],
    ['AWS (EC2, S3), Java', ['AWS', 'EC2', 'S3', 'Java']],
    ['Java, SQL, etc.', ['Java', 'SQL']],
    ['Angular (17)', ['Angular (17)']],
    ['R & D', ['R & D']],
    ['Java, R & D', ['Java', 'R & D']],
    ['R and D', ['R and D']],
    ['R, SQL', ['R', 'SQL']],
  ])('%s are parted where each part is one', (cell, skills) => {
    expect(read('skills', cell)).toEqual({ value: skills });
  });

  it('keep the years that stand beside them', () => {
    expect(read('skills', 'Java (5 yrs), SQL (3+ years), React')).toEqual({
      value: ['Java', 'SQL', 'React'],
      also: {
        skillUses: [
          { skill: 'Java', years: 5, lastUsed: null },
          { skill: 'SQL', years: 3, lastUsed: null },
        ],
      },
    });
  });

  it('do not take a version for years, and the row says what was read', () => {
    expect(read('skills', 'Java (11+), C++ (17+), SQL (3 ans)')).toEqual({
      value: ['Java', 'C++', 'SQL'],
      also: { skillUses: [{ skill: 'SQL', years: 3, lastUsed: null }] },
      note: { code: 'readAs', value: 'Java, C++, SQL' },
    });
  });

  it.each([
    ['Skills (years)', 11],
    ['Kenntnisse (Jahre)', 11],
    ['Skills', undefined],
  ])('under “%s” have years in brackets if the heading says so', (heading, years) => {
    const headers = ['Name', 'Title', 'Exp', 'City', 'Rate', heading];
    const [row] = planImport({
      headers,
      mapping: ['name', 'title', 'experience', 'location', 'rate', 'skills'],
      rows: [['Zoe Zimmer', 'Tester', '3', 'Berlin', '60', 'Java (11+)']],
      today,
      existing: [],
      known,
    });
    type Created = { create: { skills: string[]; skillUses?: { years: number }[] } };
    const created = (row?.item as Created | undefined)?.create;
    expect([created?.skills, created?.skillUses?.[0]?.years]).toEqual([['Java'], years]);
    expect(row?.reasons.some(({ code }) => code === 'readAs')).toBe(years === undefined);
  });
});

describe('an e-mail address and a phone number', () => {
  it.each([
    ['email', 'ana@firm.example / +49 30 901820', 'ana@firm.example', { phone: '+49 30 901820' }],
    ['email', '(512) 555-0143; ana@firm.example', 'ana@firm.example', { phone: '(512) 555-0143' }],
    ['email', 'M: 98450 12345\nana@firm.example', 'ana@firm.example', { phone: '98450 12345' }],
    ['email', 'ana@firm.example', 'ana@firm.example', undefined],
    ['email', '+91 98450 12345', null, { phone: '+91 98450 12345' }],
    ['phone', 'Tel. 030 901820, ana@firm.example', '030 901820', { email: 'ana@firm.example' }],
    ['phone', 'ana@firm.example', null, { email: 'ana@firm.example' }],
    ['phone', '030 901820 (evenings)', '030 901820 (evenings)', undefined],
  ])('in one cell are two values: %s of “%s”', (field, cell, value, also) => {
    expect(read(field, cell)).toEqual({ value, ...(also && { also }) });
  });

  it.each(['ana@firm.example; bo@firm.example', 'Ana Kovacs <ana@firm.example>', 'see file'])(
    'are nothing else: “%s” is left for the field to refuse',
    (cell) => expect(read('email', cell)).toEqual({ value: cell }),
  );
});

describe('the heading of a column', () => {
  it.each<[field: string, headings: string]>([
    [
      'name',
      'Emp Name|Name of the Candidate|Applicant Name|Team Member|Name des Beraters|Vor- und Zuname|Name, Vorname|Nombre del consultor|Nom Prénom',
    ],
    [
      'title',
      'Role/Designation|Job Title / Role|Profile Title|Aktuelle Position|Tätigkeit|Puesto actual|Poste actuel',
    ],
    [
      'skills',
      'Skills/Technology|Skill/s|Primary Skill(s)|Technical Skills|Kernkompetenzen|IT-Kenntnisse|Compétences techniques|Conocimientos',
    ],
    [
      'experience',
      'Relevant Exp|IT Experience|Total Yrs of Exp|Berufserfahrung in Jahren|Jahre Berufserfahrung',
    ],
    [
      'location',
      'Current Loc|City/State|City, State|City, Country|Stadt/Land|PLZ/Ort|Aktueller Standort|Lieu de résidence',
    ],
    ['availability', 'Official Notice Period|Notice in weeks|Joining Time|Notice Period/LWD'],
    ['availableFrom', 'Date Available|Last Working Date|Frühester Start|Disponible a partir de|Date dispo'],
    ['rate', 'Expected Rate|C2C Rate|Max Rate|Charge Rate|Tagessatz netto|Tarifa €/h|TJM HT'],
    ['email', 'Official Email|Personal Email|Contact Email|Email / Phone|Phone/E-Mail|Telefon, E-Mail'],
    ['phone', 'Ph. No.|Phone/Mobile|Tel.-Nr.|Handynr.|N° de téléphone'],
  ])('of %s is known as firms write it', (field, headings) => {
    const each = headings.split('|');
    expect(each.filter((heading) => mapColumns([heading])[0] !== field)).toEqual([]);
  });

  it.each([
    'DOJ',
    'Project Name',
    'Client Name',
    'Current CTC',
    'Preferred Location',
    'Secondary Skills',
    'Visa Status',
    'Manager / Email',
    'Client / Location',
    'Recruiter, Phone',
    'Client Email',
    'Location / Client',
    'Vendor / Rate',
  ])('“%s” is none of ours', (heading) => {
    expect(mapColumns([heading])).toEqual([null]);
  });

  it('that is closest has its field, wherever it stands', () => {
    expect(mapColumns(['Relevant Exp', 'Total Exp', 'Resource Name', 'Name'])).toEqual([
      null,
      'experience',
      null,
      'name',
    ]);
  });
});

describe('a location', () => {
  it.each([
    ['80331 München', 'München'],
    ['1010 Wien, Österreich', 'Wien, Österreich'],
    ['D-04109 Leipzig', 'Leipzig'],
    ['Rennes (35)', 'Rennes'],
    ['1200 Broadway, New York', '1200 Broadway, New York'],
    ['12345 Main St, Dallas, TX', '12345 Main St, Dallas, TX'],
  ])('%s is %s', (cell, value) => {
    expect(read('location', cell)).toEqual({ value });
  });
});
