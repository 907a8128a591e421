import type { Currency } from '../contract/billing/currencies.ts';
import type { Candidate } from '../contract/candidates/candidates.ts';
import type { Contract } from '../contract/deals/contracts.ts';
import { toWholeUnits } from '../money/minorUnits.ts';
import { afterMonths, utcDay } from '../time/days.ts';
import { countryOf } from './candidateFacets.ts';
import { skillKey } from './skills.ts';
import { mostCommon } from './statistics.ts';

/** An hourly rate of a signed contract, and the candidate it is paid for. */
export type Agreement = {
  providerId: string;
  /** Minor units. */
  rate: number;
  currency: Currency;
  signedDate: string;
  skills: readonly string[];
  /** Years. */
  experience: number;
  location: string;
};
/** The rates agreed for a skill; for a country or a range of experience only where these are named. */
export type RateSpread = {
  skill: string;
  country: string | null;
  experienceFrom: number | null;
  currency: Currency;
  /** Quartiles in minor units, rounded to whole units. */
  low: number;
  middle: number;
  high: number;
  contracts: number;
  firms: number;
};

/** Agreements of the last so many months count. */
export const agreedMonths = 24;
/** Rates are shown only from so many providers, so that none can be read from them; see docs/decisions/0143. */
export const fewestFirms = 5;
/** A provider counts with its newest agreements, so that a large one does not set the figures. */
const mostOfFirm = 3;
/** First years of the ranges of experience. */
const ranges = [0, 3, 6, 10];
const mostSpreads = 3000;

/** The range of experience, in years, that these years belong to; null at its end if it is open. */
export const experienceRangeOf = (years: number): { from: number; to: number | null } => {
  const from = ranges.findLast((one) => one <= years) ?? 0;
  const next = ranges[ranges.indexOf(from) + 1];
  return { from, to: next === undefined ? null : next - 1 };
};

/** The first day that counts, as of this moment. */
export const agreedSince = (now: Date): string => afterMonths(utcDay(now), -agreedMonths);

type Paid = Pick<Contract, 'providerId' | 'rate' | 'currency' | 'signedDate'>;
type Paying = Pick<Agreement, 'skills' | 'experience' | 'location'> & Pick<Candidate, 'erasedAt'>;

/** What was agreed in a deployment’s contract; null without a signature, and for a candidate who was erased. */
export const agreementOf = (
  { providerId, rate, currency, signedDate }: Paid,
  candidate: Paying | undefined,
): Agreement | null => {
  if (!candidate || candidate.erasedAt || !signedDate || rate === 0) return null;
  const { skills, experience, location } = candidate;
  return { providerId, rate, currency, signedDate, skills, experience, location };
};

type Group = Omit<About, 'skill'> & { skills: string[]; agreed: Agreement[] };
type About = Pick<RateSpread, 'skill' | 'country' | 'experienceFrom' | 'currency'>;

/**
 * The spread of agreed rates of each skill, by country, by experience, and by both, wherever at least five providers
 * stand behind it: the largest groups first. Names with the same `idOf` are one skill, whose figures stand under each
 * name that candidates use, so that a form finds them by any of them; a name has its most common spelling.
 */
export const rateSpreads = (
  agreements: readonly Agreement[],
  idOf: (skill: string) => string = skillKey,
): RateSpread[] => {
  const groups = new Map<string, Group>();
  for (const agreement of agreements) {
    const { currency, experience, location } = agreement;
    const range = experienceRangeOf(experience).from;
    const country = countryOf(location);
    for (const [key, names] of Map.groupBy(agreement.skills, idOf))
      for (const [where, from] of [
        [null, null],
        [country, null],
        [null, range],
        [country, range],
      ] as const) {
        const id = JSON.stringify([key, where, from, currency]);
        const group = groups.get(id) ?? {
          ...{ country: where, experienceFrom: from, currency },
          skills: [],
          agreed: [],
        };
        group.skills.push(...names);
        group.agreed.push(agreement);
        groups.set(id, group);
      }
  }
  return [...groups.values()]
    .flatMap(({ agreed, skills, ...about }) => {
      const counted = newestOfEach(agreed);
      const firms = new Set(counted.map(({ providerId }) => providerId)).size;
      if (firms < fewestFirms) return [];
      const rates = counted.map(({ rate }) => rate).sort((a, b) => a - b);
      const figures = {
        low: quantile(rates, 0.25, about.currency),
        middle: quantile(rates, 0.5, about.currency),
        high: quantile(rates, 0.75, about.currency),
        contracts: counted.length,
        firms,
      };
      return [...Map.groupBy(skills, skillKey).values()].map((names) => ({
        skill: mostCommon(names) ?? '',
        ...about,
        ...figures,
      }));
    })
    .sort((a, b) => b.contracts - a.contracts || (keyOf(a) < keyOf(b) ? -1 : 1))
    .slice(0, mostSpreads);
};

/** What tells a spread from the others. */
export const keyOf = ({ skill, country, experienceFrom, currency }: About): string =>
  JSON.stringify([skillKey(skill), country, experienceFrom, currency]);

const newestOfEach = (agreed: readonly Agreement[]): Agreement[] => {
  const counts = new Map<string, number>();
  return agreed
    .toSorted((a, b) => (a.signedDate < b.signedDate ? 1 : a.signedDate > b.signedDate ? -1 : 0))
    .filter(({ providerId }) => {
      const count = (counts.get(providerId) ?? 0) + 1;
      counts.set(providerId, count);
      return count <= mostOfFirm;
    });
};

/** Between two neighbors in proportion, in whole units of the currency. */
const quantile = (ordered: readonly number[], share: number, currency: string): number => {
  const at = (ordered.length - 1) * share;
  const [before, after] = [ordered[Math.floor(at)] ?? 0, ordered[Math.ceil(at)] ?? 0];
  return toWholeUnits(before + (after - before) * (at % 1), currency);
};

/** Who a rate is for. */
export type RateAsked = {
  skills: readonly string[];
  experience: number | null;
  location: string | null;
  currency: string;
};

/**
 * The spread that says most about a candidate: of those of its skills, the most specific one, then the one with the
 * most contracts. Null if none applies.
 */
export const spreadFor = <S extends RateSpread>(spreads: readonly S[], asked: RateAsked): S | null => {
  const skills = new Set(asked.skills.map(skillKey));
  const range = asked.experience === null ? null : experienceRangeOf(asked.experience).from;
  const country = asked.location === null ? null : countryOf(asked.location);
  const detail = (one: S) => Number(one.experienceFrom !== null) * 2 + Number(one.country !== null);
  const [best] = spreads
    .filter(
      (one) =>
        one.currency === asked.currency &&
        skills.has(skillKey(one.skill)) &&
        (one.experienceFrom === null || one.experienceFrom === range) &&
        (one.country === null || one.country === country),
    )
    .toSorted((a, b) => detail(b) - detail(a) || b.contracts - a.contracts || (a.skill < b.skill ? -1 : 1));
  return best ?? null;
};
