import type { Catalogue } from '../en/index.ts';

export const help: Catalogue['help'] = {
  title: 'Hilfe',
  back: 'Alle Tickets',
  open: 'Ticket eröffnen',
  opened: 'Ihr Ticket ist eröffnet. Wir antworten Ihnen hier.',
  promise:
    'Der Support antwortet innerhalb von %{high} (hoch), %{medium} (mittel) oder %{low} (niedrig) Arbeitsstunden: Montag bis Freitag, %{from} bis %{to} Uhr %{zone}.',
  reopen: 'Ticket wieder öffnen',
  reopened: 'Das Ticket ist wieder offen.',
  closed: 'Dieses Ticket ist geschlossen. Wenn Sie uns wieder brauchen, eröffnen Sie ein neues.',
  resolved: 'Wir halten das für gelöst. Wenn es das nicht ist, antworten Sie: Das öffnet das Ticket wieder.',
  close: {
    button: 'Ticket schließen',
    title: 'Dieses Ticket schließen?',
    text: 'In ein geschlossenes Ticket schreibt niemand mehr. Bewerten können Sie es noch.',
    done: 'Das Ticket ist geschlossen.',
  },
  reply: {
    label: 'Ihre Antwort',
    send: 'Antwort senden',
    sent: 'Ihre Antwort ist gesendet.',
  },
  rate: {
    title: 'Wie zufrieden sind Sie?',
    stars: '%{smart_count} Stern |||| %{smart_count} Sterne',
    none: 'Nicht bewertet',
    done: 'Danke für Ihre Bewertung.',
  },
};
