import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { PoolMember } from '../../../domain/contract/hiring/talentPoolMembers.ts';
import type { Pool } from '../../../domain/contract/hiring/talentPools.ts';
import { UndoButton } from '../../components/undo/UndoButton.tsx';
import { refusalText } from '../pipeline/refusalText.ts';

type Shortlisting = { pool: Pool | { name: string }; note: string | null };

/** Adds a candidate to a pool once the server confirms it, and offers undo. */
export const useShortlist = (candidate: Candidate) => {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const reread = () =>
    Promise.all(
      ['talentPools', 'talentPoolMembers', 'insights'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    );
  const takeOut = async (member: PoolMember, pool: string) => {
    try {
      await dataProvider.delete('talentPoolMembers', { id: member.id, previousData: member });
      notify('talent.shortlist.undone', { messageArgs: { name: candidate.name, pool } });
    } catch (error) {
      notify(refusalText(error), { type: 'warning' });
    }
    await reread();
  };
  return async ({ pool, note }: Shortlisting) => {
    const { id: poolId, name } =
      'id' in pool ? pool : (await dataProvider.create<Pool>('talentPools', { data: pool })).data;
    try {
      const data = { poolId, candidateId: candidate.id, note };
      const { data: member } = await dataProvider.create<PoolMember>('talentPoolMembers', { data });
      notify('talent.shortlist.done', {
        type: 'success',
        messageArgs: { name: candidate.name, pool: name },
        action: <UndoButton onUndo={() => takeOut(member, name)} />,
      });
    } finally {
      await reread();
    }
  };
};
