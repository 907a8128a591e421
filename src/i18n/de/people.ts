import type { Catalogue } from '../en/index.ts';

export const people: Catalogue['people'] = {
  tabs: {
    label: 'Teile der Benutzerverwaltung',
    overview: 'Benutzerübersicht',
    roles: 'Rollen & Berechtigungen',
    verification: 'Verifizierungsanträge',
  },
  columns: { user: 'Benutzer', verification: 'Verifizierung' },
  verified: 'Verifiziert',
  pending: 'Ausstehend',
  premium: 'Premium',
  addLead:
    'Die Person erhält eine E-Mail mit einem Link zur Wahl ihres Passworts und kann sich danach anmelden.',
  invite: 'Benutzer hinzufügen',
  added: 'Benutzer wurde hinzugefügt!',
  updated: 'Benutzer wurde aktualisiert!',
  editTitle: 'Benutzer bearbeiten: %{name}',
  moreNamed: 'Weiteres für %{name}',
  inviteAgain: 'Einladung erneut senden',
  invitedAgain: 'Eine Einladung ist auf dem Weg zu %{email}. Der Link der vorigen gilt nicht mehr.',
  howMany: '%{smart_count} Benutzer |||| %{smart_count} Benutzer',
  suspend: {
    do: 'Sperren',
    named: '%{name} sperren',
    title: '%{who} sperren?',
    text: 'Die Person wird sofort abgemeldet und kann sich bis zur Aktivierung nicht anmelden. |||| Alle %{smart_count} werden sofort abgemeldet und können sich bis zur Aktivierung nicht anmelden.',
    done: 'Benutzer %{id} wurde gesperrt!',
    allDone: '%{smart_count} Benutzer gesperrt. |||| %{smart_count} Benutzer gesperrt.',
    someDone: '%{done} von %{all} gesperrt. %{reason}',
  },
  activate: {
    do: 'Aktivieren',
    named: '%{name} aktivieren',
    title: '%{who} aktivieren?',
    text: 'Die Person kann sich wieder anmelden. |||| Alle %{smart_count} können sich wieder anmelden.',
    done: 'Benutzer %{id} wurde aktiviert!',
    allDone: '%{smart_count} Benutzer aktiviert. |||| %{smart_count} Benutzer aktiviert.',
    someDone: '%{done} von %{all} aktiviert. %{reason}',
  },
};
