import { availabilities, mostConfirmedSkills } from '../../domain/contract/candidates/candidates.ts';
import { hashOf } from '../../domain/hashOf.ts';
import { sizeStep } from '../../domain/matching/credits.ts';
import { dateOf, dayOf } from '../../domain/matching/dayNumbers.ts';
import { mostYears, type Profile } from '../../domain/matching/profile.ts';
import { stemsOf } from '../../domain/reading/stems.ts';
import { seeded } from '../../fixtures/random.ts';
import type { TitledProfile } from './proxyMarket.ts';

export const today = '2026-01-15';
const noticeDays = [0, 14, 30];

const sentences = 3;
const wordsOfSentence = 10;
/** Names, places and misspelled words: so many different ones, and their share of all words. */
const rareWords = { different: 200_000, share: 1 / wordsOfSentence / sentences };

/** A summary of 30 words as stems: those of titles and skills of the market as often as there, and rare ones. */
const textsFrom = (candidates: readonly Profile[]) => {
  const random = seeded('texts');
  const words = candidates.flatMap(({ titles, holdings }) =>
    [...titles, ...holdings.map(({ skill }) => skill)].flatMap(stemsOf),
  );
  const word = () =>
    random.chance(rareWords.share)
      ? `rare${random.int(1, rareWords.different)}`
      : (words[random.int(0, words.length - 1)] as string);
  return () =>
    Array.from({ length: sentences }, () => [...new Set(Array.from({ length: wordsOfSentence }, word))]);
};

/**
 * Generates this many candidates, the same in every run. Each has the skills of a candidate of the public
 * market, some replaced by those of a second one and a third of them dated (in every other profile the first
 * ones confirmed), and a title, years of experience, a location, a provider and a start date, and a summary if asked for.
 */
export function* manyCandidates(
  count: number,
  candidates: readonly Profile[],
  withTexts = false,
): Generator<Profile> {
  const textOf = withTexts ? textsFrom(candidates) : () => [];
  const random = seeded('many people');
  const pick = () => candidates[random.int(0, candidates.length - 1)] as Profile;
  const month = 2026 * 12;
  for (let at = 0; at < count; at++) {
    const [one, other] = [pick(), pick()];
    const skills = new Set(
      [...one.holdings, ...other.holdings.slice(0, random.int(0, 4))].map(({ skill }) => skill),
    );
    const sentences = textOf();
    yield {
      id: `BE-${at}`,
      titles: one.titles,
      holdings: [...skills].map((skill, place) => {
        const known = { skill, fromText: false, confirmed: at % 2 === 0 && place < mostConfirmedSkills };
        return random.chance(0.33)
          ? { ...known, years: random.int(0, mostYears), lastUsed: month - random.int(0, 90) }
          : { ...known, years: null, lastUsed: null };
      }),
      sentences,
      textSize: sizeStep(sentences.flat().length),
      documented: at % 20,
      quarters: random.int(0, 80),
      freeOn: (dayOf(today) ?? 0) + (noticeDays[random.int(0, availabilities.length - 1)] ?? 0),
      facts: '',
      rate: `${100 * (20 + (at % 120))} ${['USD', 'EUR', 'GBP', 'INR'][at % 4]}`,
      addedFacts: [],
      location: `town ${random.int(1, 400)}`,
      providerId: `P-${hashOf(`provider ${random.int(1, 3000)}`)}`,
      visibleTo: null,
    };
  }
}

/**
 * A recruiter's criteria for the jobs: eight skills, two of them required, years, a title and a start date.
 */
export const criteriaOf = ({ title, skills }: TitledProfile, at: number) => ({
  title,
  skills: skills.map((name, place) => ({ name, must: place < 2 })),
  experience: { min: (at % 8) + 1 },
  startBy: dateOf((dayOf(today) ?? 0) + (at % 30)),
});
