/** The support pages of providers and recruiters. */
export const companySupport = {
  title: 'Help',
  back: 'All tickets',
  open: 'Open ticket',
  opened: 'Ticket opened. We will reply here.',
  promise:
    'We reply within %{high} (High), %{medium} (Medium) or %{low} (Low) business hours, Monday through Friday, %{from} to %{to} %{zone}.',
  reopen: 'Reopen ticket',
  reopened: 'Ticket reopened',
  closed: 'This ticket is closed. If you need more help, open a new one.',
  resolved: 'We think this is solved. If not, reply to reopen the ticket.',
  close: {
    button: 'Close ticket',
    title: 'Close this ticket?',
    text: 'You can’t reply to a closed ticket, but you can still rate it.',
    done: 'Ticket closed',
  },
  reply: {
    label: 'Your reply',
    send: 'Send reply',
    sent: 'Reply sent',
  },
  rate: {
    title: 'How did we do?',
    stars: '%{smart_count} star |||| %{smart_count} stars',
    none: 'Not rated',
    done: 'Thanks for your rating.',
  },
};
