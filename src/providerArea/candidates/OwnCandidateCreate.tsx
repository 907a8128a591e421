import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useRef } from 'react';
import { useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { CandidateCreate } from '../../resources/candidates/CandidateCreate.tsx';
import { BenchFull } from '../../resources/subscriptions/BenchFull.tsx';
import { type BenchLimit, useBenchLimit } from '../../resources/subscriptions/useBenchLimit.ts';

/**
 * The form for a new candidate. Without room in the plan it says so at once; a form already started stays
 * open.
 */
export const OwnCandidateCreate = () => {
  const { room, isFresh, error } = useBenchLimit();
  const hasBegun = useRef(false);
  if (!isFresh && !error && !hasBegun.current) return <Skeleton variant="rounded" height={480} />;
  if (room?.isFull && !hasBegun.current) return <NoRoom room={room} />;
  hasBegun.current = true;
  return (
    <>
      {room?.isFull && <BenchFull room={room} />}
      <CandidateCreate />
    </>
  );
};

const NoRoom = ({ room }: { room: BenchLimit }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 720 }}>
      <PageTitle>{translate('pages.candidates.add')}</PageTitle>
      <BenchFull room={room} />
      <Button component={Link} to={`${useBasename()}/employees`}>
        {translate('plans.backToBench')}
      </Button>
    </Box>
  );
};
