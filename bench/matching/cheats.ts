import { criteriaSchema } from '../../domain/matching/criteria.ts';
import { buildIndex, upsert } from '../../domain/matching/index/candidateIndex.ts';
import { search } from '../../domain/matching/index/search.ts';
import type { Knowledge } from '../../domain/matching/need.ts';
import { type MatchCandidate, type Profile, readProfile } from '../../domain/matching/profile.ts';
import type { TitleSpace } from '../../domain/titles/titleSpace.ts';

/** A job as the author of a made-up profile sees it. */
export type SeenJob = { title: string; skills: readonly string[] };

/** A kind of made-up profile, and the share of jobs whose top ten it enters. */
export type Cheat = { name: string; share: number };

/** The longest skill list a candidate can have. */
const mostListed = 60;
const recent = '2026-01';
const today = '2026-01-15';

/**
 * Searches for the made-up profile that does best: sixty skills, chosen by what people list, by what jobs ask
 * for, or by what covers most jobs; none, half or all of them dated; with a popular title or the title of each
 * job. The profile is made up from every second job and tried on the others.
 */
export const searchCheats = (
  jobs: readonly SeenJob[],
  honest: readonly Profile[],
  listed: readonly string[],
  knowledge: Knowledge,
  space: TitleSpace,
): Cheat[] => {
  const index = buildIndex(honest, space, today, honest.length + 1);
  const seen = jobs.filter((_, at) => at % 2 === 0);
  const tried = jobs.filter((_, at) => at % 2 === 1);
  const asked = seen.flatMap(({ skills }) => skills);
  const lists = {
    'what most people list': mostCommon(listed),
    'what most jobs ask for': mostCommon(asked),
    'what covers most jobs': widest(seen),
  };
  const share = (skills: MatchCandidate['skills'], titleFor: (job: SeenJob) => string) => {
    const entered = tried.filter((job) => {
      upsert(
        index,
        readProfile({ id: 'cheat', title: titleFor(job), skills, experience: 20 }, knowledge.dictionary),
      );
      const criteria = criteriaSchema.parse({
        title: job.title,
        skills: job.skills.map((name) => ({ name })),
      });
      return search(index, criteria, knowledge, { top: 10, today }).matches.some(({ id }) => id === 'cheat');
    });
    return entered.length / tried.length;
  };
  const popularTitle = mostCommon(seen.map(({ title }) => title))[0] ?? '';
  return Object.entries(lists).flatMap(([name, skills]) =>
    [0, 0.5, 1].flatMap((dated) => {
      const claims = skills
        .slice(0, mostListed)
        .map((skill, at) =>
          at < dated * mostListed ? { name: skill, years: 10, lastUsed: recent } : { name: skill },
        );
      const dates = dated === 0 ? 'undated' : dated === 1 ? 'all dated' : 'half dated';
      return [
        { name: `${name}, ${dates}, a popular title`, share: share(claims, () => popularTitle) },
        { name: `${name}, ${dates}, the job's title`, share: share(claims, ({ title }) => title) },
      ];
    }),
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
  while (taken.length < mostListed && holders.size > 0) {
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
