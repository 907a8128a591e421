import { describe, expect, it } from 'vitest';
import type { PipelineEntry } from '../contract/hiring/pipelineEntries.ts';
import type { Rows } from '../contract/index.ts';
import { contactHistory, contactKinds } from './contactHistory.ts';
import type { Found } from './insight.ts';

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z`;
const asked = { ids: 'BE-001,BE-002' };
const now = new Date(at(30));
const row = <N extends keyof Rows>(_: N, columns: Partial<Rows[N]>) =>
  ({
    candidateId: 'BE-001',
    jobId: null,
    proposalId: null,
    createdAt: at(1),
    updatedAt: at(2),
    ...columns,
  }) as Rows[N];
const historyOf = (found: Found) => contactHistory.of(found, asked, now, {}).contacts;
const entry = (columns: Partial<PipelineEntry>) =>
  row('pipelineEntries', { id: 'PE-001', stage: 'interview', outcome: 'Live', ...columns });
const move = (id: string, columns: Partial<Rows['stageChanges']>) =>
  row('stageChanges', { id, entryId: 'PE-001', outcome: 'Live', author: 'Dana', at: at(3), ...columns });

describe('the contacts of a candidate', () => {
  it('are missing for candidates without any', () => {
    expect(historyOf({})).toEqual({});
  });

  it('name the colleague who last moved the candidate to its stage, and when', () => {
    const moves = [
      move('SC-001', { to: 'sourcing', author: 'Ada', at: at(3) }),
      move('SC-002', { to: 'interview', author: 'Dana', at: at(5) }),
      move('SC-003', { to: 'interview', author: 'Grace', at: at(9) }),
      move('SC-004', { to: 'interview', entryId: 'PE-002', author: 'Eve', at: at(12) }),
    ];
    expect(historyOf({ pipelineEntries: [entry({})], stageChanges: moves })['BE-001']).toEqual([
      {
        kind: 'inPipeline',
        noun: 'pipelineEntries',
        id: 'PE-001',
        at: at(9),
        by: 'Grace',
        jobId: null,
        proposalId: null,
        stage: 'interview',
      },
    ]);
  });

  it('begin with the pipeline once the contract of an earlier hire has ended', () => {
    const pipelineEntries = [entry({ id: 'PE-001', stage: 'hired' }), entry({ id: 'PE-002' })];
    const contract = { id: 'CT-001', endDate: '2026-11-20', signedDate: '2026-11-01' };
    const kindsWith = (status: Rows['contracts']['status']) =>
      historyOf({ pipelineEntries, contracts: [row('contracts', { ...contract, status })] })['BE-001']?.map(
        ({ kind }) => kind,
      );
    expect(kindsWith('Active')).toEqual(['hired', 'inPipeline', 'underContract']);
    expect(kindsWith('Expired')?.[0]).toBe('inPipeline');
  });

  it('have no author where none is recorded', () => {
    const [contact] = historyOf({ pipelineEntries: [entry({})] })['BE-001'] ?? [];
    expect([contact?.at, contact?.by]).toEqual([at(2), null]);
  });

  it.each([
    [{ stage: 'hired' }, 'hired'],
    [{ stage: 'hired', outcome: 'Withdrawn' }, 'withdrawn'],
    [{ stage: 'screening', outcome: 'Rejected' }, 'rejected'],
    [{ stage: 'sourcing' }, 'inPipeline'],
  ] as const)('call the entry %o %s', (columns, kind) => {
    expect(historyOf({ pipelineEntries: [entry(columns)] })['BE-001']?.[0]?.kind).toBe(kind);
  });

  it('show a proposal in place of the request that it answers', () => {
    const request = row('requests', { id: 'RR-001', status: 'Proposal Sent', jobId: 'JOB-001' });
    const proposal = row('proposals', { id: 'PR-001', requestId: 'RR-001', status: 'Proposed' });
    const step = (id: string, kind: Rows['requestSteps']['kind'], proposalId: string | null) =>
      row('requestSteps', { id, requestId: 'RR-001', kind, proposalId, author: kind, at: at(4) });
    const found = {
      requests: [request],
      proposals: [proposal, row('proposals', { ...proposal, id: 'PR-002', candidateId: 'BE-002' })],
      requestSteps: [step('S-1', 'sent', null), step('S-2', 'proposal', 'PR-001')],
    };
    const history = historyOf(found);
    expect(history['BE-001']).toMatchObject([
      { kind: 'proposed', noun: 'requests', id: 'RR-001', jobId: 'JOB-001', by: 'proposal' },
    ]);
    expect(history['BE-002']).toMatchObject([{ kind: 'proposed', proposalId: 'PR-002', by: null }]);
  });

  it('come strongest first, and newest first within a kind', () => {
    const found = {
      requests: [row('requests', { id: 'RR-001', status: 'Declined' })],
      contracts: [
        row('contracts', { id: 'CT-001', status: 'Expired', endDate: '2026-10-01' }),
        row('contracts', { id: 'CT-002', status: 'Active', signedDate: '2026-11-05' }),
        row('contracts', { id: 'CT-003', status: 'Draft', createdAt: at(20) }),
      ],
      pipelineEntries: [entry({ stage: 'hired' }), entry({ id: 'PE-002', outcome: 'Rejected' })],
    };
    expect(historyOf(found)['BE-001']?.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'hired PE-001',
      'underContract CT-003',
      'underContract CT-002',
      'rejected PE-002',
      'requestDeclined RR-001',
      'contractEnded CT-001',
    ]);
  });

  it('are read with a fixed number of queries for any number of candidates', () => {
    const nouns = contactHistory.needs({ ids: 'BE-001' }, now).map(({ noun }) => noun);
    expect(contactHistory.needs(asked, now).map(({ noun }) => noun)).toEqual(nouns);
    expect(new Set(nouns).size).toBe(nouns.length);
    expect(new Set(contactKinds).size).toBe(contactKinds.length);
  });
});
