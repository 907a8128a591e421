import type { Meta, StoryObj } from '../../testing/story.ts';
import { RangeChoice as AnyRange } from './RangeChoice.tsx';

type Range = '7d' | '30d' | '90d' | '1y';
const RangeChoice = AnyRange<Range>;
const ranges = (['7d', '30d', '90d', '1y'] as const).map((range) => ({ range, short: range }));

export default {
  title: 'Figures/Range',
  component: RangeChoice,
  args: { value: '30d', ranges, choose: () => {} },
} satisfies Meta<typeof RangeChoice>;

export const Chosen: StoryObj<typeof RangeChoice> = {};
