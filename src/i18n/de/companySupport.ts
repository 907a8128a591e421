import type { Catalogue } from '../en/index.ts';

export const companySupport: Catalogue['companySupport'] = {
  title: 'Hilfe',
  back: 'Alle Tickets',
  open: 'Ticket eröffnen',
  opened: 'Ticket eröffnet. Wir antworten Ihnen hier.',
  promise:
    'Wir antworten innerhalb von %{high} (hoch), %{medium} (mittel) oder %{low} (niedrig) Geschäftsstunden, Montag bis Freitag, %{from} bis %{to} Uhr %{zone}.',
  reopen: 'Ticket wieder öffnen',
  reopened: 'Ticket wieder geöffnet',
  closed: 'Dieses Ticket ist geschlossen. Wenn Sie weitere Hilfe brauchen, eröffnen Sie ein neues.',
  resolved:
    'Wir glauben, dass Ihr Anliegen gelöst ist. Falls nicht, antworten Sie, um das Ticket wieder zu öffnen.',
  close: {
    button: 'Ticket schließen',
    title: 'Dieses Ticket schließen?',
    text: 'Auf ein geschlossenes Ticket können Sie nicht mehr antworten, es aber noch bewerten.',
    done: 'Ticket geschlossen',
  },
  reply: {
    label: 'Ihre Antwort',
    send: 'Antwort senden',
    sent: 'Antwort gesendet',
  },
  rate: {
    title: 'Wie zufrieden waren Sie?',
    stars: '%{smart_count} Stern |||| %{smart_count} Sterne',
    none: 'Nicht bewertet',
    done: 'Danke für Ihre Bewertung.',
  },
};
