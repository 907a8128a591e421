import { describe, expect, it, test } from 'vitest';
import { salaryRange } from '../contract/hiring/salaryRange.ts';
import { readDay } from './readDay.ts';
import { type JobAd, readJobAd } from './readJobAd.ts';
import { readPay } from './readPay.ts';
import { ordinaryAds } from './testing/ordinaryAds.ts';

const today = '2026-11-24';
/** Values only. */
const valuesOf = (text: string) => {
  const found: JobAd = readJobAd(text, today);
  return Object.fromEntries(Object.entries(found).map(([field, one]) => [field, one?.value]));
};

describe('a job ad', () => {
  it('in English gives title, place, workplace, type, experience, pay, deadline and openings', () => {
    const ad = `**Senior React Developer** (m/f/d) – Acme
Austin, United States (hybrid)

We are hiring 2 positions for a contract of six months, starting at once.

## What you bring
- 5+ years of experience with React and TypeScript
- AWS, and no Kubernetes required

Must have:
- React
- TypeScript

Nice to have
- GraphQL

Rate: $80 - 95/h all-in
Apply by January 15.`;
    expect(valuesOf(ad)).toEqual({
      title: 'Senior React Developer',
      location: 'Austin, United States',
      workplace: 'Hybrid',
      type: 'Contract',
      experience: '5+ years',
      pay: { min: 8000, max: 9500, currency: 'USD', per: 'Hour' },
      deadline: '2027-01-15',
      openings: 2,
    });
    const { pay, deadline } = readJobAd(ad, today);
    expect([pay?.quote, deadline?.quote]).toEqual(['$80 - 95/h all-in', 'Apply by January 15.']);
  });

  it('in German gives the same', () => {
    expect(
      valuesOf(`Stelle: Softwareentwickler Java (m/w/d)
Standort: München, Deutschland
Festanstellung in Vollzeit, bis zu drei Tage Homeoffice
Mindestens 3 Jahre Erfahrung mit Java und Spring
Gehalt: 60.000 bis 75.000 € pro Jahr
Bewerbungsfrist: 31.12.2026`),
    ).toEqual({
      title: 'Softwareentwickler Java',
      location: 'München, Deutschland',
      workplace: 'Hybrid',
      type: 'Full-time',
      experience: '3+ years',
      pay: { min: 6_000_000, max: 7_500_000, currency: 'EUR', per: 'Year' },
      deadline: '2026-12-31',
    });
  });

  it('in French and Spanish gives the same', () => {
    expect(
      valuesOf(`Poste : Développeur Python
Lieu : Lyon, France
CDI, télétravail partiel
3 à 5 ans d’expérience
Salaire : 45 000 à 55 000 € par an
Date limite : 15 décembre 2026`),
    ).toEqual({
      title: 'Développeur Python',
      location: 'Lyon, France',
      workplace: 'Hybrid',
      type: 'Full-time',
      experience: '3-5 years',
      pay: { min: 4_500_000, max: 5_500_000, currency: 'EUR', per: 'Year' },
      deadline: '2026-12-15',
    });
    expect(
      valuesOf(`Puesto: Ingeniera de datos
Ubicación: Madrid, España
Jornada completa, presencial
Al menos 4 años de experiencia
Salario: hasta 52.000 € al año
Fecha límite: 10 de enero de 2027`),
    ).toEqual({
      title: 'Ingeniera de datos',
      location: 'Madrid, España',
      workplace: 'On site',
      type: 'Full-time',
      experience: '4+ years',
      pay: { min: null, max: 5_200_000, currency: 'EUR', per: 'Year' },
      deadline: '2027-01-10',
    });
  });

  it('that opens with sentences is titled by whom it looks for', () => {
    expect(
      valuesOf(
        'Acme builds logistics software for 2,000 customers and raised $40M last year.\nWe are looking for a Senior Data Engineer to join our team based in Berlin, Germany.\nWe were founded 10 years ago.',
      ),
    ).toEqual({ title: 'Senior Data Engineer', location: 'Berlin, Germany' });
  });

  it.each([
    [
      '>>> NOW HIRING <<<\nKotlin Developer (m/f/x) – Leeds\nAcme Ltd\n\nLeeds, United Kingdom (Hybrid)',
      'Kotlin Developer',
      'Leeds, United Kingdom',
    ],
    ['*** Wir suchen: Data Engineer (m/w/d) ***\nStandort: Ulm', 'Data Engineer', 'Ulm'],
    [
      '=== Offre d’emploi ===\nDéveloppeur C# (H/F) - Lyon\nLieu : Lyon, France',
      'Développeur C#',
      'Lyon, France',
    ],
    [
      '¡Estamos contratando!\nIngeniero/a DevOps\nUbicación: Bilbao, España',
      'Ingeniero/a DevOps',
      'Bilbao, España',
    ],
  ])('with decorations and a call above the title has title and place: %s', (text, title, location) => {
    const ad = readJobAd(text, '2026-11-26');
    expect([ad.title?.value, ad.location?.value]).toEqual([title, location]);
  });

  it('that says nothing of the kind gives nothing', () => {
    expect(valuesOf('')).toEqual({});
    expect(valuesOf('We pay our invoices on time and have 30 years behind us. Come and see.')).toEqual({});
  });
});

test.each([
  ['$80 - 95/h all-in', 8000, 9500, 'USD', 'Hour'],
  ['£450 per day', 45_000, 45_000, 'GBP', 'Day'],
  ['Salary: 80-95k USD', 8_000_000, 9_500_000, 'USD', 'Year'],
  ['US$120,000 to US$150,000 a year', 12_000_000, 15_000_000, 'USD', 'Year'],
  ['CA$5,500 – CA$6,000 per month', 550_000, 600_000, 'CAD', 'Month'],
  ['Tagessatz bis zu 850 €', null, 85_000, 'EUR', 'Day'],
  ['Stundensatz ab 92,50 €', 9250, null, 'EUR', 'Hour'],
  ['€70k p.a.', 7_000_000, 7_000_000, 'EUR', 'Year'],
  ['TJM : 550 €', 55_000, 55_000, 'EUR', 'Day'],
  ['Pay: 100000 - 120000', 10_000_000, 12_000_000, null, 'Year'],
])('the pay of “%s” is read with amounts, currency and period', (text, min, max, currency, per) => {
  expect(readPay(text)?.pay).toEqual({ min, max, currency, per });
});

test.each([
  'We raised $40M last year',
  'A team of 80-95 people',
  'Founded in 2011, 30 days of vacation',
  'You own a budget of $2 million a year',
])('“%s” states no pay', (text) => {
  expect(readPay(text)).toBeNull();
});

test.each([
  ['Closing date: 2026-12-01', '2026-12-01'],
  ['until 3rd of March', '2027-03-03'],
  ['by Dec 5, 2026', '2026-12-05'],
  ['bis zum 5. Jänner 2027', '2027-01-05'],
  ['31/12/2026', '2026-12-31'],
  ['12/31/2026', '2026-12-31'],
  ['03/04/2027', null],
  ['31.02.2027', null],
  ['as soon as possible', null],
])('the date of “%s” is %s', (text, day) => {
  expect(readDay(text, today)).toBe(day);
});

test.each([
  [8000, 9500, 'Hour', '$80 – $95 per hour'],
  [9250, 9250, 'Hour', '$92.50 per hour'],
  [12_000_000, null, 'Year', 'From $120,000 per year'],
  [null, 550_000, 'Month', 'Up to $5,500 per month'],
  [null, null, 'Year', null],
] as const)('pay from %s to %s cents per %s reads “%s”', (salaryMin, salaryMax, salaryPer, text) => {
  expect(salaryRange({ salaryMin, salaryMax, salaryPer, currency: 'USD' })).toBe(text);
});

test.each([
  ['Start: ASAP', 'now', undefined],
  ['Start date: immediately', 'now', undefined],
  ['Start: February 1, 2027\nDuration: 6 months', '2027-02-01', '6 months'],
  ['Project start – 2027-02-01\nContract length: 3 to 6 months', '2027-02-01', '3-6 months'],
  ['6-month contract, extension likely', undefined, '6 months'],
  ['Contract of 12 months', undefined, '12 months'],
  ['Start: ab sofort\nLaufzeit: 12 Monate', 'now', '12 months'],
  ['Projektstart: 01.02.2027\nProjektdauer: 6 Monate + Option', '2027-02-01', '6 months'],
  ['Beginn: 1. Februar 2027\nDauer: 1 Jahr', '2027-02-01', '1 year'],
  ['Démarrage : dès que possible\nDurée : 6 mois', 'now', '6 months'],
  ['Date de début : 1er février 2027\nDurée de la mission : 3 à 6 mois', '2027-02-01', '3-6 months'],
  ['Inicio: inmediato\nDuración: 6 meses', 'now', '6 months'],
  ['Fecha de incorporación: 1 de febrero de 2027\nDuración del contrato: 2 años', '2027-02-01', '2 years'],
  ['Start: after the summer\nDuration: long', undefined, undefined],
  ['You start projects and lead a project for 3 clients', undefined, undefined],
  ['5+ years of experience with contracts', undefined, undefined],
  ['Starting salary: $90,000', undefined, undefined],
])('“%s” starts on %s for %s', (lines, start, duration) => {
  const read = readJobAd(`Data Engineer\n${lines}`, '2026-11-28');
  const begins = read.start?.value;
  expect([begins === 'now' ? begins : begins?.day, read.duration?.value]).toEqual([start, duration]);
});

describe('ads as they come by mail', () => {
  const valuesOf = (ad: string) => {
    const read = readJobAd(ad, '2026-11-28');
    return Object.fromEntries(Object.entries(read).map(([field, one]) => [field, one?.value]));
  };

  it('of a staffing firm in the United States, behind its shouting', () => {
    expect(
      valuesOf(`Hi Marcus,
URGENT // C2C or W2 ok // NO H1B transfers pls
Sr. Java/Spring Boot Developer
Location: Charlotte, NC – Hybrid 3 days onsite
Rate : $78–88/hr W2
Exp : 6 to 9 Yrs
3 openings. Please apply by 05/12/2026`),
    ).toEqual({
      title: 'Sr. Java/Spring Boot Developer',
      location: 'Charlotte, NC',
      workplace: 'Hybrid',
      type: 'Contract',
      experience: '6-9 years',
      pay: { min: 7800, max: 8800, currency: 'USD', per: 'Hour' },
      openings: 3,
      deadline: '2026-05-12',
    });
  });

  it('in German, with a share of remote work', () => {
    expect(
      valuesOf(`Stellenanzeige – Senior Softwareentwickler (m/w/d)
Einsatzort: München / 60 % remote
Stundensatz: 85–95 €/h, freiberuflich
Mindestens 5 Jahre Erfahrung mit Java
Anzahl der Stellen: 2
Bewerbungsfrist: 15.12.2026`),
    ).toEqual({
      title: 'Senior Softwareentwickler',
      location: 'München',
      workplace: 'Hybrid',
      type: 'Freelance',
      experience: '5+ years',
      pay: { min: 8500, max: 9500, currency: 'EUR', per: 'Hour' },
      openings: 2,
      deadline: '2026-12-15',
    });
  });

  it('of an Indian firm, with spaces before its colons', () => {
    expect(
      valuesOf(`Dear Partner,
Position : SAP FICO Consultant
Exp : 6 to 9 Yrs
No of positions : 4
Work Location : Pune / Mumbai (WFO)
Mode : C2H
CTC : 18 – 24 LPA
Last date 05/12/2026`),
    ).toEqual({
      title: 'SAP FICO Consultant',
      location: 'Pune',
      workplace: 'On site',
      type: 'Contract',
      experience: '6-9 years',
      pay: { min: 180_000_000, max: 240_000_000, currency: 'INR', per: 'Year' },
      openings: 4,
      deadline: '2026-12-05',
    });
  });

  it.each([
    [
      'Data Engineer\nGehalt: 48–55 k€ pro Jahr',
      { min: 4_800_000, max: 5_500_000, currency: 'EUR', per: 'Year' },
    ],
    ['Java Developer\nRate: £85 ph', { min: 8500, max: 8500, currency: 'GBP', per: 'Hour' }],
    ['Chef de projet\nTJM : 550 €', { min: 55_000, max: 55_000, currency: 'EUR', per: 'Day' }],
  ])('have the pay of %j', (ad, pay) => {
    expect(valuesOf(ad).pay).toEqual(pay);
  });

  it.each([
    ['URGENT // Sr. Java Developer // C2C ok', 'Sr. Java Developer'],
    ['HOT REQUIREMENT!\nData Engineer', 'Data Engineer'],
    ['Fwd: need this week\nHello team,\nCloud Architect', 'Cloud Architect'],
    ['New York Times Reporter', 'New York Times Reporter'],
    ['Hot Yoga Teacher', 'Hot Yoga Teacher'],
  ])('%j are about a %s', (ad, title) => {
    expect(valuesOf(ad).title).toBe(title);
  });

  it.each([
    ['Go Developer\nRemote (EU only)', 'EU'],
    ['Go Developer\n100 % remote innerhalb der DACH-Region', 'DACH-Region'],
    ['Go Developer\nLocation: LATAM', 'LATAM'],
    ['Go Developer\nWe are based in the Nordics', 'Nordics'],
    ['Dev Go\nTélétravail possible dans l’Union européenne', 'Union européenne'],
    ['Dev Go\nRemoto en Latinoamérica', 'Latinoamérica'],
    ['Go Developer\nRemote, must overlap APAC hours', undefined],
    ['Go Developer\nRemote work, EUR 50 per hour', undefined],
  ])('%j are for people in %s', (ad, location) => {
    expect(valuesOf(ad).location).toBe(location);
  });

  it('leave a date open whose order neither place nor currency tells', () => {
    expect(valuesOf('Java Developer\nApply by 05/12/2026')).not.toHaveProperty('deadline');
  });
});

describe('an ordinary ad', () => {
  const inUse = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'INR', 'PLN', 'BRL'] as const;

  it.each(ordinaryAds)('says what a reader takes from it: $says.title', ({ text, says }) => {
    const ad = readJobAd(text, '2026-11-30', { usual: 'USD', inUse });
    expect(
      Object.fromEntries(Object.keys(says).map((field) => [field, ad[field as keyof JobAd]?.value])),
    ).toEqual(says);
  });

  it.each([
    'Java Developer\nYou will own projects for clients with a revenue of $50,000 - $100,000 a piece, in five countries.',
    'Java Developer\nBudgets of $2,000,000 - $3,000,000',
  ])('has no pay where it names other amounts: %j', (ad) => {
    expect(valuesOf(ad)).not.toHaveProperty('pay');
  });

  it('starts in a calendar week', () => {
    expect(readJobAd('Java-Entwickler\nStart: KW 3', '2026-11-30').start?.value).toEqual({
      day: '2027-01-18',
    });
  });

  it.each(['Java Developer, Germany', 'Java Developer, TX', 'QA Lead, ON'])(
    'keeps %s as its title, and takes no town from it',
    (title) => {
      const ad = valuesOf(`${title}\nWe pay well.`);
      expect([ad.title, ad.location]).toEqual([title, undefined]);
    },
  );

  it('does not take pay or people for a place', () => {
    expect(valuesOf('Java Developer\nBase: $120k\nLocal - candidates only')).not.toHaveProperty('location');
  });

  it('that is headed by its place has the title below', () => {
    expect(valuesOf('Java Developer, Germany\nWe pay well.')).toMatchObject({
      title: 'Java Developer, Germany',
    });
  });

  it('names a town that is no skill and no part of the title', () => {
    for (const text of ['Mobile Engineer\nReading and writing docs', 'Phoenix / Elixir Developer'])
      expect([text, valuesOf(text).location]).toEqual([text, undefined]);
  });
});
