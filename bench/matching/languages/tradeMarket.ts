import { seeded } from '../../../fixtures/random.ts';
import type { ProxyMarket, Sampled } from '../proxyMarket.ts';
import type { Trades } from './trades.ts';

/** With a long resume, which tells of jobs, courses and hobbies. */
export type Person = Sampled & { isLong: boolean };
/** Titles and skills are keys, so that the market is the same in every language. */
export type TradeMarket = Omit<ProxyMarket, 'candidates'> & { candidates: Person[] };

export const candidatesOfTrade = 25;
export const adsOfTrade = 6;
const longShare = 0.25;
const bestGain = 3;

/** The ads of some trades, and the candidates of these and others. */
export const makeMarket = (
  trades: Trades,
  { ads, among }: { ads: readonly string[]; among: readonly string[] },
): TradeMarket => {
  const skillsOf = (trade: string) => [...(trades.get(trade)?.skills.keys() ?? [])];
  const candidates = among.flatMap((trade) =>
    Array.from({ length: candidatesOfTrade }, (_, at): Person => {
      const random = seeded(`${trade} candidate ${at}`);
      const isLong = random.chance(longShare);
      const others = among.filter((other) => other !== trade).flatMap(skillsOf);
      return {
        ...sampled(trade, [
          ...random.some(skillsOf(trade), random.int(4, 8)),
          ...random.some(others, isLong ? random.int(2, 3) : random.int(0, 2)),
        ]),
        isLong,
      };
    }),
  );
  const jobs = ads.flatMap((trade) =>
    Array.from({ length: adsOfTrade }, (_, at) => {
      const random = seeded(`${trade} ad ${at}`);
      return sampled(trade, random.some(skillsOf(trade), random.int(4, 7)));
    }),
  );
  return { jobs, candidates, gains: jobs.map((job) => gainsFor(job, candidates)) };
};

const sampled = (trade: string, skills: string[]): Sampled => ({ title: trade, occupation: trade, skills });

/** 3 for all skills that the ad asks for, 2 from two thirds, 1 from one third; nothing for another trade. */
const gainsFor = ({ occupation, skills }: Sampled, candidates: readonly Person[]): Map<number, number> =>
  new Map(
    candidates.flatMap((candidate, at) => {
      const held = skills.filter((skill) => candidate.skills.includes(skill)).length;
      return candidate.occupation === occupation
        ? [[at, Math.floor((bestGain * held) / skills.length)] as const]
        : [];
    }),
  );
