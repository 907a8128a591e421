/** Reports that make themselves. */
export const scheduledReports = {
  title: 'Scheduled Reports',
  failed: 'The scheduled reports could not be read',
  none: 'No report makes itself yet. Choose Schedule on a report.',
  more: 'More for %{name}',
  pause: 'Pause',
  resume: 'Resume',
  isPaused: '%{name} is paused',
  isActive: '%{name} is active again',
  named: '%{words}: %{name}',
  form: {
    act: 'Schedule',
    started: 'Scheduling report %{id}...',
    title: 'Schedule %{name}',
    lead: 'The same question is asked again each time. Its weekday, or its day of the month, is that of the first day; each recipient gets a mail with a link.',
    done: 'Report scheduled',
    edit: 'Edit Scheduled Report',
    saved: 'Scheduled report saved',
    nextRuns: 'Next runs: %{runs}',
  },
  remove: {
    title: 'Delete this schedule?',
    text: '%{name} is not made by itself any more. Reports that were made stay.',
    done: 'Schedule %{name} deleted',
  },
};

/** The ready-made questions. */
export const reportQuestions = {
  title: 'Report Templates',
  failed: 'The report templates could not be read',
  none: 'There are no templates yet.',
  use: 'Use Template',
  more: 'More for %{name}',
  about: 'Category: %{category} · Complexity: %{complexity}',
  edit: 'Edit Report Template',
  saved: 'Report template saved',
  remove: {
    title: 'Delete this template?',
    text: '%{name} is offered to nobody any more. Reports that were made from it stay.',
    done: 'Template %{name} deleted',
  },
};
