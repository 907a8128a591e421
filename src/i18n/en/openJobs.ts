export const openJobs = {
  title: 'Open Jobs',
  ways: 'Requests and jobs',
  apply: 'Put forward',
  applyNamed: 'Put forward for %{title}',
  applyLong: 'Apply with one of your people',
  applyTitle: 'Put somebody forward for %{title}',
  applyLead: 'Choose one of your published people. The recruiter sees name, title, rate and your message.',
  send: 'Send application',
  sent: '%{name} has been put forward for %{title}.',
  standing: 'Put forward already: %{names}',
  own: {
    title: 'Applications',
    withdraw: 'Withdraw',
    withdrawNamed: 'Withdraw %{name} from %{job}',
  },
};
