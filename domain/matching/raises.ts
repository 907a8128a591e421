import { dateOf } from './dayNumbers.ts';
import type { AskedSkill, Need } from './need.ts';
import {
  addedPoints,
  availabilityPoints,
  believedTitle,
  experiencePoints,
  type Points,
  pointsOf,
  skillPoints,
  skillSums,
  titlePoints,
  totalOf,
  wholeSkillSum,
} from './points.ts';
import type { Profile } from './profile.ts';
import { bestFound, type Held, type ScoreParts } from './scoreParts.ts';
import { thousandths } from './weights.ts';

/** One change that would raise a score, and the resulting score. */
export type Raise = {
  kind: 'addSkill' | 'dateSkill' | 'experience' | 'freeFrom' | 'addFact';
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
  ...addedChanges(need, parts),
];

/**
 * Each required skill, used this month, for the required years. It may also count as related to others; only
 * those are scored again, as a thousand skills may be required.
 */
const skillChanges = (need: Need, parts: ScoreParts): Change[] => {
  const sums = skillSums(need, parts);
  const whole = wholeSkillSum(need);
  const title = titlePoints(need, parts.likeness);
  const answered = answeredBy(need);
  return need.skills.map((asked, at): Change => {
    const places = answered.get(asked.skill) ?? [];
    const own = parts.found[at];
    const heldFor = (years: number | null) => ({
      years: mostOf(years, own?.ownYears ?? null),
      lastUsed: need.month,
      fromText: false,
      confirmed: own?.ownConfirmed ?? false,
    });
    const foundWith = (place: number, held: Held) =>
      bestFound(
        need.skills[place] as AskedSkill,
        (skill) => (skill === asked.skill ? held : undefined),
        need.month,
      );
    // Stating fewer years than a skill that it answers asks for would lower that one.
    const lowered = places.filter((place) => {
      const [before, after] = [parts.found[place], foundWith(place, heldFor(yearsOf(asked)))];
      const lowers = (of: 'credit' | 'confirmedCredit') => (after?.[of] ?? 0) < (before?.[of] ?? 0);
      const isConfirmed = own?.ownConfirmed && own.ownYears === null;
      return (before?.via === asked.skill && lowers('credit')) || (isConfirmed && lowers('confirmedCredit'));
    });
    const years = [at, ...lowered].map((place) => yearsOf(need.skills[place])).reduce(mostOf, null);
    const held = heldFor(years);
    const raised = places.reduce((sum, place) => {
      const { weight } = need.skills[place] as AskedSkill;
      const [before, after] = [parts.found[place], foundWith(place, held)];
      const gain = (of: 'credit' | 'confirmedCredit') =>
        weight * Math.max(0, (after?.[of] ?? 0) - (before?.[of] ?? 0));
      return { sum: sum.sum + gain('credit'), confirmed: sum.confirmed + gain('confirmedCredit') };
    }, sums);
    return {
      kind: own?.exact ? 'dateSkill' : 'addSkill',
      params: { skill: asked.label, id: asked.skill, ...(years !== null && { years }) },
      points: {
        skills: skillPoints(need, raised, parts.breadth, whole),
        title: believedTitle(need, title, raised, parts.breadth, whole),
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

/** A change for each plugin criterion that is not met. */
const addedChanges = (need: Need, parts: ScoreParts): Change[] =>
  (need.added ?? []).flatMap(({ criterion, value, fact }, at) =>
    parts.added[at]
      ? []
      : [
          {
            kind: 'addFact',
            params: { criterion, value, fact },
            points: { added: addedPoints(need, (one) => one.at === at || parts.added[one.at] === true) },
          },
        ],
  );

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
    case 'addFact':
      return { ...profile, addedFacts: [...profile.addedFacts, String(params.fact)] };
    default: {
      const others = profile.holdings.filter(({ skill }) => skill !== params.id);
      const had = profile.holdings.find(({ skill }) => skill === params.id);
      const years = mostOf(params.years === undefined ? null : Number(params.years), had?.years ?? null);
      const { confirmed = false } = had ?? {};
      const changed = { skill: String(params.id), years, lastUsed: need.month, fromText: false, confirmed };
      return { ...profile, holdings: [...others, changed] };
    }
  }
};
