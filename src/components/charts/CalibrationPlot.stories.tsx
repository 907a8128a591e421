import type { Meta, StoryObj } from '../../testing/story.ts';
import { CalibrationPlot } from './CalibrationPlot.tsx';

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

export default {
  title: 'Charts/Calibration',
  component: CalibrationPlot,
  args: {
    points: [
      { predicted: 0.06, observed: 0.05, low: 0.02, high: 0.1 },
      { predicted: 0.14, observed: 0.15, low: 0.1, high: 0.22 },
      { predicted: 0.22, observed: 0.2, low: 0.14, high: 0.27 },
      { predicted: 0.31, observed: 0.33, low: 0.26, high: 0.41 },
      { predicted: 0.47, observed: 0.42, low: 0.34, high: 0.51 },
    ],
    label: 'Placed',
    predicted: 'Forecast',
    observed: 'Placed',
    height: 340,
    format: percent,
    formatShort: percent,
  },
} satisfies Meta<typeof CalibrationPlot>;

export const Groups: StoryObj<typeof CalibrationPlot> = {};

export const One: StoryObj<typeof CalibrationPlot> = {
  name: 'One group',
  args: { points: [{ predicted: 0.04, observed: 0.05, low: 0.02, high: 0.11 }] },
};

export const Phone: StoryObj<typeof CalibrationPlot> = { parameters: { width: 390 } };
