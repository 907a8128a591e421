import { dateOf } from './dayNumbers.ts';
import type { AskedSkill, Need } from './need.ts';
import {
  availabilityPoints,
  believedTitle,
  experiencePoints,
  type Points,
  pointsOf,
  skillPoints,
  skillSum,
  titlePoints,
  totalOf,
  wholeSkillSum,
} from './points.ts';
import type { Profile } from './profile.ts';
import { bestFound, type Held, type ScoreParts } from './scoreParts.ts';
import { thousandths } from './weights.ts';

/** One change that would raise a score, and the resulting score. */
export type Raise = {
  kind: 'addSkill' | 'dateSkill' | 'experience' | 'freeFrom';
  params: Readonly<Record<string, string | number>>;
  score: number;
  gain: number;
};

/** The change, and the new points of the parts it affects. */
type Change = Pick<Raise, 'kind' | 'params'> & { points: Partial<Points> };

const mostRaises = 5;

/**
 * Changes that would raise this score, largest first. Each is applied and scored again, so no promise is an
 * estimate.
 */
export const raisesOf = (need: Need, parts: ScoreParts): Raise[] => {
  const points = pointsOf(need, parts);
  const scoreWith = (changed: Partial<Points>) =>
    Math.round(totalOf({ ...points, ...changed }) / thousandths);
  const now = scoreWith({});
  return changesOf(need, parts)
    .map(({ kind, params, points: changed }) => {
      const score = scoreWith(changed);
      return { kind, params, score, gain: score - now };
    })
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, mostRaises);
};

const changesOf = (need: Need, parts: ScoreParts): Change[] => [
  ...skillChanges(need, parts),
  ...experienceChange(need, parts),
  ...startChange(need, parts),
];

/**
 * Each required skill, used this month, for the required years. It may also count as related to others; only
 * those are scored again, as a thousand skills may be required.
 */
const skillChanges = (need: Need, parts: ScoreParts): Change[] => {
  const sum = skillSum(need, parts);
  const whole = wholeSkillSum(need);
  const title = titlePoints(need, parts.likeness);
  const answered = answeredBy(need);
  return need.skills.map((asked, at): Change => {
    const places = answered.get(asked.skill) ?? [];
    const had = (place: number) => parts.found[place]?.credit ?? 0;
    const heldFor = (years: number | null) => ({
      years: mostOf(years, parts.found[at]?.ownYears ?? null),
      lastUsed: need.month,
      fromText: false,
    });
    const creditWith = (place: number, held: Held) =>
      bestFound(
        need.skills[place] as AskedSkill,
        (skill) => (skill === asked.skill ? held : undefined),
        need.month,
      )?.credit ?? 0;
    // Stating fewer years than a skill that it answers asks for would lower that one.
    const lowered = places.filter(
      (place) =>
        parts.found[place]?.via === asked.skill &&
        creditWith(place, heldFor(yearsOf(need.skills[at]))) < had(place),
    );
    const years = [at, ...lowered].map((place) => yearsOf(need.skills[place])).reduce(mostOf, null);
    const held = heldFor(years);
    const more = places.reduce((gain, place) => {
      const { weight } = need.skills[place] as AskedSkill;
      return gain + weight * Math.max(0, creditWith(place, held) - had(place));
    }, 0);
    return {
      kind: parts.found[at]?.exact ? 'dateSkill' : 'addSkill',
      params: { skill: asked.label, id: asked.skill, ...(years !== null && { years }) },
      points: {
        skills: skillPoints(need, sum + more, parts.breadth, whole),
        title: believedTitle(need, title, sum + more, parts.breadth, whole),
      },
    };
  });
};

/** Whole years that a skill is required for. */
const yearsOf = (asked: AskedSkill | undefined): number | null =>
  asked?.years == null ? null : Math.ceil(asked.years);

/** Positions in the need that each skill satisfies: itself, and those it is related to. */
const answeredBy = ({ skills }: Need): Map<string, number[]> => {
  const places = new Map<string, number[]>();
  skills.forEach(({ skill, related }, place) => {
    for (const via of [skill, ...related.map(([id]) => id)]) {
      const known = places.get(via);
      if (known) known.push(place);
      else places.set(via, [place]);
    }
  });
  return places;
};

const experienceChange = (need: Need, parts: ScoreParts): Change[] => {
  const { quarters } = need;
  if (quarters === null || (parts.quarters ?? 0) >= quarters) return [];
  return [
    {
      kind: 'experience',
      params: { years: quarters / 4 },
      points: { experience: experiencePoints(need, quarters) },
    },
  ];
};

const startChange = (need: Need, { freeOn }: ScoreParts): Change[] => {
  const { startBy } = need;
  if (startBy === null || (freeOn !== null && freeOn <= startBy)) return [];
  return [
    {
      kind: 'freeFrom',
      params: { date: dateOf(startBy) },
      points: { availability: availabilityPoints(need, startBy) },
    },
  ];
};

/** A change takes no years away. */
const mostOf = (asked: number | null, had: number | null): number | null =>
  asked === null || had === null ? (asked ?? had) : Math.max(asked, had);

/** Applies the same change to the profile. */
export const applyRaise = (profile: Profile, { kind, params }: Raise, need: Need): Profile => {
  switch (kind) {
    case 'experience':
      return { ...profile, quarters: Number(params.years) * 4 };
    case 'freeFrom':
      return { ...profile, freeOn: need.startBy };
    default: {
      const others = profile.holdings.filter(({ skill }) => skill !== params.id);
      const had = profile.holdings.find(({ skill }) => skill === params.id)?.years ?? null;
      const years = mostOf(params.years === undefined ? null : Number(params.years), had);
      return {
        ...profile,
        holdings: [...others, { skill: String(params.id), years, lastUsed: need.month, fromText: false }],
      };
    }
  }
};
