import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { Form, useGetList, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { PoolMember } from '../../../domain/contract/hiring/talentPoolMembers.ts';
import type { Pool } from '../../../domain/contract/hiring/talentPools.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { FormButtons } from '../../components/screens/forms/FormButtons.tsx';
import { FormFault } from '../../components/screens/forms/FormFault.tsx';
import { refusalText } from '../pipeline/refusalText.ts';
import { newPool, ShortlistInputs } from './ShortlistInputs.tsx';
import { useShortlist } from './useShortlist.tsx';

const byName = { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' as const } };

/** The company's pools, and which of them already contain a candidate. */
const usePoolsFor = (candidateId: string) => {
  const pools = useGetList<Pool>('talentPools', byName);
  const places = useGetList<PoolMember>('talentPoolMembers', {
    ...byName,
    filter: { candidateId },
  });
  return {
    pools: pools.data,
    isIn: new Set(places.data?.map(({ poolId }) => poolId)),
    isPending: pools.isPending || places.isPending,
    error: pools.error ?? places.error,
    refetch: () => Promise.all([pools.refetch(), places.refetch()]),
  };
};

interface Props {
  candidate: Candidate;
  onClose: () => void;
}

/** Asks which pool to add the candidate to: an existing one or a new one. */
export const ShortlistDialog = ({ candidate, onClose }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const { pools, isIn, isPending, error, refetch } = usePoolsFor(candidate.id);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{translate('talent.shortlist.title', { name: candidate.name })}</DialogTitle>
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
        <ShortlistForm candidate={candidate} pools={pools} isIn={isIn} onClose={onClose} />
      )}
    </Dialog>
  );
};

type FormProps = Props & { pools: readonly Pool[]; isIn: ReadonlySet<string> };
type Answers = { poolId: string; name?: string; note?: string };

const ShortlistForm = ({ candidate, pools, isIn, onClose }: FormProps) => {
  const translate = useTranslate();
  const shortlist = useShortlist(candidate);
  const [saving, setSaving] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = async (answers: FieldValues) => {
    const { poolId, name = '', note } = answers as Answers;
    setSaving(true);
    setFault(undefined);
    try {
      await shortlist({ pool: pools.find(({ id }) => id === poolId) ?? { name }, note: note || null });
      onClose();
    } catch (error) {
      setSaving(false);
      const { name: taken } = (error as { body?: { errors?: { name?: string } } }).body?.errors ?? {};
      if (taken) return { name: taken };
      setFault(refusalText(error));
    }
    return undefined;
  };
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
