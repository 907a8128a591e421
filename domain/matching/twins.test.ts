import { describe, expect, test } from 'vitest';
import { readText } from '../reading/readText.ts';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { loadTitleSpace } from '../titles/loadTitleSpace.ts';
import type { MarketRow } from './market/marketProfile.ts';
import { makeMatchmaker } from './market/matchmaker.ts';
import { recommendSchema } from './market/recommend.ts';

const today = '2026-11-21';
const now = new Date(`${today}T09:00:00Z`);
const [dictionary, space] = await Promise.all([loadDictionary(), loadTitleSpace()]);

/** Candidate names that are also names of technologies. */
const names = [
  ...'Julia Ruby Cassandra Jenkins Jade Crystal Swift Maya Ada Pascal Haskell Kafka Jasmine Django Scala Elm'.split(
    ' ',
  ),
  ...'Flask Chai Mocha Ember Clojure Hugo Gatsby Erlang Perl Puppet Chef Kotlin Spring Angular React'.split(
    ' ',
  ),
];
const row = (name: string, summary: string): MarketRow => ({
  id: 'BE-001',
  name,
  companyId: 'CO-001',
  title: 'Registered Nurse',
  skills: [],
  skillUses: [],
  confirmedSkills: [],
  skillsConfirmed: null,
  experience: 5,
  location: 'Berlin',
  languages: null,
  jobTypes: [],
  workplaces: [],
  rate: 5000,
  currency: 'USD',
  addedFacts: [],
  availability: 'Immediate',
  availableFrom: null,
  bookedUntil: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  engagements: null,
  certificates: null,
  masked: false,
  maskedSummary: null,
  maskedEngagements: null,
  maskedCertificates: null,
  summary,
});
const scored = (name: string, text: (name: string) => string, skills: readonly string[]) => {
  const market = makeMatchmaker([row(name, text(name))], { dictionary, space, mappings: [], today });
  const asked = recommendSchema.parse({
    criteria: { title: 'Developer', skills: skills.map((skill) => ({ name: skill })) },
  });
  return market.recommend(asked, now).matches;
};

const summaries: Record<string, (name: string) => string> = {
  'a sentence that begins with it': (name) => `${name}. Registered nurse, uses Excel.`,
  'a name said again in the text': (name) =>
    `Nurse. ${name.split(' ')[0]}'s patients trust ${name}. Uses Excel.`,
  'the header of a life story': (name) =>
    `${name}\nBerlin, ${name.toLowerCase().replace(' ', '.')}@example.com\nhttps://www.linkedin.com/in/${name.replace(' ', '-')}\n\nUses Excel.`,
};

describe('a candidate’s name earns no points', () => {
  for (const [where, text] of Object.entries(summaries))
    test.each(names)(`in ${where}: %s`, (word) => {
      const skills = [word, 'Excel', 'HTTPS', 'LinkedIn'];
      for (const [name, twin] of [
        [`${word} Meyer`, 'Anna Meyer'],
        [`Anna ${word}`, 'Anna Meyer'],
        [`${word}-Anna Meyer`, 'Anna Meyer'],
      ] as const)
        expect(scored(name, text, skills), name).toEqual(scored(twin, text, skills));
    });

  test.each(names)('as the name before a marriage: %s', (word) => {
    for (const said of ['née', '(geb.', 'geborene', 'Maiden name:', 'Nom de naissance :', 'de soltera']) {
      const text = (birthName: string) => (name: string) =>
        `${name}, ${said} ${birthName}. Registered nurse, uses Excel.`;
      const skills = [word, 'Excel'];
      expect(scored('Anna Meyer', text(word), skills), said).toEqual(
        scored('Anna Meyer', text('Dupont'), skills),
      );
    }
  });

  test('and real skills still count', () => {
    const text = (name: string) => `${name} builds services in Kotlin and Kafka.\nSkills: Ruby, Rails`;
    const read = (name: string) => readText(text(name), dictionary, { name });
    expect(read('Ruby Swift').skills.map(({ id }) => id)).toEqual([
      'kotlin',
      'apache-kafka',
      'ruby',
      'ruby-on-rails',
    ]);
    expect(quoted(read('Ruby Swift'))).toEqual(quoted(read('Anna Meyer')));
  });
});

/** Everything but the places in the text. */
const quoted = ({ skills, ...read }: ReturnType<typeof readText>) => ({
  ...read,
  skills: skills.map(({ from, to, ...one }) => one),
});

const texts: Record<string, (name: string) => string> = {
  'a posting that names a contact': (name) => `Contact: ${name}\nWe use Excel and TypeScript.`,
  'a posting that names the manager': (name) =>
    `You will report to ${name}, our CTO. We use Excel and TypeScript.`,
  'a German posting': (name) => `Ihr Ansprechpartner: ${name}\nGesucht: Excel und TypeScript`,
  'a French posting': (name) => `Votre contact est ${name}. Nous utilisons Excel et TypeScript.`,
  'a Spanish posting': (name) => `Contacto: ${name}\nUsamos Excel y TypeScript.`,
  'a Chinese posting': (name) => `联系人：${name}\n熟悉Excel和TypeScript`,
  'the first line of a resume': (name) => `${name}\nBerlin\n\nSkills: Excel, TypeScript`,
  'a resume with a heading': (name) => `Curriculum vitae\n${name}\n\nSkills: Excel, TypeScript`,
};
describe('a name in a text whose author nobody knows is not read', () => {
  for (const [where, text] of Object.entries(texts))
    test.each(names)(`in ${where}: %s`, (word) => {
      for (const name of [`${word} Meyer`, `Anna ${word}`, `${word} Swift`])
        expect(quoted(readText(text(name), dictionary)), name).toEqual(
          quoted(readText(text('Anna Meyer'), dictionary)),
        );
    });
});

describe('addresses and headers are not read as skills', () => {
  test.each([
    'Portfolio: https://ruby.example.com/docker, uses Excel',
    'Find me at www.kafka.org/people or julia@swift.io. Uses Excel',
    'github.com/jenkins/react and linkedin.com/in/django: Excel',
    'Ruby Swift\n+49 170 1234567 | ruby@example.com | Berlin\n\nExcel',
  ])('%j', (text) => {
    expect(readText(text, dictionary).skills.map(({ id }) => id)).toEqual(['excel']);
  });

  test('skill names with a dot or slash are kept', () => {
    expect(readText('ASP.NET, Node.js and Socket.io', dictionary).skills.map(({ id }) => id)).toEqual([
      'asp.net',
      'node.js',
      'socket.io',
    ]);
  });
});
