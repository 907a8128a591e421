import type { Catalogue } from '../en/index.ts';

export const settings: Catalogue['settings'] = {
  title: 'Firmeneinstellungen',
  menu: 'Bereiche der Einstellungen',
  saveChanges: 'Änderungen speichern',
  switched: 'Gespeichert',
  readOnly: 'Ihre Rolle darf diese Einstellungen ansehen, aber nicht ändern.',
  tabs: {
    profile: 'Firmenprofil',
    notifications: 'Benachrichtigungen',
    security: 'Sicherheit',
    integrations: 'Integrationen',
    billing: 'Abrechnung & Tarife',
  },
  profile: {
    verifiedAnew:
      'Wenn Sie Name, GST-Nummer oder PAN-Nummer einer geprüften Firma ändern, muss sie erneut geprüft werden.',
    edit: 'Profil bearbeiten',
    saved: 'Das Profil ist gespeichert.',
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
      about: 'Zeigt neue Nachrichten an, während Sie arbeiten. Im Posteingang stehen sie in jedem Fall.',
    },
    sms: {
      label: 'SMS-Benachrichtigungen',
      about:
        'Von hier können wir noch keine SMS versenden, daher bleibt dies aus. E-Mails erreichen auch Ihr Telefon.',
    },
    recruiterRequests: {
      label: 'Recruiter-Anfragen',
      about:
        'E-Mail, wenn ein Recruiter eine Anfrage sendet oder beantwortet, ein Gespräch ansetzt oder ein Angebot macht',
    },
    contractUpdates: {
      label: 'Vertragsneuigkeiten',
      about: 'E-Mail, wenn ein Vertrag entworfen, versandt, unterzeichnet, geändert oder beendet wird',
    },
    profileViews: {
      label: 'Profilaufrufe',
      about: 'Höchstens einmal am Tag: wie oft die Menschen auf Ihrer Bench angesehen wurden',
    },
    newCandidates: {
      label: 'Neue Kandidaten',
      about:
        'Wenn Menschen in den Talentpool kommen, die zu einer Ihrer gespeicherten Suchen passen, je Suche höchstens einmal am Tag.',
    },
    interviewReminders: {
      label: 'Erinnerungen an Gespräche',
      about: 'Einmal, einen Tag vor jedem Gespräch, mit Uhrzeit und Link zur Person',
    },
    applicationUpdates: {
      label: 'Neues zu Bewerbungen',
      about:
        'E-Mail, wenn ein Anbieter jemanden vorstellt oder zurückzieht, eine Anfrage beantwortet oder einen Vertrag sendet',
    },
    marketInsights: {
      label: 'Markteinblicke',
      about:
        'Höchstens einmal pro Woche: wie viele Menschen mit Kenntnissen auf den Markt kamen, die Ihre offenen Stellen verlangen',
    },
    systemAlerts: {
      label: 'Systemmeldungen',
      about:
        'Wenn ein verbundener Dienst unsere Neuigkeiten nicht mehr annimmt und wenn eine Rechnung überfällig ist',
    },
  },
  password: {
    title: 'Passwort',
    about: 'Ein neues Passwort meldet Sie überall ab außer hier.',
    change: 'Passwort ändern',
    currentPassword: 'Aktuelles Passwort',
    newPassword: 'Neues Passwort',
    confirmation: 'Neues Passwort bestätigen',
    hint: 'Mindestens 8 Zeichen. Ein paar Wörter ohne Zusammenhang sind ein gutes Passwort.',
    changed: 'Ihr Passwort ist geändert. Überall sonst sind Sie abgemeldet.',
    strength: {
      label: 'Stärke des Passworts',
      1: 'Schwach',
      2: 'Mittel',
      3: 'Gut',
      4: 'Stark',
    },
  },
  security: {
    title: 'Sicherheitseinstellungen',
    twoFactor: {
      label: 'Zwei-Faktor-Authentisierung',
      about: 'Für Ihr eigenes Konto: ein Code von Ihrem Telefon zusätzlich zum Passwort',
      left: 'Noch %{smart_count} Wiederherstellungscode |||| Noch %{smart_count} Wiederherstellungscodes',
    },
    sessionTimeout: {
      label: 'Sitzungsablauf',
      about: 'Automatische Abmeldung nach 30 Minuten ohne Tätigkeit, für alle in Ihrer Firma',
    },
    ipRestriction: {
      label: 'IP-Adressbeschränkung',
      about: 'Die Menschen Ihrer Firma melden sich nur von Adressen an, die Sie aufführen',
      edit: 'Adressen bearbeiten',
      list: 'Erlaubte Adressen',
      hint: 'Eine Adresse oder ein Bereich je Zeile, etwa 203.0.113.7 oder 2001:db8::/32',
      save: 'Nur diese erlauben',
    },
    auditLogs: {
      label: 'Prüfprotokolle',
      about: 'Aufzeichnen, wer was geändert hat',
      show: 'Prüfprotokoll ansehen',
    },
    serverOnly:
      'Diese Demo behält alles in Ihrem Browser und nimmt jedes Passwort: Hier gibt es keine Anmeldung zu schützen.',
    companyOnly:
      'Die Schalter für die ganze Firma gehören denen, die ihre Einstellungen verwalten. Ihr eigenes Konto schützen Sie selbst.',
  },
  secondFactor: {
    title: 'Zwei-Faktor-Authentisierung einrichten',
    scan: 'Scannen Sie dies mit einer Authentisierungs-App auf Ihrem Telefon.',
    picture: 'QR-Code für die Authentisierungs-App',
    byHand: 'Oder geben Sie diesen Schlüssel in die App ein:',
    code: 'Code aus der App',
    codeNeeded: 'Geben Sie die sechs Ziffern ein, die die App zeigt',
    confirm: 'Einschalten',
    done: 'Die Zwei-Faktor-Authentisierung ist eingeschaltet',
    keep: 'Bewahren Sie diese Wiederherstellungscodes sicher auf. Jeder lässt Sie einmal ohne Ihr Telefon hinein. Sie werden nur jetzt gezeigt.',
    codes: 'Wiederherstellungscodes',
    copy: 'Kopieren',
    copied: 'Kopiert',
    download: 'Herunterladen',
    kept: 'Ich habe sie aufbewahrt',
    offTitle: 'Zwei-Faktor-Authentisierung ausschalten?',
    offLead:
      'Dann genügt Ihr Passwort. Geben Sie einen Code aus der App oder einen Wiederherstellungscode ein.',
    anyCode: 'Code oder Wiederherstellungscode',
    off: 'Ausschalten',
    isOff: 'Die Zwei-Faktor-Authentisierung ist ausgeschaltet.',
  },
  sessions: {
    title: 'Wo Sie angemeldet sind',
    about:
      'Geräte, die Ihr Konto verwenden. Melden Sie ab, was Sie nicht kennen, und ändern Sie dann Ihr Passwort.',
    current: 'Dieses Gerät',
    unknownDevice: 'Unbekanntes Gerät',
    network: 'Netz: %{network}',
    times: 'Angemeldet: %{from}. Zuletzt verwendet: %{last}.',
    end: 'Abmelden',
    endNamed: '%{device} abmelden, zuletzt verwendet: %{last}',
    endOthers: 'Alle anderen Geräte abmelden',
    ended: 'Die Sitzung wurde beendet.',
    othersEnded: 'Sie sind auf allen anderen Geräten abgemeldet.',
    confirm: {
      one: 'Dieses Gerät abmelden?',
      oneText: 'Es wird sofort abgemeldet und fragt wieder nach Ihrem Passwort.',
      others: 'Alle anderen Geräte abmelden?',
      othersText: 'Alle Sitzungen außer dieser enden jetzt. Jedes Gerät fragt wieder nach Ihrem Passwort.',
    },
  },
  idle: {
    title: 'Sind Sie noch da?',
    text: 'Sie werden in %{smart_count} Sekunde abgemeldet. Was Sie getippt haben, bleibt erhalten. |||| Sie werden in %{smart_count} Sekunden abgemeldet. Was Sie getippt haben, bleibt erhalten.',
    stay: 'Angemeldet bleiben',
    leave: 'Abmelden',
    draft: 'Was Sie hier getippt hatten, ist wieder da.',
  },
  integrations: {
    status: {
      Connected: 'Verbunden',
      Pending: 'Ausstehend',
      'Not Connected': 'Verfügbar',
    },
    about: {
      Slack: 'Neue Anfragen und Vertragsneuigkeiten in einem Kanal Ihrer Wahl',
      'Microsoft Teams': 'Neue Anfragen und Vertragsneuigkeiten im Kanal eines Teams',
      Zapier: 'Sendet neue Anfragen und Vertragsneuigkeiten als signiertes JSON an einen Zapier-Webhook',
      'Google Workspace':
        'Sendet neue Anfragen und Vertragsneuigkeiten als signiertes JSON an eine Webhook-URL, etwa ein Apps Script',
      Salesforce:
        'Sendet neue Anfragen und Vertragsneuigkeiten als signiertes JSON an eine Webhook-URL, die Sie für Salesforce einrichten',
    },
    connect: 'Verbinden',
    connectNamed: '%{name} verbinden',
    disconnect: 'Trennen',
    disconnectNamed: '%{name} trennen',
    test: 'Testen',
    testNamed: '%{name} testen',
    log: 'Zustellungen',
    logNamed: 'Zustellungen an %{name}',
    lead: 'Legen Sie in %{name} einen eingehenden Webhook an und fügen Sie seine Adresse hier ein. Dorthin gehen Neuigkeiten über Anfragen und Verträge.',
    address: 'Webhook-Adresse',
    addressNeeded: 'Geben Sie eine Adresse ein, die mit https:// beginnt',
    connected: '%{name} ist verbunden.',
    disconnected: '%{name} ist getrennt.',
    key: 'Jede Nachricht ist mit diesem Schlüssel unterzeichnet, im Header X-TalentBench-Signature (HMAC-SHA256). Bewahren Sie ihn jetzt auf: Er wird nur einmal gezeigt.',
    done: 'Fertig',
    disconnectTitle: '%{name} trennen?',
    disconnectLead:
      'Seine Adresse und seine Zustellungen werden vergessen, und es gehen keine Neuigkeiten mehr dorthin.',
    testing: 'Ein Test ist unterwegs. Wie er ausging, zeigen die Zustellungen.',
    noDeliveries: 'Noch wurde nichts gesendet.',
    attempts: '%{smart_count} Versuch |||| %{smart_count} Versuche',
    again: 'Neu abfragen',
    delivery: {
      Queued: 'Unterwegs',
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
