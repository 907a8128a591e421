import { reportFile } from '../../../domain/words/en/reportFile.ts';

/** Reports: asked for, made, and taken along. */
export const reportsPage = {
  ...reportFile,
  all: 'All',
  create: 'Create Report',
  started: 'Report creation started...',
  generating: 'Generating report %{id}... This may take a few minutes.',
  downloading: 'Downloading report %{id}...',
  generate: 'Generate',
  retry: 'Try again',
  download: 'Download',
  csvForExcel: 'CSV for Excel',
  named: '%{words}: %{id}',
  progressOf: 'Progress of %{id}',
  none: 'No reports here yet.',
  nothing: 'Nothing met the question: the answer has no rows.',
  more: 'The first %{shown} of %{total} rows. The files hold them all.',
  waiting: 'This report is being made. It shows here by itself.',
  failedHint: 'Generate it again, or create a report that asks for less.',
  upTo: 'up to %{most} rows',
  tooMany:
    '%{format} holds at most %{most} rows, and this report has %{rows}. Download it as CSV or JSON, or ask for less.',
  rowsThemselves: 'None: the rows themselves',
  ranges: { '7d': '7 days', '30d': '30 days', '90d': '90 days', '1y': '1 year' },
  counts: { all: 'Total Reports', ready: 'Ready', processing: 'Processing', failed: 'Failed' },
  condition: { add: 'Add condition', field: 'Field', operator: 'Comparison', value: 'Value' },
};
