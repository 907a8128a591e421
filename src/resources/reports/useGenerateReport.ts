import { useNotify, useRefresh, useUpdate } from 'ra-core';
import type { Report } from '../../../domain/contract/reports.ts';

/** Queues a report to be generated again; the page shows its progress. */
export const useGenerateReport = () => {
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate<Report>();
  const generate = (report: Report) => {
    notify('reportsPage.generating', { type: 'info', messageArgs: { id: report.id } });
    update(
      'reports',
      { id: report.id, data: { status: 'Processing' }, previousData: report },
      {
        onSuccess: refresh,
        onError: (error) => {
          notify((error as Error).message, { type: 'error' });
          refresh();
        },
      },
    );
  };
  return { generate, isPending };
};
