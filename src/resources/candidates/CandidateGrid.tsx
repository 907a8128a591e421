import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useDeferredValue } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
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
  return data?.length ? <Cards rows={data} card={card} /> : empty;
};

/** As many as a large window shows. */
const firstScreen = 9;

/** The first screen of cards at once; the rest follows in pieces that let clicks and typing through. */
const Cards = ({ rows, card }: { rows: readonly RaRecord[]; card: ReactNode }) => {
  const most = useDeferredValue(rows.length, firstScreen);
  return (
    <Box component="ul" sx={grid}>
      {rows.slice(0, most).map((row) => (
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
  // A card out of sight is not laid out; its own height is kept once it was seen.
  '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 300px' },
};
