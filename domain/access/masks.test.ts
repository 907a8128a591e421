import { describe, expect, it } from 'vitest';
import { metaOf } from '../contract/fields.ts';
import { nounNames, nounOf } from '../contract/index.ts';
import { grantsOf, passes } from './can.ts';
import { rulesOf } from './fieldRules.ts';
import { maskedCandidate, maskedRow } from './masks.ts';
import { parties } from './rules.ts';

/** Times that stay as they are while a row is masked, with the reason. */
const exact: Record<string, readonly string[]> = {
  // The recruiter makes and moves its own cards.
  pipelineEntries: ['createdAt', 'updatedAt'],
  // A job asks for reviews of hires, whose provider is known.
  hireReviews: ['createdAt', 'updatedAt'],
  // The recruiter sends requests. What the provider does with one is told at once.
  requests: ['createdAt', 'answeredAt', 'seenAt'],
  // What somebody says to the recruiter is told at once.
  requestSteps: ['createdAt', 'updatedAt', 'at'],
  conversationMessages: ['createdAt', 'updatedAt', 'at'],
};

describe('a masked row', () => {
  it('has times of days only, except those of what its reader was told at once', () => {
    const open = nounNames.flatMap((noun) =>
      parties.flatMap((party) =>
        [...grantsOf(rulesOf(noun)[party]?.list), ...grantsOf(rulesOf(noun)[party]?.show)].flatMap((grant) =>
          grant.mask?.while === undefined
            ? []
            : Object.entries(nounOf(noun).all)
                .filter(([field, schema]) => metaOf(schema).column === 'timestamptz' && passes(grant, field))
                .filter(([field]) => !grant.mask?.days?.[field] && !exact[noun]?.includes(field))
                .map(([field]) => `${noun}.${field}`),
        ),
      ),
    );
    expect(open).toEqual([]);
  });

  it('is read with the start or the end of the day, also by a company that knows who it is', () => {
    const row = {
      id: 'BE-001',
      masked: true,
      revealedTo: ['CO-002'],
      companyId: 'CO-001',
      createdAt: '2026-06-15T04:13:15.801Z',
      listedAt: '2026-06-15T04:13:15.801Z',
      lastActive: null,
    };
    const times = {
      createdAt: '2026-06-15T00:00:00.000Z',
      listedAt: '2026-06-15T23:59:59.999Z',
      lastActive: null,
    };
    expect(maskedRow(maskedCandidate, row, 'CO-003')).toMatchObject({ ...times, companyId: null });
    expect(maskedRow(maskedCandidate, row, 'CO-002')).toMatchObject({ ...times, companyId: 'CO-001' });
    const shown = { ...row, masked: false };
    expect(maskedRow(maskedCandidate, shown, 'CO-003')).toBe(shown);
  });
});
