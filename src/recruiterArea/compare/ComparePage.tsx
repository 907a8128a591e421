import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { useBasename, useGetMany, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { EmptyState } from '../../components/screens/lists/EmptyState.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { useNoteUse } from '../../components/usage/useNoteUse.ts';
import { Contacts } from '../contacts/Contacts.tsx';
import { JobScores } from '../scores/JobScores.tsx';
import { CompareTable } from './CompareTable.tsx';
import { idsIn } from './useCompared.ts';

/**
 * Two to four candidates side by side. Their ids are in the address, so that it can be bookmarked and shared.
 */
export const ComparePage = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const ids = idsIn(useLocation().search);
  return (
    <>
      <PageTitle>{translate('talent.compare.title')}</PageTitle>
      <Button
        size="small"
        component={Link}
        to={`${basename}/talent-pool`}
        startIcon={<ArrowBackIcon />}
        sx={{ mb: 1 }}
      >
        {translate('talent.compare.back')}
      </Button>
      {ids.length < 2 ? (
        <EmptyState title={translate('talent.compare.fewTitle')} text={translate('talent.compare.fewText')} />
      ) : (
        <Compared ids={ids} />
      )}
    </>
  );
};

const Compared = ({ ids }: { ids: readonly string[] }) => {
  const noteUse = useNoteUse();
  useEffect(() => noteUse('comparisons'), [noteUse]);
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useGetMany<Candidate>('candidates', { ids: [...ids] });
  if (error && !data)
    return <CouldNotLoad title={translate('talent.compare.failed')} error={error} onRetry={refetch} />;
  if (isPending) return <Skeleton variant="rounded" height={420} aria-hidden />;
  const found = new Map(
    data?.flatMap((candidate) => (candidate ? [[candidate.id, candidate] as const] : [])),
  );
  return (
    <JobScores ids={ids}>
      <Contacts ids={ids}>
        <CompareTable columns={ids.map((id) => ({ id, candidate: found.get(id) ?? null }))} />
      </Contacts>
    </JobScores>
  );
};
