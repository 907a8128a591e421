import { expect, it } from 'vitest';
import { entryOf } from './pipelineEntries.ts';

const made = { id: 'made', jobId: 'JOB-1', proposalId: 'PR-1' };
const ofJob = { id: 'ofJob', jobId: 'JOB-1', proposalId: null };
const ofOther = { id: 'ofOther', jobId: 'JOB-1', proposalId: 'PR-2' };
const ofNone = { id: 'ofNone', jobId: null, proposalId: null };

it.each([
  ['made from the proposal', [ofJob, made, ofNone], 'JOB-1', made],
  ['for its job and from no proposal', [ofNone, ofOther, ofJob], 'JOB-1', ofJob],
  ['none from another proposal for the same job', [ofOther], 'JOB-1', undefined],
  ['none of the same person without a job', [ofNone, ofJob], null, undefined],
  ['none for another job', [ofJob], 'JOB-2', undefined],
])('the entry of a proposal is the one %s', (_, entries, jobId, expected) => {
  expect(entryOf(entries, { proposalId: 'PR-1', jobId })).toBe(expected);
});
