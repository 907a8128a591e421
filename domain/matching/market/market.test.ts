import { describe, expect, it } from 'vitest';
import { longestDescription } from '../../contract/hiring/jobs.ts';
import { loadDictionary } from '../../skills/dictionary/loadDictionary.ts';
import { loadTitleSpace } from '../../titles/loadTitleSpace.ts';
import { criteriaSchema } from '../criteria.ts';
import { jobCriteria } from './jobCriteria.ts';
import type { MarketRow } from './marketProfile.ts';
import { makeMatchmaker } from './matchmaker.ts';
import { recommendSchema } from './recommend.ts';
import { responsesOf } from './responses.ts';
import { startNeeded } from './startNeeded.ts';
import { unknownRows } from './unknownRows.ts';
import type { Mapping } from './withMappings.ts';

const today = '2026-11-21';
const now = new Date(`${today}T09:00:00Z`);
const [dictionary, space] = await Promise.all([loadDictionary(), loadTitleSpace()]);

const candidate = (id: string, more: Partial<MarketRow> = {}): MarketRow => ({
  id,
  name: 'Anna Meyer',
  companyId: 'CO-001',
  title: 'React Developer',
  skills: ['React', 'TypeScript'],
  skillUses: [],
  confirmedSkills: [],
  skillsConfirmed: null,
  experience: 5,
  location: 'Berlin',
  languages: null,
  jobTypes: [],
  workplaces: [],
  rate: 5000,
  currency: 'USD',
  addedFacts: [],
  availability: 'Immediate',
  availableFrom: null,
  bookedUntil: null,
  createdAt: '2026-10-01T08:00:00.000Z',
  engagements: null,
  certificates: null,
  masked: false,
  maskedSummary: null,
  maskedEngagements: null,
  maskedCertificates: null,
  summary: null,
  ...more,
});
const market = (rows: MarketRow[], mappings: Mapping[] = []) =>
  makeMatchmaker(rows, { dictionary, space, mappings, today });
const asked = (criteria: object) => recommendSchema.parse({ criteria });

describe('an order by score', () => {
  const rows = Array.from({ length: 40 }, (_, n) =>
    candidate(`BE-${String(n).padStart(3, '0')}`, {
      experience: n % 11,
      skills: n % 3 ? ['React'] : ['SQL'],
    }),
  );
  const criteria = criteriaSchema.parse({ skills: [{ name: 'React' }], experience: { min: 6 } });

  it('is the same for all candidates and for each named one', () => {
    const matchmaker = market(rows);
    const ids = rows.map(({ id }) => id);
    const all = matchmaker.order(criteria, null, 40);
    expect(all.toSorted()).toEqual(ids);
    expect(matchmaker.order(criteria, ids.toReversed(), 40)).toEqual(all);
    expect(matchmaker.order(criteria, null, 7)).toEqual(all.slice(0, 7));
  });
});

describe('a candidate on the market', () => {
  it('is available from the given date, after the notice period, or since being listed', () => {
    const rows = [
      candidate('BE-001'),
      candidate('BE-002', { availability: '2 weeks notice' }),
      candidate('BE-003', { availability: '1 month notice' }),
      candidate('BE-004', { availability: '1 month notice', availableFrom: '2026-11-30' }),
    ];
    const { matches } = market(rows).recommend(asked({ startBy: today }), now);
    const free = matches.map(({ id, reasons }) => [
      id,
      reasons.find(({ part }) => part === 'availability')?.params.free,
    ]);
    expect(Object.fromEntries(free)).toEqual({
      'BE-001': '2026-10-01',
      'BE-002': '2026-12-05',
      'BE-003': '2026-12-21',
      'BE-004': '2026-11-30',
    });
  });

  it('is found by a skill name that the operator has mapped, which changes the version', () => {
    const rows = [
      candidate('BE-001', { skills: ['Reactissimo'] }),
      candidate('BE-002', { skills: ['Cobol'] }),
    ];
    const plain = market(rows).recommend(asked({ skills: [{ name: 'React' }] }), now);
    const mapped = market(rows, [['reactissimo', 'reactjs']]);
    const found = mapped.recommend(asked({ skills: [{ name: 'React' }] }), now);
    expect(plain.matches[0]?.reasons[0]?.kind).toBe('skillMissing');
    expect(found.matches[0]).toMatchObject({ id: 'BE-001', reasons: [{ kind: 'skill' }, {}, {}] });
    expect(found.dictionary).not.toBe(plain.dictionary);
  });

  it('earns more for a skill with years and a month of last use than for the name alone', () => {
    const use = { skill: 'React', years: 5, lastUsed: '2026-10' };
    const rows = [candidate('BE-001'), candidate('BE-002', { skillUses: [use] })];
    const { matches } = market(rows).recommend(asked({ skills: [{ name: 'React', years: 5 }] }), now);
    expect(
      matches.map(({ id, reasons }) => [id, reasons[0]?.params.evidence, reasons[0]?.params.years]),
    ).toEqual([
      ['BE-002', 'recent', 5],
      ['BE-001', 'declared', -1],
    ]);
  });

  it('who changes or leaves is up to date in the next search', () => {
    const matchmaker = market([candidate('BE-001'), candidate('BE-002')]);
    matchmaker.put(candidate('BE-001', { skills: ['Kubernetes'] }));
    matchmaker.remove('BE-002');
    const { visible, matches } = matchmaker.recommend(asked({ skills: [{ name: 'Kubernetes' }] }), now);
    expect(visible).toBe(1);
    expect(matches[0]?.reasons[0]).toMatchObject({ kind: 'skill' });
  });
});

describe('the score for a job', () => {
  it('equals that of a search with the job’s criteria', () => {
    const job = {
      title: 'Frontend Developer',
      skills: ['React', 'Redux'],
      mustSkills: ['react'],
      experience: '3-5 years',
      description: null,
    };
    const matchmaker = market([candidate('BE-001'), candidate('BE-002', { experience: 1 })]);
    const found = matchmaker.recommend({ ...asked({}), criteria: jobCriteria(job) }, now);
    const scores = matchmaker.scores(jobCriteria(job), ['BE-001', 'BE-002', 'BE-404']);
    expect(scores).toEqual(Object.fromEntries(found.matches.map((match) => [match.id, match])));
    expect(jobCriteria(job)).toMatchObject({
      experience: { min: 3, max: 5 },
      skills: [
        { name: 'React', must: true },
        { name: 'Redux', must: false },
      ],
    });
  });

  it('includes the provider’s response rate', () => {
    const matchmaker = market([candidate('BE-001')]);
    const before = matchmaker.scores(criteriaSchema.parse({}), ['BE-001'])['BE-001'];
    matchmaker.setResponses(new Map([['CO-001', { asked: 10, inTime: 10 }]]));
    const after = matchmaker.scores(criteriaSchema.parse({}), ['BE-001'])['BE-001'];
    expect(after?.logistics).toBeGreaterThan(before?.logistics ?? 0);
  });
});

describe('the text of a search', () => {
  it('may be as long as the description of a job, and no longer', () => {
    const text = 'a'.repeat(longestDescription);
    expect(asked({ text }).criteria.text).toBe(text);
    expect(() => asked({ text: `${text}a` })).toThrow();
  });

  it('gives skills with years, what it rules out, and the lines that were not understood', () => {
    const text = 'Must have: 5+ years of React.\nNo Docker required.\nWe are nice people to be with.';
    const { read, skills, skillsFromText } = market([candidate('BE-001')]).recommend(asked({ text }), now);
    expect({ skills, skillsFromText, read }).toEqual({
      skills: ['React'],
      skillsFromText: true,
      read: {
        skills: [{ name: 'React', must: true, years: 5, quote: 'Must have: 5+ years of React.' }],
        ruledOut: ['Docker'],
        unread: ['We are nice people to be with.'],
      },
    });
  });
});

describe('a candidate’s text', () => {
  const summary = 'Anna Meyer dresses wounds on two wards. Knows Kafka: 3 years. No Docker.';
  const rows = [candidate('BE-001'), candidate('BE-002', { summary })];
  const reasonsFor = (name: string) => {
    const matchmaker = market(rows);
    const { matches } = matchmaker.recommend(asked({ skills: [{ name }] }), now);
    const [best] = matchmaker.quote(matches, rows);
    return [best?.id, best?.reasons.find(({ kind }) => kind === 'skill')];
  };

  it('counts beside the skill list, with the sentence', () => {
    expect(reasonsFor('Apache Kafka')).toEqual([
      'BE-002',
      expect.objectContaining({
        quote: 'Knows Kafka: 3 years.',
        params: expect.objectContaining({ fromText: true }),
      }),
    ]);
  });

  it('is searched for names that the dictionary does not know, whatever their endings', () => {
    expect(reasonsFor('Wound dressing')).toEqual([
      'BE-002',
      expect.objectContaining({ quote: '… dresses wounds on two wards.' }),
    ]);
  });

  it('does not count for what it rules out, nor for the candidate’s name', () => {
    for (const name of ['Docker', 'Meyer']) expect(reasonsFor(name)[1]).toBeUndefined();
  });
});

describe('candidates with equal scores', () => {
  it('come in another order for another search', () => {
    const matchmaker = market(
      Array.from({ length: 60 }, (_, n) => candidate(`BE-${n}`, { title: '', skills: ['Go'] })),
    );
    const first = (title: string) =>
      matchmaker
        .recommend(asked({ title }), now)
        .matches.slice(0, 5)
        .map(({ id }) => id);
    expect(first('Nurse')).toEqual(first('Nurse'));
    expect(first('Nurse')).not.toEqual(first('Java Developer'));
  });
});

describe('a provider’s response rate', () => {
  const request = (daysAgo: number, hoursToAnswer: number | null, status = 'Under Review') => {
    const came = now.getTime() - daysAgo * 24 * 3_600_000;
    return {
      providerId: 'CO-001',
      status: status as 'Under Review',
      createdAt: new Date(came).toISOString(),
      answeredAt: hoursToAnswer === null ? null : new Date(came + hoursToAnswer * 3_600_000).toISOString(),
    };
  };

  it.each([
    ['answered within 48 hours', [request(10, 47)], { asked: 1, inTime: 1 }],
    ['answered later', [request(10, 49)], { asked: 1, inTime: 0 }],
    ['not answered', [request(10, null)], { asked: 1, inTime: 0 }],
    ['still in time', [request(1, null)], undefined],
    ['taken back before an answer', [request(10, null, 'Withdrawn')], undefined],
    ['older than 180 days', [request(181, 5)], undefined],
  ])('%s', (_, requests, expected) => {
    expect(responsesOf(requests, now).get('CO-001')).toEqual(expected);
  });
});

describe('the required start', () => {
  it.each([
    ['immediate', '2026-11-21'],
    ['1week', '2026-11-28'],
    ['2weeks', '2026-12-05'],
    ['1month', '2026-12-21'],
    ['flexible', null],
  ] as const)('%s is %s', (start, day) => expect(startNeeded(start, today)).toBe(day));
});

describe('the queue of unknown skills', () => {
  it('has each name once, ignoring spelling variants', () => {
    const at = now.toISOString();
    const fresh = { seen: 1, lastSeen: at, status: 'New', skill: null };
    expect(unknownRows(['Frobnix', 'FROBNIX ', 'Zyx  9', ''], at)).toEqual([
      { name: 'FROBNIX', folded: 'frobnix', ...fresh },
      { name: 'Zyx  9', folded: 'zyx 9', ...fresh },
    ]);
  });
});
