import { expect, test } from 'vitest';
import { createWorld } from '../../fixtures/index.ts';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { loadTitleSpace } from '../titles/loadTitleSpace.ts';
import type { MarketRow } from './market/marketProfile.ts';
import { makeMatchmaker } from './market/matchmaker.ts';
import { recommendSchema } from './market/recommend.ts';

const today = '2026-11-21';
const now = new Date(`${today}T09:00:00Z`);
const [dictionary, space] = await Promise.all([loadDictionary(), loadTitleSpace()]);
const listed = createWorld(now).candidates.filter((one) => one.listed);
const market = makeMatchmaker(listed, { dictionary, space, mappings: [], today });

/** Words that tell the sex, origin, age or family of a person, in the same places of one profile. */
type Person = Record<'name' | 'title' | 'earlier' | 'address' | 'he' | 'his' | 'born' | 'family', string>;
type Language = {
  summary: (person: Person) => string;
  ad: (person: Pick<Person, 'title' | 'he' | 'his'>) => string;
  /** The first is compared with each of the others. */
  people: readonly [Person, ...Person[]];
};
const person = (words: string): Person => {
  const [name = '', title = '', earlier = '', address = '', he = '', his = '', born = '', family = ''] = words
    .split('|')
    .map((word) => word.trim());
  return { name, title, earlier, address, he, his, born, family };
};

const languages: Record<string, Language> = {
  English: {
    summary: ({ name, address, he, his, born, family }) =>
      `${address} ${name} builds services in Kotlin and Kafka for banks.\n${born}\nSince 2019 ${he} has led ${his} team, and ${he} writes TypeScript.\n${family}`,
    ad: ({ title, he, his }) =>
      `We are looking for a ${title}. ${he} knows Kotlin and Kafka, and ${his} tests run before each merge. TypeScript is a plus.`,
    people: [
      person('John Miller | Salesman | Chairman | Mr. | he | his | Born in Ohio. | Married, two children.'),
      person(
        'Joan Miller | Saleswoman | Chairwoman | Ms. | she | her | Born in Ohio. | Married, two children.',
      ),
      person('Sam Miller | Salesperson | Chairperson | Mx. | they | their | Born in Ohio. | Single.'),
      person(
        'Adaeze Okafor | Saleswoman | Chairwoman | Mrs. | she | her | Born in Lagos, Nigeria. | Mother of three.',
      ),
      person(
        'Mohammed Khan | Salesman | Chairman | Mr. | he | his | Born in Lahore in 1961, of Pakistani nationality. | Father of one.',
      ),
    ],
  },
  German: {
    summary: ({ name, address, he, his, born, family }) =>
      `${address} ${name} entwickelt Dienste mit Kotlin und Kafka für Banken.\n${born}\nSeit 2019 leitet ${he} ${his} Team und schreibt TypeScript.\n${family}`,
    ad: ({ title, he, his }) =>
      `Gesucht: ${title} mit Kotlin und Kafka. ${he} verantwortet ${his} Tests selbst. TypeScript ist von Vorteil.`,
    people: [
      person(
        'Jan Müller | Softwareentwickler | Projektleiter | Herr | er | sein | Geboren in Köln. | Verheiratet, zwei Kinder.',
      ),
      person(
        'Jana Müller | Softwareentwicklerin | Projektleiterin | Frau | sie | ihr | Geboren in Köln. | Verheiratet, zwei Kinder.',
      ),
      person(
        'Elif Yılmaz | Softwareentwicklerin | Projektleiterin | Frau | sie | ihr | Geboren in Izmir, türkische Staatsangehörige. | Alleinerziehende Mutter.',
      ),
      person(
        'Piotr Nowak | Softwareentwickler (m/w/d) | Projektleiter*in | Herr | er | sein | Geboren 1962 in Krakau. | Ledig.',
      ),
    ],
  },
  French: {
    summary: ({ name, address, he, his, born, family }) =>
      `${address} ${name} conçoit des services en Kotlin et Kafka pour des banques.\n${born}\nDepuis 2019, ${he} dirige ${his} équipe et écrit du TypeScript.\n${family}`,
    ad: ({ title, he, his }) =>
      `Nous recherchons : ${title}, Kotlin et Kafka. ${he} prépare ${his} tests. TypeScript serait un plus.`,
    people: [
      person(
        'Jean Moreau | Développeur | Chef de projet | M. | il | son | Né à Lyon. | Marié, deux enfants.',
      ),
      person(
        'Jeanne Moreau | Développeuse | Cheffe de projet | Mme | elle | son | Née à Lyon. | Mariée, deux enfants.',
      ),
      person(
        'Aminata Diallo | Développeuse | Cheffe de projet | Mme | elle | son | Née à Dakar, de nationalité sénégalaise. | Mère de trois enfants.',
      ),
      person(
        'Karim Benali | Développeur | Chef de projet | Monsieur | il | son | Né à Alger en 1963. | Célibataire.',
      ),
    ],
  },
  Spanish: {
    summary: ({ name, address, he, his, born, family }) =>
      `${address} ${name} desarrolla servicios en Kotlin y Kafka para bancos.\n${born}\nDesde 2019 ${he} dirige ${his} equipo y escribe TypeScript.\n${family}`,
    ad: ({ title, he, his }) =>
      `Buscamos ${title} con Kotlin y Kafka. ${he} prepara ${his} pruebas. Se valora TypeScript.`,
    people: [
      person(
        'Juan García | Desarrollador | Director comercial | Sr. | él | su | Nacido en Sevilla. | Casado, dos hijos.',
      ),
      person(
        'Juana García | Desarrolladora | Directora comercial | Sra. | ella | su | Nacida en Sevilla. | Casada, dos hijos.',
      ),
      person(
        'Wendy Quispe | Desarrolladora | Directora comercial | Doña | ella | su | Nacida en Cuzco, de nacionalidad peruana. | Madre soltera.',
      ),
      person(
        'Samir Haddad | Desarrollador | Director comercial | Don | él | su | Nacido en Tánger en 1960. | Padre de familia.',
      ),
    ],
  },
};

const rowOf = (one: Person, summary: Language['summary']): MarketRow => ({
  ...(listed[0] as MarketRow),
  id: 'BE-TWIN',
  name: one.name,
  title: one.title,
  skills: [],
  skillUses: [],
  confirmedSkills: [],
  skillsConfirmed: null,
  experience: 7,
  availability: 'Immediate',
  availableFrom: null,
  bookedUntil: null,
  masked: false,
  summary: summary(one),
  engagements: [
    { title: one.earlier, client: 'Northwind Bank', from: '2016-01', to: '2018-12', summary: null },
  ],
});

/** The place of the twin in the list, and its match without the sentences of the profile. */
const found = (one: Person, { summary }: Language, criteria: object) => {
  market.put(rowOf(one, summary));
  const { matches, read } = market.recommend(recommendSchema.parse({ criteria, top: 100 }), now);
  const match = matches.find(({ id }) => id === 'BE-TWIN');
  expect(match).toBeDefined();
  const same = JSON.stringify(match, (key, value) =>
    key === 'quote' || key === 'from' || key === 'to' ? undefined : value,
  );
  return {
    exact: match?.exact,
    same,
    skills: read?.skills.map(({ name, must, years }) => ({ name, must, years })),
  };
};

test.each(Object.entries(languages))(
  '%s profiles that differ only in name, gender, origin, age and family score and are explained alike',
  (_, language) => {
    const [first, ...twins] = language.people;
    for (const asker of language.people.slice(0, 2))
      for (const criteria of [
        { title: asker.title, skills: [{ name: 'Kotlin' }, { name: 'Kafka' }, { name: 'TypeScript' }] },
        { title: asker.earlier, skills: [{ name: 'Kotlin', years: 5 }] },
        { title: asker.title, text: language.ad(asker), skills: [] },
      ]) {
        const expected = found(first, language, criteria);
        for (const twin of twins)
          expect([twin.name, found(twin, language, criteria)]).toEqual([twin.name, expected]);
      }
  },
);

test.each(Object.entries(languages))('%s ads in every gender find the same', (_, language) => {
  const [first, ...twins] = language.people;
  const by = (asker: Person) =>
    found(first, language, { title: asker.title, text: language.ad(asker), skills: [] });
  for (const twin of twins) expect([twin.title, by(twin)]).toEqual([twin.title, by(first)]);
});

test('profiles that differ in what counts do not score alike', () => {
  const language = languages.English as Language;
  const [first] = language.people;
  const criteria = { title: first.title, skills: [{ name: 'Kotlin' }, { name: 'Kafka' }] };
  const without = { ...language, summary: (one: Person) => language.summary(one).replace('Kafka', 'queues') };
  const of = (one: Person, by = language) => found(one, by, criteria).exact;
  expect(of(first, without)).toBeLessThan(Number(of(first)));
  expect(of({ ...first, title: 'Baker', earlier: 'Baker' })).toBeLessThan(Number(of(first)));
});

/** Pronouns and forms of address are too common to rank, and the same number of words keeps the length. */
test('where the words of a text rank, pronouns, forms of address and origin count for nothing', () => {
  const summary = ({ address, name, he, his, born }: Person) =>
    `${address} ${name} keeps the ledgers of a brewery and reconciles supplier statements every week.\n${born}\nIn the evening ${he} closes ${his} petty cash.`;
  const language = { ...(languages.English as Language), summary };
  const criteria = {
    text: 'Keep ledgers for our brewery.\nReconcile supplier statements.\nClose the petty cash each evening.\nPrepare the yearly stocktaking.',
    skills: [],
  };
  const [first, ...twins] = [
    person('John Miller | Clerk | Clerk | Mr. | he | his | Born in Ohio. |'),
    person('Joan Miller | Clerk | Clerk | Ms. | she | her | Born in Ohio. |'),
    person('Sam Okafor | Clerk | Clerk | Mx. | they | their | Born in Lagos. |'),
  ] as const;
  const expected = found(first, language, criteria);
  expect(expected.same).toContain('ledger');
  for (const twin of twins)
    expect([twin.name, found(twin, language, criteria)]).toEqual([twin.name, expected]);
});
