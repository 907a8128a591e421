import { describe, expect, it } from 'vitest';
import { occupations } from './occupations.ts';
import { scoredApart } from './testing/scoredApart.ts';
import { titleLexicon } from './titleLexicon.ts';

const languages = ['German', 'French', 'Spanish'] as const;
type Language = (typeof languages)[number];

/** Words of the title dictionary in a language: nouns of occupations, and what they are combined with. */
const wordsOf = (language: Language) => {
  const nouns = new Set<string>();
  const fields = new Set<string>();
  for (const line of titleLexicon.trim().split('\n')) {
    const [english = '', others = ''] = line.split(':');
    const column = others.split('/')[languages.indexOf(language)] ?? '';
    const last = english.split(' ').at(-1) ?? '';
    for (const word of column.trim().split(/\s+/u))
      if (word !== '' && !word.includes('_')) (occupations.has(last) ? nouns : fields).add(word);
  }
  return { nouns: [...nouns], fields: [...fields].filter((word) => !occupations.has(word)) };
};

type Rule = readonly [ending: RegExp, feminine: string];
/** How grammar makes feminine forms; the first ending that fits. Words of both genders end in nothing that is listed. */
const grammar: Record<Language, { sameForBoth: RegExp; rules: readonly Rule[] }> = {
  German: {
    sameForBoth: /(?:kraft|frau|schwester|amme|hilfe|aufsicht|haupt|vize|modell)$/u,
    rules: [
      [/mann$/u, 'frau'],
      [/(?<=beamt)er$/u, 'in'],
      [/(?<=beauftragt|angestellt|sachverstandig)(?:er)?$/u, 'e'],
      [/(?<=[^i]er)er$/u, 'in'],
      [/e$/u, 'in'],
      [/$/u, 'in'],
    ],
  },
  French: {
    sameForBoth: /(?:e|charge_de|medecin|marin)$/u,
    rules: [
      [/(?<=ingeni|profess|procur|assess)eur$/u, 'eure'],
      [/(?<=ach|mon|livr|chan|tes|transpor|repor|recru|prom|por|fac|coll?ec)teur$/u, 'teuse'],
      [/teur$/u, 'trice'],
      [/eur$/u, 'euse'],
      [/er$/u, 'ere'],
      [/ien$/u, 'ienne'],
      [/on$/u, 'onne'],
      [/if$/u, 'ive'],
      [/el$/u, 'elle'],
      [/(?<=che)f$/u, 'ffe'],
      [/(?<=[dlnst])$/u, 'e'],
    ],
  },
  Spanish: {
    sameForBoth: /(?:ista|ante|iente|z|il|al|ia|uta)$/u,
    rules: [
      [/or$/u, 'ora'],
      [/o$/u, 'a'],
      [/(?<=jef)e$/u, 'a'],
      [/an$/u, 'ana'],
    ],
  },
};
const feminineOf = (word: string, language: Language): string | null => {
  const { sameForBoth, rules } = grammar[language];
  const rule = sameForBoth.test(word) ? undefined : rules.find(([ending]) => ending.test(word));
  return rule ? word.replace(...rule) : null;
};

/** A noun together with a field, as each language does it. */
const combined: Record<Language, (noun: string, field: string) => string> = {
  German: (noun, field) => `${field}${noun}`,
  French: (noun, field) => `${noun} ${field}`,
  Spanish: (noun, field) => `${noun} de ${field}`,
};
const fieldsOfEach = 3;

type Pair = readonly [masculine: string, feminine: string];
const pairsOf = (language: Language): Pair[] => {
  const { nouns, fields } = wordsOf(language);
  return nouns.flatMap((noun, at) => {
    const feminine = feminineOf(noun, language);
    if (!feminine) return [];
    const around = Array.from(
      { length: fieldsOfEach },
      (_, nth) => fields[(at * fieldsOfEach + nth) % fields.length],
    );
    return [
      [noun, feminine] as const,
      ...around.map(
        (field = '') => [combined[language](noun, field), combined[language](feminine, field)] as const,
      ),
    ];
  });
};

/** English nouns of which the dictionary has both forms, or that end in "man". */
const english: Pair[] = [...occupations].flatMap((noun) => {
  const ess = [`${noun}ess`, noun.replace(/[eo]r$/u, 'ress'), noun.replace(/eur$/u, 'euse')];
  const women = /(?<!wo)man$/u.test(noun) ? [noun.replace(/man$/u, 'woman')] : [];
  const forms = [...ess.filter((form) => form !== noun && occupations.has(form)), ...women];
  return forms.flatMap((form) => [
    [noun, form] as const,
    ...['Senior', 'Night', 'Head'].map((word) => [`${word} ${noun}`, `${word} ${form}`] as const),
  ]);
});

const pairs: Record<string, readonly Pair[]> = {
  English: english,
  ...Object.fromEntries(languages.map((language) => [language, pairsOf(language)])),
};
/** What is searched for: each of these is the masculine form of some pair, the feminine one, or neither. */
const searches = [
  ...[
    'Project Manager',
    'Sales Manager',
    'Managing Director',
    'Java Developer',
    'Nurse',
    'Waiter',
    'Accountant',
  ],
  ...[
    'Projektleiterin',
    'Softwareentwickler',
    'Directeur commercial',
    'Vendeuse',
    'Jefa de proyecto',
    'Ingeniero',
  ],
];

describe('titles that the dictionary makes', () => {
  it('are hundreds of pairs', () => {
    expect(english.length).toBeGreaterThan(80);
    for (const language of languages) expect(pairs[language]?.length).toBeGreaterThan(450);
  });

  it.each(Object.keys(pairs))('score the same in masculine and feminine: %s', (language) => {
    expect(scoredApart(pairs[language] ?? [], searches)).toEqual([]);
  });
});
