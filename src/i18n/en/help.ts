/** Where providers and recruiters ask support. */
export const help = {
  title: 'Help',
  back: 'All tickets',
  open: 'Open ticket',
  opened: 'Your ticket is open. We will answer you here.',
  promise:
    'Support answers within %{high} (High), %{medium} (Medium) or %{low} (Low) working hours: Monday to Friday, %{from} to %{to} %{zone}.',
  reopen: 'Reopen ticket',
  reopened: 'The ticket is open again.',
  closed: 'This ticket is closed. If you need us again, open a new one.',
  resolved: 'We believe this is solved. If it is not, reply: that opens the ticket again.',
  close: {
    button: 'Close ticket',
    title: 'Close this ticket?',
    text: 'Nobody writes to a closed ticket any more. You can still rate it.',
    done: 'The ticket is closed.',
  },
  reply: {
    label: 'Your reply',
    send: 'Send reply',
    sent: 'Your reply has been sent.',
  },
  rate: {
    title: 'How did we do?',
    stars: '%{smart_count} star |||| %{smart_count} stars',
    none: 'Not rated',
    done: 'Thank you for your rating.',
  },
};
