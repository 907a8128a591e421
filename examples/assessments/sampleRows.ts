import type { PluginFixtures } from 'talentbench/plugin';

const day = 24 * 60 * 60 * 1000;

/** One graded and one planned assessment for each of the first six candidates of every provider. */
export const sampleRows: PluginFixtures = ({ candidates = [] }, now) => {
  const dayFromNow = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);
  const seen = new Map<unknown, number>();
  const chosen = candidates.filter(({ companyId }) => {
    const before = seen.get(companyId) ?? 0;
    seen.set(companyId, before + 1);
    return before < 6;
  });
  const drafts = chosen.flatMap(({ id, companyId, skills }, place) => {
    const [first = 'English', second = first] = skills as string[];
    const score = 52 + ((place * 17) % 46);
    const status = score >= 60 ? 'Passed' : 'Failed';
    const gradedOn = dayFromNow(-10 - (place % 40));
    const about = { companyId, candidateId: id };
    return [
      { ...about, skill: first, plannedFor: gradedOn, status, score, gradedOn, shared: status === 'Passed' },
      {
        ...about,
        skill: second,
        plannedFor: dayFromNow(3 + (place % 20)),
        status: 'Planned',
        score: null,
        gradedOn: null,
        shared: false,
      },
    ];
  });
  return {
    skillAssessments: drafts.map((draft, place) => {
      const createdAt = `${dayFromNow(-60)}T09:00:00.000Z`;
      const isGraded = draft.gradedOn !== null;
      return {
        id: `SKA-${String(place + 1).padStart(3, '0')}`,
        version: isGraded ? 2 : 1,
        createdAt,
        updatedAt: isGraded ? `${draft.gradedOn}T15:00:00.000Z` : createdAt,
        ...draft,
      };
    }),
  };
};
