import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { PoolMember } from '../../../domain/contract/hiring/talentPoolMembers.ts';
import type { Pool } from '../../../domain/contract/hiring/talentPools.ts';
import { refusalText } from '../../components/forms/refusalText.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Dialog } from '../../components/screens/dialogs/Dialog.tsx';
import { Form } from '../../components/screens/forms/Form.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { FormFault } from '../../components/screens/forms/FormFault.tsx';
import { newPool, ShortlistInputs } from './ShortlistInputs.tsx';
import { useShortlist } from './useShortlist.tsx';

const byName = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' as const } };

/** The company's pools, and for each of them the candidates that it already contains. */
const usePoolsFor = (candidates: readonly Candidate[]) => {
  const pools = useGetList<Pool>('talentPools', byName);
  const places = useGetList<PoolMember>('talentPoolMembers', {
    ...byName,
    filter: { candidateId: candidates.map(({ id }) => id) },
  });
  const members = Map.groupBy(places.data ?? [], ({ poolId }) => poolId);
  return {
    pools: pools.data,
    idsIn: (poolId: string) => new Set(members.get(poolId)?.map(({ candidateId }) => candidateId)),
    isPending: pools.isPending || places.isPending,
    error: pools.error ?? places.error,
    refetch: () => Promise.all([pools.refetch(), places.refetch()]),
  };
};

interface Props {
  candidates: readonly Candidate[];
  /** Called once all are in the pool, before the dialog closes. */
  onDone?: () => void;
  onClose: () => void;
}

/** Asks which pool to add the candidates to: an existing one or a new one. */
export const ShortlistDialog = ({ candidates, onDone, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const { pools, idsIn, isPending, error, refetch } = usePoolsFor(candidates);
  const [first] = candidates;
  const title =
    candidates.length === 1 && first
      ? translate('talent.shortlist.title', { name: first.name })
      : translate('talent.bulk.shortlistTitle', { smart_count: candidates.length });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{title}</DialogTitle>
      {error && (
        <DialogContent>
          <CouldNotLoad title={translate('talent.pools.failed')} error={error} onRetry={refetch} />
        </DialogContent>
      )}
      {isPending && !error && (
        <DialogContent aria-busy>
          <Skeleton variant="rounded" height={160} />
        </DialogContent>
      )}
      {pools && !isPending && (
        <ShortlistForm
          candidates={candidates}
          pools={pools}
          idsIn={idsIn}
          onDone={onDone}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
};

type FormProps = Props & { pools: readonly Pool[]; idsIn: (poolId: string) => ReadonlySet<string> };
type Answers = { poolId: string; name?: string; note?: string };

const ShortlistForm = ({ candidates, pools, idsIn, onDone, onClose }: FormProps) => {
  const translate = useTranslate();
  const shortlist = useShortlist();
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = async (answers: FieldValues) => {
    const { poolId, name = '', note } = answers as Answers;
    setSaving(true);
    setFault(undefined);
    try {
      await shortlist({
        candidates: candidates.filter(({ id }) => !idsIn(poolId).has(id)),
        pool: pools.find(({ id }) => id === poolId) ?? { name },
        note: note || null,
      });
      onDone?.();
      onClose();
    } catch (error) {
      setSaving(false);
      const { name: taken } = (error as { body?: { errors?: { name?: string } } }).body?.errors ?? {};
      if (taken) return { name: taken };
      setFault(refusalText(error));
    }
    return undefined;
  };
  const isIn = new Set(pools.filter(({ id }) => idsIn(id).size === candidates.length).map(({ id }) => id));
  const first = pools.find(({ id }) => !isIn.has(id))?.id ?? newPool;
  return (
    <Form record={{}} defaultValues={{ poolId: first }} onSubmit={send}>
      <DialogContent sx={{ pt: 0 }}>
        <DialogContentText sx={{ mb: 2 }}>{translate('talent.shortlist.lead')}</DialogContentText>
        <FormFault fault={fault} />
        <ShortlistInputs pools={pools} isIn={isIn} />
      </DialogContent>
      <FormButtons label={translate('talent.shortlist.send')} busy={saving} onCancel={onClose} />
    </Form>
  );
};
