import { reportFile } from '../../../domain/words/en/reportFile.ts';

/** Reports: creating, generating and downloading them. */
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
  none: 'No reports yet.',
  nothing: 'No rows match this report.',
  more: 'Showing the first %{shown} of %{total} rows. Download a file for all of them.',
  waiting: 'This report is being generated. It will appear here when it is ready.',
  failedHint: 'Generate it again, or create a narrower report.',
  upTo: 'up to %{most} rows',
  tooMany:
    '%{format} holds up to %{most} rows, and this report has %{rows}. Download CSV or JSON, or narrow the report.',
  rowsThemselves: 'None (list rows)',
  ranges: { '7d': '7 days', '30d': '30 days', '90d': '90 days', '1y': '1 year' },
  counts: { all: 'Total Reports', ready: 'Ready', processing: 'Processing', failed: 'Failed' },
  condition: { add: 'Add condition', field: 'Field', operator: 'Comparison', value: 'Value' },
};
