import type { Catalogue } from '../en/index.ts';

export const companies: Catalogue['companies'] = {
  addNew: { provider: 'Neuen Anbieter hinzufügen', recruiter: 'Neuen Recruiter hinzufügen' },
  addLead:
    'Eine Kontaktperson mit E-Mail-Adresse wird erste Administratorin oder erster Administrator der Firma und per E-Mail eingeladen.',
  notInvited: 'Es wird keine Einladung verschickt. Laden Sie Personen unter „Einzelne Nutzer“ ein.',
  added: '%{company} ist hinzugefügt.',
  addedInvited: '%{company} ist hinzugefügt. Die Einladung an %{email} ist unterwegs.',
  fields: {
    shortEmail: 'E-Mail',
    employees: 'Zahl der Beschäftigten',
    plan: 'Tarif',
    years: 'Jahre am Markt',
  },
  company: 'Firma',
  counts: { total: 'Gesamt', active: 'Aktiv', pending: 'Ausstehend', suspended: 'Gesperrt' },
  edit: { provider: 'Anbieter bearbeiten', recruiter: 'Recruiter bearbeiten' },
  allFields: 'Alle Felder',
  saved: 'Die Firma ist gespeichert.',
  someCannot:
    '%{smart_count} der gewählten Firmen steht so, dass dies nicht geht. Sie bleibt, wie sie ist. |||| %{smart_count} der gewählten Firmen stehen so, dass dies nicht geht. Sie bleiben, wie sie sind.',
  suspend: {
    do: 'Sperren',
    named: '%{name} sperren',
    title: '%{company} sperren? |||| %{smart_count} Firmen sperren?',
    people:
      '%{smart_count} Person wird abgemeldet und kann sich nicht mehr anmelden. |||| %{smart_count} Personen werden abgemeldet und können sich nicht mehr anmelden.',
    candidates:
      '%{smart_count} veröffentlichte Person verlässt den Markt. |||| %{smart_count} veröffentlichte Personen verlassen den Markt.',
    jobs: '%{smart_count} Stelle verlässt den Markt. |||| %{smart_count} Stellen verlassen den Markt.',
    subscriptions:
      '%{smart_count} Abonnement pausiert und wird nicht abgerechnet. |||| %{smart_count} Abonnements pausieren und werden nicht abgerechnet.',
    reasonKept: 'Der Grund bleibt bei der Firma und in ihrem Verlauf.',
    done: '%{company} ist gesperrt.',
  },
  activate: {
    do: 'Freischalten',
    named: '%{name} freischalten',
    title: '%{company} freischalten? |||| %{smart_count} Firmen freischalten?',
    people:
      '%{smart_count} Person kann sich wieder anmelden. |||| %{smart_count} Personen können sich wieder anmelden.',
    candidates:
      '%{smart_count} Person kommt auf den Markt zurück. |||| %{smart_count} Personen kommen auf den Markt zurück.',
    jobs: '%{smart_count} Stelle kommt auf den Markt zurück. |||| %{smart_count} Stellen kommen auf den Markt zurück.',
    subscriptions:
      '%{smart_count} Abonnement läuft ab heute weiter. Die Pause wird nicht nachberechnet. |||| %{smart_count} Abonnements laufen ab heute weiter. Die Pause wird nicht nachberechnet.',
    contact:
      'Wenn noch niemand da ist, wird %{contact} (%{email}) als erste Administratorin oder erster Administrator eingeladen.',
    done: '%{company} ist aktiv.',
  },
  tabs: {
    overview: 'Überblick',
    people: 'Menschen',
    resources: 'Verfügbare Mitarbeitende',
    jobs: 'Stellen',
    contracts: 'Verträge',
    invoices: 'Rechnungen',
    tickets: 'Tickets',
    history: 'Verlauf',
  },
  page: {
    verification: 'Prüfung: %{state}',
    none: 'Hier ist noch nichts.',
    openList: 'Öffnen unter %{list}',
    deeds: 'Protokoll',
    activities: 'Aktivitäten',
  },
  verify: {
    title: 'Prüfung',
    told: 'Die Menschen der Firma erfahren es, mit dem Grund.',
    Verified: { do: 'Bestätigen', title: '%{company} bestätigen?', done: '%{company} ist geprüft.' },
    Rejected: {
      do: 'Ablehnen',
      title: 'Die Unterlagen von %{company} ablehnen?',
      done: 'Die Unterlagen von %{company} sind abgelehnt.',
    },
  },
};
