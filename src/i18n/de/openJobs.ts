import type { Catalogue } from '../en/index.ts';

export const openJobs: Catalogue['openJobs'] = {
  title: 'Offene Stellen',
  ways: 'Anfragen und Stellen',
  apply: 'Kandidat vorstellen',
  applyNamed: 'Kandidat vorstellen für %{title}',
  applyLong: 'Einen Ihrer Kandidaten vorstellen',
  applyTitle: 'Kandidat vorstellen für %{title}',
  applyLead:
    'Wählen Sie einen Ihrer veröffentlichten Kandidaten. Der Recruiter sieht Name, Position, Stundensatz und Ihre Nachricht.',
  send: 'Bewerbung senden',
  sent: '%{name} für %{title} vorgestellt',
  submitted: 'Bereits vorgestellt: %{names}',
  own: {
    title: 'Bewerbungen',
    withdraw: 'Zurückziehen',
    withdrawNamed: '%{name} von %{job} zurückziehen',
  },
};
