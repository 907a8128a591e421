import type { Reason } from './reasons.ts';

/** What speaks for a candidate and what is missing, from the reasons for a score. */
export type Highlights = {
  /** The reasons with the most points, at most three. */
  strengths: Reason[];
  /** Other gaps than skills, with the most points lost first. */
  gaps: Reason[];
  skills: { has: Reason[]; related: Reason[]; missing: Reason[] };
};

const mostStrengths = 3;

/** Points that every candidate gets say nothing about one. */
const saysNothing = ['notAsked', 'anyStart', 'answersUnknown', 'longList'];
const ofSkills = ['skill', 'skillImplied', 'skillRelated', 'skillMissing'];

export const highlightsOf = (reasons: readonly Reason[]): Highlights => {
  const told = reasons.filter(({ kind }) => !saysNothing.includes(kind));
  const ofKind = (kind: Reason['kind']) => reasons.filter((reason) => reason.kind === kind);
  return {
    strengths: told
      .filter(({ points, of }) => points > 0 && points * 2 >= of)
      .sort((one, other) => other.points - one.points)
      .slice(0, mostStrengths),
    gaps: told
      .filter(({ kind, points, of }) => !ofSkills.includes(kind) && points * 2 < of)
      .sort((one, other) => other.of - other.points - (one.of - one.points)),
    skills: {
      has: [...ofKind('skill'), ...ofKind('skillImplied')],
      related: ofKind('skillRelated'),
      missing: ofKind('skillMissing'),
    },
  };
};
