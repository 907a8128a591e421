import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { PoolMember } from '../../../domain/contract/hiring/talentPoolMembers.ts';
import type { Pool } from '../../../domain/contract/hiring/talentPools.ts';
import { refusalText } from '../../components/forms/refusalText.ts';
import { UndoButton } from '../../components/undo/UndoButton.tsx';

type Shortlisting = {
  candidates: readonly Candidate[];
  pool: Pool | { name: string };
  note: string | null;
};

/** Adds candidates to a pool, each once the server confirms it, and offers undo. */
export const useShortlist = () => {
  const dataProvider = useDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const reread = () =>
    Promise.all(
      ['talentPools', 'talentPoolMembers', 'insights'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    );
  const takeOut = async (members: readonly PoolMember[], words: Record<string, unknown>, isOne: boolean) => {
    try {
      for (const member of members)
        await dataProvider.delete('talentPoolMembers', { id: member.id, previousData: member });
      notify(isOne ? 'talent.shortlist.undone' : 'talent.bulk.unlisted', { messageArgs: words });
    } catch (error) {
      notify(refusalText(error), { type: 'warning' });
    }
    await reread();
  };
  return async ({ candidates, pool, note }: Shortlisting) => {
    const { id: poolId, name } =
      'id' in pool ? pool : (await dataProvider.create<Pool>('talentPools', { data: pool })).data;
    const members: PoolMember[] = [];
    try {
      for (const { id: candidateId } of candidates) {
        const data = { poolId, candidateId, note };
        members.push((await dataProvider.create<PoolMember>('talentPoolMembers', { data })).data);
      }
      const isOne = candidates.length === 1;
      const words = { name: candidates[0]?.name, smart_count: candidates.length, pool: name };
      notify(isOne ? 'talent.shortlist.done' : 'talent.bulk.shortlisted', {
        type: 'success',
        messageArgs: words,
        action: <UndoButton onUndo={() => takeOut(members, words, isOne)} />,
      });
    } finally {
      await reread();
    }
  };
};
