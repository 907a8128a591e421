import { depthOf, evidenceCredit, fullCredit } from './credits.ts';
import { dateOf } from './days.ts';
import type { Need } from './need.ts';
import { pointsOf, totalOf } from './points.ts';
import type { Profile } from './profile.ts';
import type { Found, Standing } from './standing.ts';
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
  ...need.skills.flatMap((asked, at): Change[] => {
    const found = standing.found[at] ?? null;
    const best = usedThisMonth(asked.skill, asked.years);
    const better = { ...standing, found: standing.found.with(at, best) };
    if ((found?.credit ?? 0) >= best.credit) return [];
    return [
      {
        kind: found?.exact ? 'dateSkill' : 'addSkill',
        params: {
          skill: asked.label,
          id: asked.skill,
          ...(asked.years !== null && { years: Math.ceil(asked.years) }),
        },
        standing: better,
      },
    ];
  }),
  ...(need.quarters !== null && (standing.quarters ?? 0) < need.quarters
    ? [
        {
          kind: 'experience' as const,
          params: { years: need.quarters / 4 },
          standing: { ...standing, quarters: need.quarters },
        },
      ]
    : []),
  ...(need.startBy !== null && (standing.freeOn === null || standing.freeOn > need.startBy)
    ? [
        {
          kind: 'freeFrom' as const,
          params: { date: dateOf(need.startBy) },
          standing: { ...standing, freeOn: need.startBy },
        },
      ]
    : []),
];

const usedThisMonth = (skill: string, years: number | null): Found => {
  const reached = years === null ? null : Math.ceil(years);
  const depth = depthOf(reached, years);
  return {
    via: skill,
    exact: true,
    evidence: 'recent',
    years: reached,
    credit: (fullCredit * evidenceCredit.recent * depth) / 1e6,
  };
};

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
