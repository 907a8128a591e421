import { mostConfirmedSkills } from '../../domain/contract/candidates/candidates.ts';
import { criteriaSchema } from '../../domain/matching/criteria.ts';
import type { WorkHistory } from '../../domain/matching/documented.ts';
import { buildIndex } from '../../domain/matching/index/candidateIndex.ts';
import { search } from '../../domain/matching/index/search.ts';
import type { Knowledge } from '../../domain/matching/need.ts';
import { pointsOf, totalOf } from '../../domain/matching/points.ts';
import { type Profile, readProfile } from '../../domain/matching/profile.ts';
import { likenessIn, noResponses, scorePartsOf } from '../../domain/matching/scoreParts.ts';
import { makeTitleBook } from '../../domain/titles/titleBook.ts';
import type { TitleSpace } from '../../domain/titles/titleSpace.ts';

/** A job as the author of a made-up profile sees it. */
export type SeenJob = { title: string; skills: readonly string[] };

/**
 * A kind of made-up profile, and the share of jobs whose top ten it enters. `history` says what stands behind it:
 * nothing, work for one client, a provider that confirms as many skills as it may without having checked them, or
 * a whole career, which the author would have to invent client by client.
 */
export type Cheat = {
  size: number;
  list: string;
  dates: string;
  title: string;
  history: History;
  share: number;
};
type History = keyof typeof histories;

/** The longest skill list a candidate can have, and shorter ones. */
const sizes = [60, 45, 30];
const recent = '2026-01';
const today = '2026-01-15';

const client = (number: number, from: string, to: string | null) => ({
  client: `Client ${number}`,
  from,
  to,
});
const histories = {
  'no history': {},
  'one client': { engagements: [client(1, '2006-01', null)] },
  'confirmed skills': {},
  'a made-up career': {
    engagements: Array.from({ length: 5 }, (_, at) =>
      client(at, `20${10 + 3 * at}-01`, `20${13 + 3 * at}-01`),
    ),
    certificates: Array.from({ length: 5 }, (_, at) => ({ name: `Certificate ${at}`, year: 2020 + at })),
  },
} satisfies Record<string, WorkHistory>;

/**
 * Searches for the made-up profile that does best: up to sixty skills, chosen by what people list, by what jobs
 * ask for, or by what covers most jobs; none, half or all of them dated; with a popular title or the title of each
 * job; without and with a made-up history. The profile is made up from every second job and tried on the others.
 * It enters a top ten if it has at least the score of the tenth candidate.
 */
export const searchCheats = (
  jobs: readonly SeenJob[],
  honest: readonly Profile[],
  listed: readonly string[],
  knowledge: Knowledge,
  space: TitleSpace,
): Cheat[] => {
  const index = buildIndex(honest, space, today, honest.length);
  const seen = jobs.filter((_, at) => at % 2 === 0);
  const asked = seen.flatMap(({ skills }) => skills);
  const lists = {
    'what most people list': mostCommon(listed),
    'what most jobs ask for': mostCommon(asked),
    'what covers most jobs': widest(seen),
  };
  const tried = jobs
    .filter((_, at) => at % 2 === 1)
    .map((job) => {
      const criteria = criteriaSchema.parse({
        title: job.title,
        skills: job.skills.map((name) => ({ name })),
      });
      const { need, matches } = search(index, criteria, knowledge, { top: 10, today, raises: false });
      const likenessOf = likenessIn(need, makeTitleBook(space));
      return { job, need, likenessOf, tenth: matches[9]?.exact ?? 0 };
    });
  const share = (profile: Profile, titleFor: (job: SeenJob) => string) => {
    const entered = tried.filter(({ job, need, likenessOf, tenth }) => {
      const parts = scorePartsOf(need, { ...profile, titles: [titleFor(job)] }, likenessOf, noResponses);
      return totalOf(pointsOf(need, parts)) >= tenth;
    });
    return entered.length / tried.length;
  };
  const popularTitle = mostCommon(seen.map(({ title }) => title))[0] ?? '';
  const titles: [string, (job: SeenJob) => string][] = [
    ['a popular title', () => popularTitle],
    ["the job's title", ({ title }) => title],
  ];
  return Object.entries(lists).flatMap(([name, skills]) =>
    sizes.flatMap((size) =>
      [0, 0.5, 1].flatMap((dated) =>
        Object.entries(histories).flatMap(([history, past]) => {
          const claims = skills
            .slice(0, size)
            .map((skill, at) =>
              at < dated * size ? { name: skill, years: 10, lastUsed: recent } : { name: skill },
            )
            .map((claim, at) =>
              history === 'confirmed skills' && at < mostConfirmedSkills
                ? { ...claim, confirmed: today }
                : claim,
            );
          const profile = readProfile(
            { id: 'cheat', skills: claims, experience: 20, ...past },
            knowledge.dictionary,
            today,
          );
          const dates = dated === 0 ? 'undated' : dated === 1 ? 'all dated' : 'half dated';
          return titles.map(([title, titleFor]) => ({
            size,
            list: name,
            dates,
            title,
            history: history as History,
            share: share(profile, titleFor),
          }));
        }),
      ),
    ),
  );
};

const mostCommon = (names: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name]) => name);
};

/** Repeatedly takes the skill that adds most to the squared coverage of the jobs. */
const widest = (jobs: readonly SeenJob[]): string[] => {
  const holders = Map.groupBy(
    jobs.flatMap((job, at) => job.skills.map((skill) => ({ skill, at }))),
    ({ skill }) => skill,
  );
  const covered = jobs.map(() => 0);
  const taken: string[] = [];
  while (taken.length < (sizes[0] as number) && holders.size > 0) {
    let best = '';
    let most = -1;
    for (const [skill, places] of holders) {
      const gain = places.reduce((sum, { at }) => sum + 1 + 2 * (covered[at] as number), 0);
      if (gain > most) [best, most] = [skill, gain];
    }
    for (const { at } of holders.get(best) ?? []) covered[at] = (covered[at] as number) + 1;
    holders.delete(best);
    taken.push(best);
  }
  return taken;
};
