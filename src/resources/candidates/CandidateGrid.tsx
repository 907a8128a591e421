import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useDeferredValue } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import { NoneFound } from '../../components/screens/NothingHere.tsx';
import { cardsLook } from './cardsLook.ts';

/** The people of a list as cards, as many beside each other as fit. */
export const CandidateGrid = ({ card, empty = <NoneFound /> }: { card: ReactNode; empty?: ReactNode }) => {
  const { data, isPending } = useListContext();
  if (isPending)
    return (
      <Grid as="div" aria-hidden>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} variant="rounded" height={236} />
        ))}
      </Grid>
    );
  return data?.length ? <Cards rows={data} card={card} /> : empty;
};

/** As many as a large window shows. */
const firstScreen = 9;

/** The first screen of cards at once; the rest follows in pieces that let clicks and typing through. */
const Cards = ({ rows, card }: { rows: readonly RaRecord[]; card: ReactNode }) => {
  const most = useDeferredValue(rows.length, firstScreen);
  return (
    <Grid>
      {rows.slice(0, most).map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <li>{card}</li>
        </RecordContextProvider>
      ))}
    </Grid>
  );
};

const Grid = styled('ul')(cardsLook);
