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
    fixed: 'Vordefinierte Rollen lassen sich nicht ändern.',
    failed: 'Die Rollen konnten nicht geladen werden',
    label: 'Rollen',
  },
  matrix: {
    title: 'Rechte dieser Rolle',
    lead: 'Datensätze, auf die diese Rolle zugreifen kann, nach Datentyp.',
    userType: 'Nutzertyp',
    noun: 'Datensatz',
    never: '–',
    neverLong: 'für diesen Nutzertyp nicht verfügbar',
    lacking: 'Nein',
    lackingLong: 'Nein: erfordert das Recht „%{permission}“',
    partly: 'einige Felder',
    label: 'Rechtematrix',
  },
  form: {
    title: 'Rechte',
    lead: 'Sie können nur Rechte vergeben, die Sie selbst haben.',
    reading: 'Ansehen',
    changing: 'Hinzufügen und bearbeiten',
    removing: 'Entfernen',
    held: '%{smart_count} Recht |||| %{smart_count} Rechte',
    chosen: '%{smart_count} ausgewählt |||| %{smart_count} ausgewählt',
    about: 'Angaben zur Rolle',
  },
  areas: {
    market: 'Markt',
    operations: 'Betrieb',
    administration: 'Verwaltung',
  },
  verbs: {
    list: 'Auflisten',
    show: 'Ansehen',
    create: 'Hinzufügen',
    edit: 'Bearbeiten',
    delete: 'Entfernen',
  },
  reach: {
    all: 'alle Datensätze',
    company: 'Datensätze der eigenen Firma',
    own: 'eigene Datensätze',
    platform: 'Datensätze der Plattform',
    listed: 'gelistete Einträge',
    directory: 'nur Verzeichnis',
    made: 'eigene Rollen',
    some: 'einige Datensätze',
  },
  view: {
    button: 'Als dieser Nutzer ansehen',
    named: 'Als dieser Nutzer ansehen: %{name}',
    title: 'TalentBench als %{name} ansehen?',
    text: 'In einem neuen Tab sehen Sie %{minutes} Minuten lang, was %{name} sieht. Die Ansicht ist schreibgeschützt und wird im Audit-Protokoll festgehalten.',
    open: 'Ansicht öffnen',
    blocked:
      'Ihr Browser hat den neuen Tab blockiert. Erlauben Sie Pop-ups für diese Website und versuchen Sie es erneut.',
  },
  permission: {
    market: {
      read: 'Markt ansehen',
    },
    operations: {
      read: 'Betrieb ansehen',
    },
    administration: {
      read: 'Verwaltung ansehen',
    },
    candidates: {
      write: 'Fachkräfte auf der Bench',
      delete: 'Fachkräfte auf der Bench',
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
      write: 'Registrierungen und Verifizierung',
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
