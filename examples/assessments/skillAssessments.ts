import {
  anyMove,
  type Behavior,
  defineNoun,
  field,
  Invalid,
  type PluginNoun,
  type RowIn,
  seenBy,
} from 'talentbench/plugin';

const statuses = ['Planned', 'Passed', 'Failed', 'Missed'] as const;

/** A test of one skill of a candidate, planned and graded by the provider. */
export const skillAssessments = defineNoun({
  name: 'skillAssessments',
  label: 'Skill Assessment',
  plural: 'Skill Assessments',
  prefix: 'SKA',
  fields: {
    companyId: seenBy.both(field.reference('Provider', 'companies')),
    candidateId: seenBy.both(field.reference('Resource', 'candidates', 'removed')),
    skill: seenBy.both(field.text('Skill', 80)),
    plannedFor: seenBy.both(field.date('Planned For')),
    status: seenBy.both(field.oneOf('Status', statuses)),
    score: seenBy.both(field.optional(field.whole('Score', 0, 100))),
    gradedOn: seenBy.both(field.optional(field.date('Graded'))),
    shared: seenBy.both(field.flag('Shown to Recruiters')),
  },
  serverSet: ['gradedOn'],
  fixed: ['companyId', 'candidateId', 'skill'],
  defaults: { shared: false },
  search: ['skill'],
  title: 'skill',
  lifecycles: [{ field: 'status', initial: ['Planned'], moves: anyMove(statuses, ['provider']) }],
  stamps: [
    { field: 'status', to: 'Passed', writes: 'gradedOn', as: 'date' },
    { field: 'status', to: 'Failed', writes: 'gradedOn', as: 'date' },
  ],
  check: ({ status, score }): Record<string, 'text.required'> =>
    (status === 'Passed' || status === 'Failed') && score === null ? { score: 'text.required' } : {},
});

declare module '../../domain/contract/index.ts' {
  interface PluginNouns {
    skillAssessments: typeof skillAssessments;
  }
}

const behavior: Behavior<RowIn<'skillAssessments'>> = {
  check: async (_, { candidateId, companyId }, __, reader) => {
    const candidate = await reader.find('candidates', String(candidateId));
    if (candidate?.companyId !== companyId) throw Invalid({ candidateId: 'candidates.not-on-your-bench' });
  },
};

const own = { where: { companyId: '$company' } } as const;
const passed = { where: { status: 'Passed', shared: true } } as const;

/** Providers manage their own; recruiters see what was passed and shared; operators read everything. */
export const skillAssessmentNoun: PluginNoun = {
  noun: skillAssessments,
  rules: {
    provider: { list: own, show: own, create: own, edit: own, delete: own },
    recruiter: { list: passed, show: passed },
    admin: { list: 'yes', show: 'yes' },
  },
  needs: { read: 'market.read', write: 'candidates.write' },
  behavior,
  personalData: [{ of: 'candidates', by: 'candidateId', removed: true }],
};
