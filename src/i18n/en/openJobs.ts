export const openJobs = {
  title: 'Open Jobs',
  ways: 'Requests and jobs',
  apply: 'Submit candidate',
  applyNamed: 'Submit candidate for %{title}',
  applyLong: 'Submit one of your candidates',
  applyTitle: 'Submit a candidate for %{title}',
  applyLead:
    'Choose one of your published candidates. The recruiter will see their name, title, rate and your message.',
  send: 'Send application',
  sent: '%{name} submitted for %{title}',
  submitted: 'Already submitted: %{names}',
  own: {
    title: 'Applications',
    withdraw: 'Withdraw',
    withdrawNamed: 'Withdraw %{name} from %{job}',
  },
};
