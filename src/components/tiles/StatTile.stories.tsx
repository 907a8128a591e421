import ContractIcon from '@mui/icons-material/DescriptionOutlined';
import type { Meta, StoryObj } from '../../testing/story.ts';
import { StatTile } from './StatTile.tsx';
import { Tiles } from './Tiles.tsx';

export default {
  title: 'Tiles/Figure',
  component: StatTile,
  args: { label: 'Active contracts', value: 1234, icon: ContractIcon, to: '/contracts' },
  render: (args) => (
    <Tiles>
      <StatTile {...args} />
    </Tiles>
  ),
} satisfies Meta<typeof StatTile>;

export const Counted: StoryObj<typeof StatTile> = {};

export const Loading: StoryObj<typeof StatTile> = { args: { value: undefined } };

export const Nothing: StoryObj<typeof StatTile> = { args: { value: null } };

export const WithMore: StoryObj<typeof StatTile> = {
  name: 'With other currencies and a note',
  args: { value: '$12,300', more: ['€4,000', '£950'], note: 'Hourly rates times the hours left.' },
};

export const Phone: StoryObj<typeof StatTile> = { parameters: { width: 390 } };
