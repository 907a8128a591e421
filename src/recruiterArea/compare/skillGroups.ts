import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';

type Skilled = Pick<Candidate, 'id' | 'skills'>;
type SkillGroups = Record<'common' | 'some' | 'only', string[]>;

/** Groups a candidate's skills into those that all, some or none of the others have. Ignores case. */
export const skillGroups = (candidate: Skilled, all: readonly Skilled[]): SkillGroups => {
  const others = all.filter(({ id }) => id !== candidate.id).map(({ skills }) => new Set(skills.map(lower)));
  const groups: SkillGroups = { common: [], some: [], only: [] };
  for (const skill of candidate.skills) {
    const holders = others.filter((known) => known.has(lower(skill))).length;
    groups[holders === 0 ? 'only' : holders === others.length ? 'common' : 'some'].push(skill);
  }
  return groups;
};

const lower = (skill: string) => skill.toLowerCase();
