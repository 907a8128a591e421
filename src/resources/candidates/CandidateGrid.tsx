import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext } from 'react-admin';
import { NoneFound } from '../../components/screens/NothingHere.tsx';

/** The people of a list as cards, as many beside each other as fit. */
export const CandidateGrid = ({ card, empty = <NoneFound /> }: { card: ReactNode; empty?: ReactNode }) => {
  const { data, isPending } = useListContext();
  if (isPending)
    return (
      <Box aria-hidden sx={grid}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} variant="rounded" height={236} />
        ))}
      </Box>
    );
  if (!data?.length) return empty;
  return (
    <Box component="ul" sx={grid}>
      {data.map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <li>{card}</li>
        </RecordContextProvider>
      ))}
    </Box>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
};
