import type { Catalogue } from '../en/index.ts';

export const platformSettings: Catalogue['platformSettings'] = {
  tabs: {
    label: 'Teile der Plattformeinstellungen',
    general: 'Allgemeine Einstellungen',
    features: 'Funktionsschalter',
    integrations: 'Integrationen',
    upkeep: 'Benachrichtigungen & Wartung',
  },
  save: 'Änderungen speichern',
  saved: 'Die Einstellungen sind gespeichert. Alle Seiten richten sich binnen Sekunden danach.',
  toggled: 'Funktion %{name} erfolgreich umgeschaltet!',
  version: 'Plattformversion %{version}',
  off: {
    feature: 'Der Betreiber dieser Plattform hat dies ausgeschaltet: %{name}.',
    range: 'Der Betreiber dieser Plattform lässt Analysen höchstens 30 Tage zurückblicken.',
    security:
      'Der Betreiber dieser Plattform lässt keinen weiteren zweiten Faktor und keine weitere Adressliste einrichten. Was eingerichtet ist, schützt weiter.',
  },
  general: {
    timezone: {
      label: 'Zeitzone',
      about: 'Nach diesen Uhren stehen Zeitpunkte auf allen Seiten und in Formularen.',
    },
    language: {
      label: 'Sprache',
      about: 'Für Personen und Besucher, die keine gewählt haben.',
      open: 'Die des Browsers',
    },
    dateFormat: {
      label: 'Datumsformat',
      about: 'So stehen Tage auf allen Seiten.',
      open: 'Wie die jeweilige Sprache sie schreibt',
    },
    currency: {
      label: 'Währung',
      about: 'Neue Beträge beginnen damit. Gespeicherte Beträge bleiben, wie sie sind.',
    },
    maxFileSize: {
      label: 'Größte Datei',
      about: 'Für Verträge und Unterlagen, die jemand einreicht. Fotos haben eine eigene, kleinere Grenze.',
    },
    sessionTimeout: {
      label: 'Sitzungsdauer',
      about: 'Eine Sitzung, die so lange niemand nutzt, endet, auch eine schon offene.',
    },
  },
  options: {
    UTC: 'UTC',
    EST: 'EST (New York)',
    PST: 'PST (Los Angeles)',
    GMT: 'GMT (London)',
    English: 'Englisch',
    Spanish: 'Spanisch',
    French: 'Französisch',
    German: 'Deutsch',
    '5MB': '5 MB',
    '10MB': '10 MB',
    '25MB': '25 MB',
    '50MB': '50 MB',
    '4 hours': '4 Stunden',
    '8 hours': '8 Stunden',
    '24 hours': '24 Stunden',
    '7 days': '7 Tage',
  },
  category: 'Kategorie: %{category}',
  categories: {
    Analytics: 'Auswertung',
    Matching: 'Vermittlung',
    Interface: 'Oberfläche',
    Security: 'Sicherheit',
    Communication: 'Kommunikation',
  },
  features: {
    advancedAnalytics: {
      name: 'Erweiterte Auswertungen',
      about:
        'Analysen, die weiter als 30 Tage zurückblicken. Aus: Sie werden weder angeboten noch beantwortet.',
    },
    aiRecommendations: {
      name: 'KI-Empfehlungen',
      about:
        'Gereihte Kandidaten mit Gründen in den Smart-Empfehlungen. Aus: Die Seite sagt es, und keine Suche wird beantwortet. Werte auf Karten bleiben.',
    },
    multiLanguage: {
      name: 'Mehrsprachigkeit',
      about:
        'Website und Konsolen auf Spanisch, Französisch und Deutsch neben Englisch. Aus: Alle lesen Englisch.',
    },
    advancedSecurity: {
      name: 'Erweiterte Sicherheit',
      about:
        'Lässt Personen einen zweiten Faktor und Firmen eine Adressliste einrichten. Aus: Niemand richtet weitere ein; bestehende schützen weiter.',
    },
    rateLimiting: {
      name: 'API-Begrenzung',
      about:
        'Höchstens 3000 Anfragen je Minute und Konto, davon 120, die Werte berechnen. Aus: keine solche Grenze. Anmeldungen bleiben begrenzt.',
    },
    realTime: {
      name: 'Benachrichtigungen in Echtzeit',
      about:
        'Posteingang, Aktivitäten, Tafeln und Gespräche sehen von selbst nach Neuem. Aus: erst, wenn jemand sie öffnet.',
    },
  },
};
