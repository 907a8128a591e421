import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useDeferredValue } from 'react';
import { type RaRecord, RecordContextProvider, useListContext } from 'react-admin';
import { NoneFound } from '../../components/screens/lists/NothingHere.tsx';
import { cardsLook } from './cardsLook.ts';

interface Props {
  card: ReactNode;
  empty?: ReactNode;
}

/** A click anywhere on a card opens the candidate, except on another control, in its dialog, and after selecting text. */
const openByName = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  const isOnCard = target instanceof Element && currentTarget.contains(target);
  if (!isOnCard || target.closest('a, button, input, label') || getSelection()?.toString()) return;
  target.closest('article')?.querySelector<HTMLAnchorElement>('h2 a')?.click();
};

/** The candidates of a list as cards, in as many columns as fit. */
export const CandidateGrid = ({ card, empty = <NoneFound /> }: Props) => (
  <Look onClick={openByName}>
    <Grid card={card} empty={empty} />
  </Look>
);

const Look = styled('div')(cardsLook);

const Grid = ({ card, empty }: Props) => {
  const { data, isPending } = useListContext();
  if (isPending)
    return (
      <div aria-hidden className="cards">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((place) => (
          <Skeleton key={place} variant="rounded" height={136} />
        ))}
      </div>
    );
  return data?.length ? <Cards rows={data} card={card} /> : empty;
};

/** The number of cards that fit a large window. */
const firstScreen = 12;

/** Renders the first screen of cards at once, and the rest in batches that do not block clicks and typing. */
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
