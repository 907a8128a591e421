import type { Catalogue } from '../en/index.ts';

export const openJobs: Catalogue['openJobs'] = {
  title: 'Offene Stellen',
  ways: 'Anfragen und Stellen',
  apply: 'Vorschlagen',
  applyNamed: 'Jemanden vorschlagen für %{title}',
  applyLong: 'Mit einer Ihrer Personen bewerben',
  applyTitle: 'Jemanden vorschlagen für %{title}',
  applyLead:
    'Wählen Sie eine Ihrer veröffentlichten Personen. Der Recruiter sieht Name, Titel, Stundensatz und Ihre Nachricht.',
  send: 'Bewerbung senden',
  sent: '%{name} wurde vorgeschlagen für %{title}.',
  standing: 'Schon vorgeschlagen: %{names}',
  own: {
    title: 'Bewerbungen',
    withdraw: 'Zurückziehen',
    withdrawNamed: '%{name} zurückziehen von %{job}',
  },
};
