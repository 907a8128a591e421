import { describe, expect, test } from 'vitest';
import type { Raise } from '../../../domain/matching/raises.ts';
import { type Reason, type ReasonKind, reasonKinds } from '../../../domain/matching/reasons.ts';
import { reasonText } from '../../../domain/matching/reasonText.ts';
import inGerman from '../../../locales/de/recruiter.json';
import english from '../../../locales/en/recruiter.json';
import inSpanish from '../../../locales/es/recruiter.json';
import inFrench from '../../../locales/fr/recruiter.json';
import { german } from '../../i18n/de/index.ts';
import type { Catalogue } from '../../i18n/english.ts';
import { spanish } from '../../i18n/es/index.ts';
import { french } from '../../i18n/fr/index.ts';
import { i18nProviderFor } from '../../i18n/i18nProvider.ts';
import type { LanguageWords } from '../../i18n/LanguageWords.ts';
import type { Language } from '../../i18n/languages.ts';
import type { ShownLanguage } from '../../i18n/shownLanguage.ts';
import { sayPoints, sayRaise, sayReason } from './sayReason.ts';

const dates = { free: '2026-11-01', needed: '2026-10-15' };
const reason = (kind: ReasonKind, params: Reason['params'], points: number, of: number): Reason => ({
  part: 'skills',
  kind,
  params,
  points,
  of,
});
const examples: Record<ReasonKind, Reason> = {
  skill: reason('skill', { skill: 'Kubernetes', evidence: 'older', fromText: true }, 7, 7),
  skillImplied: reason(
    'skillImplied',
    { skill: 'Python', via: 'Django', evidence: 'confirmed', fromText: false, confirmed: true },
    8,
    10,
  ),
  skillRelated: reason(
    'skillRelated',
    { skill: 'React', via: 'Vue.js', evidence: 'recent', fromText: false, askedYears: 5, years: -1 },
    2,
    6,
  ),
  skillMissing: reason('skillMissing', { skill: 'Terraform', must: true }, 0, 5),
  longList: reason('longList', { count: 260 }, 0, 0),
  experience: reason('experience', { years: 6.5, needed: 5 }, 16, 16),
  experienceShort: reason('experienceShort', { years: 1, needed: 5 }, 3, 16),
  experienceUnknown: reason('experienceUnknown', { needed: 5 }, 8, 16),
  words: reason('words', { shared: 2, all: 20, words: 'analiza, danych' }, 14, 48),
  title: reason('title', { likeness: 63 }, 13, 16),
  titleUnknown: reason('titleUnknown', {}, 8, 16),
  freeInTime: reason('freeInTime', dates, 12, 12),
  freeLate: reason('freeLate', dates, 8, 12),
  freeUnknown: reason('freeUnknown', { needed: '2026-10-15' }, 6, 12),
  anyStart: reason('anyStart', {}, 12, 12),
  answers: reason('answers', { asked: 5, inTime: 4 }, 6, 8),
  answersUnknown: reason('answersUnknown', {}, 4, 8),
  notAsked: reason('notAsked', { part: 'experience' }, 16, 16),
  added: reason('added', { criterion: 'tested', value: 'React' }, 8, 8),
  addedMissing: reason('addedMissing', { criterion: 'tested', value: 'React' }, 0, 8),
};
const raises: Record<string, Pick<Raise, 'kind' | 'params'>> = {
  addSkill: { kind: 'addSkill', params: { skill: 'Terraform', id: 'terraform' } },
  addSkillYears: { kind: 'addSkill', params: { skill: 'Terraform', id: 'terraform', years: 3 } },
  dateSkill: { kind: 'dateSkill', params: { skill: 'React', id: 'reactjs' } },
  dateSkillYears: { kind: 'dateSkill', params: { skill: 'React', id: 'reactjs', years: 3 } },
  experience: { kind: 'experience', params: { years: 5 } },
  addFact: { kind: 'addFact', params: { criterion: 'tested', value: 'React', fact: 'tested:React' } },
  freeFrom: { kind: 'freeFrom', params: { date: '2026-10-15' } },
};

const withTexts = (words: LanguageWords, texts: Partial<Catalogue>): LanguageWords => ({
  ...words,
  catalogue: { ...words.catalogue, ...texts },
});
const languages: Record<Language, ShownLanguage> = {
  en: { language: 'en' },
  es: { language: 'es', words: withTexts(spanish, inSpanish) },
  fr: { language: 'fr', words: withTexts(french, inFrench) },
  de: { language: 'de', words: withTexts(german, inGerman) },
};
const wordsIn = (locale: Language) => ({
  translate: i18nProviderFor(languages[locale], english).translate,
  locale,
});

describe.each(Object.values(languages))('match reasons in $language', ({ language }) => {
  test.each(reasonKinds)('the reason %s is worded with all its values', (kind) => {
    for (const must of [true, false]) {
      const { params } = examples[kind];
      const said = sayReason({ kind, params: { ...params, must } }, wordsIn(language));
      expect(said).not.toMatch(/recommendations\.|%\{|undefined|NaN|\|\|\|\|/);
      expect(said).not.toBe('');
    }
  });

  test.each(Object.entries(raises))('an improvement by %s is worded', (_, raise) => {
    const said = sayRaise(raise, wordsIn(language));
    expect(said).not.toMatch(/recommendations\.|%\{|undefined|NaN|\|\|\|\|/);
  });
});

test.each(reasonKinds)('in English the reason %s matches the command line’s wording', (kind) => {
  const plain = reasonText(examples[kind]);
  const said = sayReason(examples[kind], wordsIn('en'));
  expect(plain.toLowerCase().startsWith(said.toLowerCase())).toBe(true);
});

test('years and numbers follow the language’s plural and number formats', () => {
  const said = (years: number, needed: number, locale: Language) =>
    sayReason({ kind: 'experienceShort', params: { years, needed } }, wordsIn(locale));
  expect(said(1, 5, 'en')).toBe('1 year of experience (5 wanted)');
  expect(said(1.5, 2.5, 'de')).toBe('1,5 Jahre Erfahrung (2,5 gewünscht)');
  expect(said(1.5, 5, 'fr')).toBe('1,5 an d’expérience (5 requis)');
  expect(sayReason(examples.freeLate, wordsIn('de'))).toBe(
    'Verfügbar ab 01.11.2026 (benötigt ab 15.10.2026)',
  );
});

test('points show their maximum if something is missing', () => {
  const said = (points: number, of: number) => sayPoints({ points, of }, wordsIn('en'));
  expect([said(7, 7), said(8, 12), said(0, 5), said(0, 0)]).toEqual(['+7', '+8 of 12', '0 of 5', '0']);
});
