import { dateOf } from './days.ts';
import type { AskedSkill, Need } from './need.ts';
import { pointsOf, totalOf } from './points.ts';
import type { Profile } from './profile.ts';
import { bestFound, type Found, type Standing } from './standing.ts';
import { thousandths } from './weights.ts';

/** One change that would raise a score, and the score it would give. */
export type Raise = {
  kind: 'addSkill' | 'dateSkill' | 'experience' | 'freeFrom';
  params: Readonly<Record<string, string | number>>;
  score: number;
  gain: number;
};

type Change = Pick<Raise, 'kind' | 'params'> & { standing: Standing };

const mostRaises = 5;

/** What would raise this score, most first: each is applied and scored again. Nothing is promised that is not computed. */
export const raisesOf = (need: Need, standing: Standing): Raise[] => {
  const scoreOf = (one: Standing) => Math.round(totalOf(pointsOf(need, one)) / thousandths);
  const now = scoreOf(standing);
  return changesOf(need, standing)
    .map(({ kind, params, standing: then }) => ({
      kind,
      params,
      score: scoreOf(then),
      gain: scoreOf(then) - now,
    }))
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, mostRaises);
};

const changesOf = (need: Need, standing: Standing): Change[] => [
  ...need.skills.flatMap((asked, at) => skillChange(need, standing, asked, standing.found[at] ?? null)),
  ...experienceChange(need, standing),
  ...startChange(need, standing),
];

/** The skill that is asked for, used this month, for as many years as are asked. It may count in part for others too. */
const skillChange = (need: Need, standing: Standing, asked: AskedSkill, found: Found | null): Change[] => {
  const years = asked.years === null ? null : Math.ceil(asked.years);
  const held = { years, lastUsed: need.month };
  const withIt = need.skills.map((other, at) => {
    const had = standing.found[at] ?? null;
    const next = bestFound(other, (skill) => (skill === asked.skill ? held : undefined), need.month);
    return (next?.credit ?? 0) > (had?.credit ?? 0) ? next : had;
  });
  return [
    {
      kind: found?.exact ? 'dateSkill' : 'addSkill',
      params: { skill: asked.label, id: asked.skill, ...(years !== null && { years }) },
      standing: { ...standing, found: withIt },
    },
  ];
};

const experienceChange = ({ quarters }: Need, standing: Standing): Change[] =>
  quarters !== null && (standing.quarters ?? 0) < quarters
    ? [{ kind: 'experience', params: { years: quarters / 4 }, standing: { ...standing, quarters } }]
    : [];

const startChange = ({ startBy }: Need, standing: Standing): Change[] =>
  startBy !== null && (standing.freeOn === null || standing.freeOn > startBy)
    ? [{ kind: 'freeFrom', params: { date: dateOf(startBy) }, standing: { ...standing, freeOn: startBy } }]
    : [];

/** The same change made to the profile itself. */
export const applyRaise = (profile: Profile, { kind, params }: Raise, need: Need): Profile => {
  switch (kind) {
    case 'experience':
      return { ...profile, quarters: Number(params.years) * 4 };
    case 'freeFrom':
      return { ...profile, freeOn: need.startBy };
    default: {
      const others = profile.holdings.filter(({ skill }) => skill !== params.id);
      const years = params.years === undefined ? null : Number(params.years);
      return {
        ...profile,
        holdings: [...others, { skill: String(params.id), years, lastUsed: need.month }],
      };
    }
  }
};
