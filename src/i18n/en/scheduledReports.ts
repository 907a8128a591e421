/** Scheduled reports. */
export const scheduledReports = {
  title: 'Scheduled Reports',
  failed: 'The scheduled reports could not be loaded',
  none: 'No scheduled reports yet. Choose Schedule on a report to add one.',
  more: 'More actions for %{name}',
  pause: 'Pause',
  resume: 'Resume',
  isPaused: '“%{name}” paused',
  isActive: '“%{name}” resumed',
  named: '%{words}: %{name}',
  form: {
    act: 'Schedule',
    started: 'Scheduling report %{id}...',
    title: 'Schedule “%{name}”',
    lead: 'The first day sets the weekday or day of the month. Each recipient gets an email with a link.',
    done: 'Report scheduled',
    edit: 'Edit Scheduled Report',
    saved: 'Scheduled report saved',
    nextRuns: 'Next runs: %{runs}',
  },
  remove: {
    title: 'Delete this schedule?',
    text: '“%{name}” will no longer be generated. Existing reports are kept.',
    done: 'Schedule “%{name}” deleted',
  },
};

/** The predefined questions. */
export const reportQuestions = {
  title: 'Report Templates',
  failed: 'The report templates could not be loaded',
  none: 'No templates yet.',
  use: 'Use Template',
  more: 'More actions for %{name}',
  about: 'Category: %{category} · Complexity: %{complexity}',
  edit: 'Edit Report Template',
  saved: 'Report template saved',
  remove: {
    title: 'Delete this template?',
    text: '“%{name}” will no longer be available. Reports created from it are kept.',
    done: 'Template “%{name}” deleted',
  },
};
