import type { HiringAnalytics } from '../../../domain/insight/hiringAnalytics.ts';
import { FigurePanel } from './FigurePanel.tsx';
import { stageColumns } from './stageColumns.tsx';
import { useHiringWords } from './useHiringWords.ts';

/** How far the candidates added in the period have come; each bar is the stage's share of the total. */
export const StageFunnel = ({ report: { stages, currency, range } }: { report: HiringAnalytics }) => {
  const columns = stageColumns(useHiringWords(currency), stages[0]?.count ?? 0);
  return (
    <FigurePanel
      name="stages"
      fileName={`hiring-stages-${range}`}
      columns={columns}
      rows={stages}
      idOf={({ stage }) => stage}
    />
  );
};
