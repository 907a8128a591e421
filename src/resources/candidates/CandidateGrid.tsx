import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type RaRecord, RecordContextProvider, useListContext } from 'ra-core';
import { type ReactNode, useDeferredValue } from 'react';
import { NoneFound } from '../../components/screens/NothingHere.tsx';
import { cardsLook } from './cardsLook.ts';

interface Props {
  card: ReactNode;
  empty?: ReactNode;
}

/** The candidates of a list as cards, as many beside each other as fit. */
export const CandidateGrid = ({ card, empty = <NoneFound /> }: Props) => (
  <Look>
    <Grid card={card} empty={empty} />
  </Look>
);

const Look = styled('div')(cardsLook);

const Grid = ({ card, empty }: Props) => {
  const { data, isPending } = useListContext();
  if (isPending)
    return (
      <div aria-hidden className="cards">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} variant="rounded" height={236} />
        ))}
      </div>
    );
  return data?.length ? <Cards rows={data} card={card} /> : empty;
};

/** As many as a large window shows. */
const firstScreen = 9;

/** The first screen of cards at once; the rest follows in pieces that let clicks and typing through. */
const Cards = ({ rows, card }: { rows: readonly RaRecord[]; card: ReactNode }) => {
  const most = useDeferredValue(rows.length, firstScreen);
  return (
    <ul className="cards">
      {rows.slice(0, most).map((row) => (
        <RecordContextProvider key={row.id} value={row}>
          <li>{card}</li>
        </RecordContextProvider>
      ))}
    </ul>
  );
};
