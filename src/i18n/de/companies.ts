import type { Catalogue } from '../en/index.ts';

export const companies: Catalogue['companies'] = {
  addNew: { provider: 'Neuen Anbieter hinzufügen', recruiter: 'Neuen Recruiter hinzufügen' },
  addLead: 'Die Kontaktperson wird per E-Mail eingeladen und erhält die Admin-Rolle der Firma.',
  notInvited: 'Es wird keine Einladung verschickt. Laden Sie Nutzer unter „Einzelne Nutzer“ ein.',
  added: '%{company} hinzugefügt',
  addedInvited: '%{company} hinzugefügt. Einladung an %{email} gesendet.',
  fields: {
    shortEmail: 'E-Mail',
    employees: 'Zahl der Mitarbeitenden',
    plan: 'Abo-Tarif',
    years: 'Geschäftsjahre',
  },
  company: 'Firma',
  counts: { total: 'Gesamt', active: 'Aktiv', pending: 'Ausstehend', suspended: 'Gesperrt' },
  edit: { provider: 'Anbieter bearbeiten', recruiter: 'Recruiter bearbeiten' },
  allFields: 'Alle Felder',
  saved: 'Firma gespeichert',
  someCannot:
    '%{smart_count} ausgewählte Firma wird übersprungen, weil ihr Status dies nicht zulässt. |||| %{smart_count} ausgewählte Firmen werden übersprungen, weil ihr Status dies nicht zulässt.',
  reason: 'Grund',
  suspend: {
    do: 'Sperren',
    named: '%{name} sperren',
    title: '%{company} sperren? |||| %{smart_count} Firmen sperren?',
    people:
      '%{smart_count} Person wird abgemeldet und kann sich bis zur Reaktivierung nicht anmelden. |||| %{smart_count} Personen werden abgemeldet und können sich bis zur Reaktivierung nicht anmelden.',
    candidates:
      '%{smart_count} gelisteter Kandidat wird im Markt ausgeblendet. |||| %{smart_count} gelistete Kandidaten werden im Markt ausgeblendet.',
    jobs: '%{smart_count} Stelle wird im Markt ausgeblendet. |||| %{smart_count} Stellen werden im Markt ausgeblendet.',
    subscriptions:
      '%{smart_count} Abonnement wird pausiert und nicht abgerechnet. |||| %{smart_count} Abonnements werden pausiert und nicht abgerechnet.',
    reasonKept: 'Der Grund bleibt im Verlauf der Firma gespeichert.',
    done: '%{company} gesperrt',
  },
  activate: {
    do: 'Aktivieren',
    named: '%{name} aktivieren',
    title: '%{company} aktivieren? |||| %{smart_count} Firmen aktivieren?',
    people:
      '%{smart_count} Person kann sich wieder anmelden. |||| %{smart_count} Personen können sich wieder anmelden.',
    candidates:
      '%{smart_count} Kandidat ist im Markt wieder sichtbar. |||| %{smart_count} Kandidaten sind im Markt wieder sichtbar.',
    jobs: '%{smart_count} Stelle ist im Markt wieder sichtbar. |||| %{smart_count} Stellen sind im Markt wieder sichtbar.',
    subscriptions:
      '%{smart_count} Abonnement läuft ab heute weiter. Die Pause wird nicht berechnet. |||| %{smart_count} Abonnements laufen ab heute weiter. Die Pause wird nicht berechnet.',
    contact: 'Wenn noch niemand ein Konto hat, laden wir %{contact} (%{email}) mit der Admin-Rolle ein.',
    done: '%{company} aktiviert',
  },
  tabs: {
    overview: 'Überblick',
    people: 'Nutzer',
    resources: 'Fachkräfte',
    jobs: 'Stellen',
    contracts: 'Verträge',
    invoices: 'Rechnungen',
    tickets: 'Tickets',
    history: 'Verlauf',
  },
  page: {
    verification: 'Verifizierung: %{state}',
    none: 'Noch keine Einträge.',
    openList: 'In %{list} öffnen',
    auditLog: 'Audit-Protokoll',
    activities: 'Aktivitäten',
  },
  verify: {
    title: 'Verifizierung',
    told: 'Wir benachrichtigen die Nutzer der Firma und nennen den Grund.',
    Verified: { do: 'Verifizieren', title: '%{company} verifizieren?', done: '%{company} verifiziert' },
    Rejected: {
      do: 'Ablehnen',
      title: 'Dokumente von %{company} ablehnen?',
      done: 'Dokumente von %{company} abgelehnt',
    },
  },
};
