import type { Catalogue } from '../en/index.ts';

export const platformSettings: Catalogue['platformSettings'] = {
  tabs: {
    label: 'Bereiche der Plattformeinstellungen',
    general: 'Allgemeine Einstellungen',
    features: 'Funktionen',
    integrations: 'Integrationen',
    maintenance: 'Benachrichtigungen & Wartung',
  },
  save: 'Änderungen speichern',
  saved: 'Einstellungen gespeichert',
  toggled: 'Funktion %{name} erfolgreich umgeschaltet!',
  version: 'Plattformversion %{version}',
  off: {
    feature: '%{name} ist auf dieser Plattform deaktiviert.',
    range: 'Analysen sind auf dieser Plattform auf die letzten 30 Tage begrenzt.',
    security:
      'Zwei-Faktor-Authentifizierung und IP-Beschränkungen lassen sich auf dieser Plattform nicht neu einrichten. Bestehende bleiben aktiv.',
  },
  general: {
    timezone: {
      label: 'Zeitzone',
      about: 'Datums- und Zeitangaben richten sich nach dieser Zeitzone.',
    },
    language: {
      label: 'Sprache',
      about: 'Gilt, wenn jemand keine Sprache gewählt hat.',
      open: 'Browsersprache',
    },
    dateFormat: {
      label: 'Datumsformat',
      about: 'Datumsangaben erscheinen überall in diesem Format.',
      open: 'Standard der jeweiligen Sprache',
    },
    currency: {
      label: 'Währung',
      about: 'Standard für neue Beträge. Bestehende Beträge ändern sich nicht.',
    },
    maxFileSize: {
      label: 'Maximale Dateigröße',
      about: 'Gilt für Verträge und hochgeladene Dokumente.',
    },
    sessionTimeout: {
      label: 'Sitzungs-Timeout',
      about: 'Meldet Nutzer nach dieser Zeit ohne Aktivität ab.',
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
    Analytics: 'Analysen',
    Matching: 'Matching',
    Interface: 'Oberfläche',
    Security: 'Sicherheit',
    Communication: 'Kommunikation',
  },
  features: {
    advancedAnalytics: {
      name: 'Erweiterte Analysen',
      about: 'Zeigt Analysen über die letzten 30 Tage hinaus.',
    },
    aiRecommendations: {
      name: 'KI-Empfehlungen',
      about:
        'Ordnet Kandidaten in den Smart-Empfehlungen nach Eignung. Match-Scores an anderen Stellen ändern sich dadurch nicht.',
    },
    multiLanguage: {
      name: 'Mehrsprachigkeit',
      about:
        'Bietet Website und Konsolen auf Spanisch, Französisch und Deutsch an. Ist dies aus, sehen alle Englisch.',
    },
    advancedSecurity: {
      name: 'Erweiterte Sicherheit',
      about:
        'Ermöglicht Zwei-Faktor-Authentifizierung und IP-Beschränkungen. Ist dies aus, bleiben bestehende aktiv.',
    },
    rateLimiting: {
      name: 'API-Ratenbegrenzung',
      about:
        'Begrenzt jedes Konto auf 3.000 Anfragen pro Minute, davon 120 für Match-Scores. Anmeldungen sind immer begrenzt.',
    },
    realTime: {
      name: 'Benachrichtigungen in Echtzeit',
      about:
        'Aktualisiert Posteingang, Aktivitäten, Boards und Unterhaltungen automatisch. Ist dies aus, erst beim Öffnen.',
    },
  },
};
