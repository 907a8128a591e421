import { SaidError } from '../../auth/reasonOf.ts';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { CountedTiles } from './CountedTiles.tsx';
import { StatTile } from './StatTile.tsx';

export default {
  title: 'Tiles/Figures',
  component: CountedTiles,
  args: { asked: [], children: <StatTile label="Requests" value={12} /> },
} satisfies Meta<typeof CountedTiles>;

export const Counted: StoryObj<typeof CountedTiles> = {};

export const Failed: StoryObj<typeof CountedTiles> = {
  args: {
    asked: [{ error: new SaidError('The server took too long to answer. Try again.'), refetch: () => {} }],
  },
};
