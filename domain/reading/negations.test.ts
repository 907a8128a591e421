import { describe, expect, it } from 'vitest';
import { loadDictionary } from '../skills/dictionary/loadDictionary.ts';
import { normaliseSkill } from '../skills/dictionary/normaliseSkill.ts';
import {
  aboutOthers,
  furtherNegations,
  givenUp,
  type Negation,
  negations,
  plainSentences,
  pointingBack,
  unseenNegations,
} from './negations.ts';
import { readText } from './readText.ts';

const dictionary = await loadDictionary();
const idOf = (name: string) => normaliseSkill(name, dictionary).id;
const kinds = ['asked', 'out', 'open'] as const;

/** Each skill of a sentence with its true answer and the one that was read; `none` if the skill was not found. */
const answersOf = (sentence: Negation) => {
  const { skills, ruledOut, unsure } = readText(sentence.text, dictionary);
  const read = new Map<string, string>([
    ...skills.map(({ id }) => [id, 'asked'] as const),
    ...ruledOut.map(({ id }) => [id, 'out'] as const),
    ...unsure.map(({ id }) => [id, 'open'] as const),
  ]);
  const named = kinds.flatMap((truth) => (sentence[truth] ?? []).map((name) => ({ truth, id: idOf(name) })));
  const others = skills.filter(({ id }) => named.every((one) => one.id !== id));
  return [
    ...named.map(({ truth, id }) => ({ text: sentence.text, id, truth, read: read.get(id) ?? 'none' })),
    ...others.map(({ id }) => ({ text: sentence.text, id, truth: 'none', read: 'asked' })),
  ];
};
const all = (sets: readonly (typeof negations)[]) =>
  sets.flatMap((set) => Object.values(set).flat()).flatMap(answersOf);

describe('skills beside negative words', () => {
  const answers = all([negations, furtherNegations, givenUp, unseenNegations]);

  it('are read wrong at most once in twenty times: each sentence negates, so “unsure” is no wrong answer', () => {
    const wrong = answers.filter(({ truth, read }) => read !== truth && read !== 'open');
    expect(wrong.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(answers.length / 20);
  });

  it('are settled without a question in two of three cases', () => {
    const exact = answers.filter(({ truth, read }) => read === truth);
    expect(exact.length / answers.length).toBeGreaterThanOrEqual(2 / 3);
  });

  it('are asked for as ever where the negative word is about something else', () => {
    expect(plainSentences.flatMap(answersOf).filter(({ truth, read }) => read !== truth)).toEqual([]);
  });

  it.each(Object.entries(aboutOthers))('are asked for where no skill is negated, in %s', (_, sentences) => {
    expect(sentences.flatMap(answersOf).filter(({ truth, read }) => read !== truth)).toEqual([]);
  });

  it('are not asked for where another object stands beside them, or a few words point back', () => {
    expect(
      pointingBack.flatMap(answersOf).filter(({ truth, read }) => truth !== 'none' && read === 'asked'),
    ).toEqual([]);
  });

  it('come with their sentence, and count as asked for or ruled out if another sentence says so', () => {
    const one = readText('Our colleagues do the Kubernetes part. You know Go.', dictionary);
    expect(one.unsure.map(({ name, quote }) => [name, quote])).toEqual([
      ['Kubernetes', 'Our colleagues do the Kubernetes part.'],
    ]);
    const asked = readText('Our colleagues do the Kubernetes part. Kubernetes is required.', dictionary);
    expect([asked.skills.map(({ name }) => name), asked.unsure]).toEqual([['Kubernetes'], []]);
    const out = readText(
      'Our colleagues do the Kubernetes part. No Kubernetes experience needed.',
      dictionary,
    );
    expect([out.ruledOut.map(({ name }) => name), out.unsure]).toEqual([['Kubernetes'], []]);
  });
});
