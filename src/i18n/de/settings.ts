import type { Catalogue } from '../en/index.ts';

export const settings: Catalogue['settings'] = {
  title: 'Firmeneinstellungen',
  menu: 'Einstellungsbereiche',
  saveChanges: 'Änderungen speichern',
  switched: 'Gespeichert',
  readOnly: 'Mit Ihrer Rolle können Sie diese Einstellungen ansehen, aber nicht ändern.',
  tabs: {
    profile: 'Firmenprofil',
    notifications: 'Benachrichtigungen',
    security: 'Sicherheit',
    integrations: 'Integrationen',
    billing: 'Abrechnung & Tarife',
  },
  profile: {
    verifiedAnew:
      'Wenn Sie Name, GST-Nummer oder PAN-Nummer einer verifizierten Firma ändern, ist eine neue Verifizierung nötig.',
    edit: 'Profil bearbeiten',
    saved: 'Profil gespeichert',
    plan: 'Tarif %{plan}',
    facts: 'Firma',
    figures: 'Kennzahlen',
    legal: 'Rechtliche Angaben',
    employees: 'Beschäftigte insgesamt',
    revenue: 'Jahresumsatz',
    years: 'Jahre am Markt',
  },
  notices: {
    email: {
      label: 'E-Mail-Benachrichtigungen',
      about: 'Alles Wichtige per E-Mail',
    },
    push: {
      label: 'Push-Benachrichtigungen',
      about: 'Zeigt neue Benachrichtigungen an, während Sie arbeiten. Sie stehen auch im Posteingang.',
    },
    sms: {
      label: 'SMS-Benachrichtigungen',
      about: 'Wir können noch keine SMS senden. Diese Option bleibt daher ausgeschaltet.',
    },
    recruiterRequests: {
      label: 'Recruiter-Anfragen',
      about:
        'E-Mail, wenn ein Recruiter eine Anfrage sendet oder beantwortet, ein Interview ansetzt oder ein Angebot macht',
    },
    contractUpdates: {
      label: 'Vertragsänderungen',
      about: 'E-Mail, wenn ein Vertrag entworfen, gesendet, unterzeichnet, geändert oder beendet wird',
    },
    profileViews: {
      label: 'Profilaufrufe',
      about: 'Wie oft Recruiter die Profile Ihrer Kandidaten aufgerufen haben, höchstens einmal am Tag',
    },
    newCandidates: {
      label: 'Neue Kandidaten',
      about: 'Neue Treffer für jede Ihrer gespeicherten Suchen, höchstens einmal am Tag',
    },
    interviewReminders: {
      label: 'Interviewerinnerungen',
      about: 'Eine Erinnerung am Tag vor jedem Interview, mit Uhrzeit und Link zum Kandidaten',
    },
    applicationUpdates: {
      label: 'Bewerbungsupdates',
      about:
        'E-Mail, wenn ein Anbieter einen Kandidaten vorstellt oder zurückzieht, eine Anfrage beantwortet oder einen Vertrag sendet',
    },
    marketInsights: {
      label: 'Markteinblicke',
      about:
        'Wie viele neue Kandidaten die Skills mitbringen, die Ihre offenen Stellen verlangen, höchstens einmal pro Woche',
    },
    systemAlerts: {
      label: 'Systemmeldungen',
      about: 'Wenn ein verbundener Dienst keine Nachrichten mehr annimmt oder eine Rechnung überfällig ist',
    },
  },
  password: {
    title: 'Passwort',
    about: 'Wenn Sie Ihr Passwort ändern, werden Sie auf allen anderen Geräten abgemeldet.',
    change: 'Passwort ändern',
    currentPassword: 'Aktuelles Passwort',
    newPassword: 'Neues Passwort',
    confirmation: 'Neues Passwort bestätigen',
    hint: 'Mindestens 8 Zeichen. Gut sind ein paar Wörter ohne Zusammenhang.',
    changed: 'Passwort geändert. Sie sind auf allen anderen Geräten abgemeldet.',
    strength: {
      label: 'Passwortstärke',
      1: 'Schwach',
      2: 'Mittel',
      3: 'Gut',
      4: 'Stark',
    },
  },
  security: {
    title: 'Sicherheitseinstellungen',
    twoFactor: {
      label: 'Zwei-Faktor-Authentifizierung',
      about: 'Für Ihr eigenes Konto: ein Code von Ihrem Telefon zusätzlich zum Passwort',
      left: 'Noch %{smart_count} Wiederherstellungscode |||| Noch %{smart_count} Wiederherstellungscodes',
    },
    sessionTimeout: {
      label: 'Sitzungs-Timeout',
      about: 'Automatische Abmeldung nach 30 Minuten Inaktivität, für alle in Ihrer Firma',
    },
    ipRestriction: {
      label: 'IP-Adressbeschränkung',
      about: 'Anmeldung bei Ihrer Firma nur von Adressen zulassen, die Sie auflisten',
      edit: 'Adressen bearbeiten',
      list: 'Erlaubte Adressen',
      hint: 'Eine Adresse oder ein Bereich je Zeile, etwa 203.0.113.7 oder 2001:db8::/32',
      save: 'Nur diese Adressen erlauben',
    },
    auditLogs: {
      label: 'Audit-Protokolle',
      about: 'Aufzeichnen, wer was geändert hat',
      show: 'Audit-Protokoll ansehen',
    },
    serverOnly:
      'Diese Demo läuft in Ihrem Browser und akzeptiert jedes Passwort. Es gibt also keine Anmeldung zu schützen.',
    companyOnly:
      'Nur wer die Firmeneinstellungen verwaltet, kann die Sicherheit der ganzen Firma ändern. Ihr eigenes Konto können Sie trotzdem schützen.',
  },
  secondFactor: {
    title: 'Zwei-Faktor-Authentifizierung einrichten',
    scan: 'Scannen Sie diesen Code mit einer Authentifizierungs-App auf Ihrem Telefon.',
    picture: 'QR-Code für die Authentifizierungs-App',
    byHand: 'Oder geben Sie diesen Schlüssel in die App ein:',
    code: 'Code aus der App',
    codeNeeded: 'Geben Sie die sechs Ziffern aus der App ein',
    confirm: 'Einschalten',
    done: 'Zwei-Faktor-Authentifizierung ist eingeschaltet',
    keep: 'Bewahren Sie diese Wiederherstellungscodes sicher auf. Mit jedem können Sie sich einmal ohne Ihr Telefon anmelden. Sie werden nur jetzt angezeigt.',
    codes: 'Wiederherstellungscodes',
    copy: 'Kopieren',
    copied: 'Kopiert',
    download: 'Herunterladen',
    kept: 'Ich habe sie gespeichert',
    offTitle: 'Zwei-Faktor-Authentifizierung ausschalten?',
    offLead:
      'Sie melden sich dann nur mit Ihrem Passwort an. Geben Sie zur Bestätigung einen Code aus der App oder einen Wiederherstellungscode ein.',
    anyCode: 'Code oder Wiederherstellungscode',
    off: 'Ausschalten',
    isOff: 'Zwei-Faktor-Authentifizierung ist ausgeschaltet',
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    about:
      'Geräte, die bei Ihrem Konto angemeldet sind. Melden Sie unbekannte Geräte ab und ändern Sie dann Ihr Passwort.',
    current: 'Dieses Gerät',
    unknownDevice: 'Unbekanntes Gerät',
    network: 'Netzwerk: %{network}',
    times: 'Angemeldet: %{from}. Zuletzt verwendet: %{last}.',
    end: 'Abmelden',
    endNamed: '%{device} abmelden, zuletzt verwendet: %{last}',
    endOthers: 'Alle anderen Geräte abmelden',
    ended: 'Gerät abgemeldet',
    othersEnded: 'Alle anderen Geräte abgemeldet',
    confirm: {
      one: 'Dieses Gerät abmelden?',
      oneText: 'Um sich dort wieder anzumelden, brauchen Sie Ihr Passwort.',
      others: 'Alle anderen Geräte abmelden?',
      othersText: 'Um sich dort wieder anzumelden, brauchen Sie Ihr Passwort.',
    },
  },
  idle: {
    title: 'Sind Sie noch da?',
    text: 'Sie werden in %{smart_count} Sekunde abgemeldet. Ihre nicht gespeicherten Änderungen bleiben erhalten. |||| Sie werden in %{smart_count} Sekunden abgemeldet. Ihre nicht gespeicherten Änderungen bleiben erhalten.',
    stay: 'Angemeldet bleiben',
    leave: 'Abmelden',
    draft: 'Ihre nicht gespeicherten Änderungen sind wieder da.',
  },
  integrations: {
    status: {
      Connected: 'Verbunden',
      Pending: 'Ausstehend',
      'Not Connected': 'Verfügbar',
    },
    about: {
      Slack: 'Neue Anfragen und Vertragsänderungen in einem Kanal Ihrer Wahl',
      'Microsoft Teams': 'Neue Anfragen und Vertragsänderungen im Kanal eines Teams',
      Zapier: 'Sendet neue Anfragen und Vertragsänderungen als signiertes JSON an einen Zapier-Webhook',
      'Google Workspace':
        'Sendet neue Anfragen und Vertragsänderungen als signiertes JSON an eine Webhook-URL, etwa ein Apps Script',
      Salesforce:
        'Sendet neue Anfragen und Vertragsänderungen als signiertes JSON an eine Webhook-URL, die Sie für Salesforce einrichten',
    },
    connect: 'Verbinden',
    connectNamed: '%{name} verbinden',
    disconnect: 'Trennen',
    disconnectNamed: '%{name} trennen',
    test: 'Testen',
    testNamed: '%{name} testen',
    log: 'Zustellungen',
    logNamed: 'Zustellungen an %{name}',
    lead: 'Legen Sie in %{name} einen eingehenden Webhook an und fügen Sie seine URL hier ein. Dorthin senden wir Neuigkeiten zu Anfragen und Verträgen.',
    address: 'Webhook-URL',
    addressNeeded: 'Geben Sie eine URL ein, die mit https:// beginnt',
    connected: '%{name} verbunden',
    disconnected: '%{name} getrennt',
    key: 'Wir signieren jede Nachricht mit diesem Schlüssel im Header X-TalentBench-Signature (HMAC-SHA256). Kopieren Sie ihn jetzt. Er wird nur einmal angezeigt.',
    done: 'Fertig',
    disconnectTitle: '%{name} trennen?',
    disconnectLead: 'Wir löschen die URL und das Zustellprotokoll und senden keine Nachrichten mehr dorthin.',
    testing: 'Testnachricht gesendet. Das Ergebnis steht unter „Zustellungen“.',
    noDeliveries: 'Es wurde noch nichts gesendet.',
    attempts: '%{smart_count} Versuch |||| %{smart_count} Versuche',
    again: 'Aktualisieren',
    delivery: {
      Queued: 'In Warteschlange',
      Delivered: 'Zugestellt',
      Failed: 'Fehlgeschlagen',
    },
  },
  billing: {
    current: 'Aktueller Tarif',
    noPlan: 'Noch kein Abonnement',
    history: 'Rechnungsverlauf',
    none: 'Noch keine Rechnungen.',
    all: 'Alle Rechnungen ansehen',
  },
};
