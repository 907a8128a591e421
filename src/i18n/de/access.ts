import type { Catalogue } from '../en/index.ts';

export const access: Catalogue['access'] = {
  panel: {
    add: 'Rolle hinzufügen',
    addTitle: 'Rolle hinzufügen',
    role: 'Rolle',
    kind: 'Art',
    description: 'Beschreibung',
    permissions: 'Rechte',
    users: 'Nutzer',
    actions: 'Aktionen',
    edit: 'Bearbeiten',
    editNamed: 'Rolle %{name} bearbeiten',
    open: 'Rechte',
    openNamed: 'Rechte der Rolle %{name}',
    fixed: 'Die eingebauten Rollen stehen fest.',
    failed: 'Die Rollen konnten nicht gelesen werden',
    label: 'Rollen',
  },
  matrix: {
    title: 'Was diese Rolle darf',
    lead: 'Je Art von Eintrag: wessen Zeilen, nach den Regeln, denen Server und Datenbank folgen.',
    userType: 'Als Nutzer der Art',
    noun: 'Eintrag',
    never: '–',
    neverLong: 'nicht für diese Nutzerart',
    lacking: 'Nein',
    lackingLong: 'Nein: dazu gehört „%{permission}“',
    partly: 'einige Felder',
    label: 'Rechtematrix',
  },
  form: {
    title: 'Rechte',
    lead: 'Was nicht angekreuzt ist, wird abgelehnt. Sie können nur geben, was Sie selbst dürfen.',
    reading: 'Lesen',
    changing: 'Anlegen und ändern',
    removing: 'Entfernen',
    held: '%{smart_count} Recht |||| %{smart_count} Rechte',
    about: 'Zur Rolle',
  },
  areas: {
    market: 'Markt',
    operations: 'Betrieb',
    administration: 'Verwaltung',
  },
  verbs: {
    list: 'Auflisten',
    show: 'Ansehen',
    create: 'Anlegen',
    edit: 'Ändern',
    delete: 'Entfernen',
  },
  reach: {
    all: 'Alle Zeilen',
    company: 'Zeilen der eigenen Firma',
    own: 'Eigene Zeilen',
    platform: 'Zeilen der Plattform',
    listed: 'Veröffentlichte Personen',
    active: 'Aktive',
    directory: 'Verzeichnis der Gegenseite',
    made: 'Eigene Rollen',
    some: 'Einige Zeilen',
  },
  view: {
    button: 'Ansicht als dieser Nutzer',
    named: 'Ansicht als dieser Nutzer: %{name}',
    title: 'TalentBench als %{name} ansehen?',
    text: 'Ein neuer Tab zeigt %{minutes} Minuten lang, was %{name} sieht. Dort kann nichts geändert werden, und das Protokoll hält fest, wer wann hingesehen hat.',
    open: 'Ansicht öffnen',
    blocked:
      'Der Browser hat keinen neuen Tab zugelassen. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es erneut.',
  },
  permission: {
    market: {
      read: 'Markt sehen',
    },
    operations: {
      read: 'Betrieb sehen',
    },
    administration: {
      read: 'Verwaltung sehen',
    },
    candidates: {
      write: 'Fachkräfte',
      delete: 'Fachkräfte',
    },
    requests: {
      write: 'Anfragen und Bewerbungen',
    },
    jobs: {
      write: 'Stellenanzeigen',
      delete: 'Stellenanzeigen',
    },
    pipeline: {
      write: 'Pipeline, Pools und Suchen',
      delete: 'Pipeline-Einträge',
    },
    tickets: {
      write: 'Tickets',
    },
    contracts: {
      write: 'Verträge',
    },
    templates: {
      write: 'Vorlagen',
    },
    reports: {
      write: 'Berichte',
    },
    users: {
      write: 'Nutzer',
      delete: 'Nutzer',
    },
    companies: {
      write: 'Firmen',
      delete: 'Firmen',
    },
    signUps: {
      write: 'Registrierungen und Prüfung',
    },
    billing: {
      write: 'Abrechnung',
    },
    integrations: {
      write: 'Integrationen',
    },
    settings: {
      write: 'Einstellungen',
    },
    roles: {
      write: 'Rollen',
    },
    security: {
      write: 'Sicherheit und Compliance',
    },
    platform: {
      write: 'Plattform',
    },
  },
};
