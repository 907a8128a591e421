import type { Candidate } from '../contract/candidates/candidates.ts';
import type { Search } from '../contract/hiring/searches.ts';
import { freshnessOf } from './freshness.ts';

export const profileParts = [
  'summary',
  'skills',
  'skillUses',
  'confirmedSkills',
  'engagements',
  'languages',
  'education',
  'availability',
] as const;
export type ProfilePart = (typeof profileParts)[number];

/** Searches of the market that asked for a skill. */
export type SkillAsked = { skill: string; searches: number };
export type ProfileCompleteness = {
  missing: ProfilePart[];
  /** Searches of the last 30 days that asked for at least one skill of the candidate. */
  searches: number;
  /** Skills that these searches also asked for and the profile does not name; the most wanted first. */
  notNamed: SkillAsked[];
  /** Skills of the profile that were asked for and have no years. */
  withoutYears: SkillAsked[];
};

type Profile = Pick<
  Candidate,
  | 'summary'
  | 'skills'
  | 'skillUses'
  | 'confirmedSkills'
  | 'engagements'
  | 'languages'
  | 'education'
  | 'certificates'
  | 'availabilityConfirmed'
>;

export const searchDays = 30;
/** A skill is named only if so many searches asked for it, so that it does not tell of one client's search. */
export const fewestSearches = 3;
/** A profile names at least so many skills. */
const enoughSkills = 5;
const enoughConfirmed = 3;
const mostNamed = 5;

const isFilled: Record<ProfilePart, (profile: Profile, today: string) => boolean> = {
  summary: ({ summary }) => summary !== null && summary !== '',
  skills: ({ skills }) => skills.length >= enoughSkills,
  skillUses: ({ skills, skillUses }) =>
    skillUses.filter(({ years }) => years !== null).length >= Math.min(skills.length, enoughSkills),
  confirmedSkills: ({ skills, confirmedSkills }) =>
    confirmedSkills.length >= Math.max(1, Math.min(skills.length, enoughConfirmed)),
  engagements: ({ engagements }) => (engagements ?? []).length > 0,
  languages: ({ languages }) => (languages ?? []).length > 0,
  education: ({ education, certificates }) => (education ?? []).length + (certificates ?? []).length > 0,
  availability: ({ availabilityConfirmed }, today) => freshnessOf(availabilityConfirmed, today) === 'Fresh',
};

/**
 * What a profile lacks, and which skills the searches asked for. `meaningOf` gives names of one skill the same
 * meaning.
 */
export const profileCompleteness = (
  profile: Profile,
  searches: readonly Pick<Search, 'skills'>[],
  today: string,
  meaningOf: (skill: string) => string,
): ProfileCompleteness => {
  const held = new Set(profile.skills.map(meaningOf));
  const dated = new Set(
    profile.skillUses.filter(({ years }) => years !== null).map(({ skill }) => meaningOf(skill)),
  );
  const asked = searches
    .map(({ skills }) => new Map(skills.map((skill) => [meaningOf(skill), skill])))
    .filter((skills) => [...skills.keys()].some((meaning) => held.has(meaning)));
  const counts = new Map<string, SkillAsked>();
  for (const skills of asked)
    for (const [meaning, skill] of skills) {
      const known = counts.get(meaning) ?? { skill, searches: 0 };
      counts.set(meaning, { ...known, searches: known.searches + 1 });
    }
  const most = (isMeant: (meaning: string) => boolean): SkillAsked[] =>
    [...counts]
      .filter(([meaning, { searches: count }]) => count >= fewestSearches && isMeant(meaning))
      .map(([, one]) => one)
      .sort((a, b) => b.searches - a.searches || (a.skill < b.skill ? -1 : 1))
      .slice(0, mostNamed);
  return {
    missing: profileParts.filter((part) => !isFilled[part](profile, today)),
    searches: asked.length,
    notNamed: most((meaning) => !held.has(meaning)),
    withoutYears: most((meaning) => held.has(meaning) && !dated.has(meaning)),
  };
};
