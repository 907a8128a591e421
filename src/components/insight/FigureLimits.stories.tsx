import type { Meta, StoryObj } from '../../testing/story.ts';
import { FigureLimits } from './FigureLimits.tsx';

export default {
  title: 'Figures/Limits',
  component: FigureLimits,
  args: { report: { cut: ['requests'], currency: 'USD', otherCurrencies: ['EUR', 'GBP'] } },
} satisfies Meta<typeof FigureLimits>;

export const Both: StoryObj<typeof FigureLimits> = { name: 'Rows and currencies left out' };
