import type { PagesOfSiteTexts } from '../en/pagesOfSite.ts';

export const pagesOfSite: PagesOfSiteTexts = {
  frame: {
    updated: 'Zuletzt geändert am %{date}',
    contents: 'Auf dieser Seite',
    operator: 'dem Betreiber dieser TalentBench-Plattform',
    questions: {
      title: 'Noch Fragen?',
      text: 'Schreiben Sie an %{email} oder nutzen Sie das Formular auf der Startseite. Wir antworten an Werktagen innerhalb von 2–4 Stunden.',
      action: 'Schreiben Sie uns',
    },
  },
  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite.',
    text: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite wurde entfernt.',
    home: 'Zur Startseite',
  },
  setPassword: {
    title: 'Passwort festlegen',
    description: 'Wählen Sie ein Passwort für Ihr TalentBench-Konto.',
    needsScript:
      'Zum Festlegen eines Passworts ist JavaScript erforderlich. Bitte aktivieren Sie es und öffnen Sie den Link erneut.',
  },
  privacy: {
    title: 'Datenschutz',
    description:
      'Welche personenbezogenen Daten TalentBench speichert, warum, wie lange, und welche Rechte Sie haben.',
    lead: 'Diese Erklärung beschreibt, welche personenbezogenen Daten wir speichern, warum und wie lange. Sie ist kurz, weil wir wenig erheben.',
    sections: [
      {
        title: 'Verantwortlicher',
        paragraphs: [
          'Ihre Daten werden von %{operator} gespeichert. Sie erreichen uns unter %{email} oder %{phone}.',
        ],
        points: [],
      },
      {
        title: 'Daten von Besuchern',
        paragraphs: [
          'Sie können diese Website nutzen, ohne Angaben zu Ihrer Person zu machen. Wir speichern nur, was Sie uns senden:',
        ],
        points: [
          'Einen Registrierungsantrag: Vor- und Nachname, E-Mail-Adresse, Firma, ob Sie Fachkräfte suchen oder anbieten, Ihre Sprache und, falls Sie eine schreiben, Ihre Nachricht.',
          'Ein Newsletter-Abonnement: Ihre E-Mail-Adresse.',
          'Eine Kontaktnachricht: Vor- und Nachname, E-Mail-Adresse, Betreff und Nachricht.',
          'Eine Suche auf der Startseite: Mit den Suchbegriffen zählen wir passende Profile. Wir speichern sie nicht.',
        ],
      },
      {
        title: 'Daten von Personen mit Konto',
        paragraphs: [
          'Firmen speichern Namen, geschäftliche E-Mail-Adressen und Rollen ihrer Nutzer. Anbieter speichern Profile der Personen, die sie anbieten: Skills, Erfahrung, Ort, Verfügbarkeit und Satz. Außerdem speichert der Server:',
        ],
        points: [
          'Ihr Passwort als Einweg-Hash, der sich nicht zurückrechnen lässt.',
          'Ihre Sitzungen: wann jede beginnt und endet. Sitzungstoken werden als Hash gespeichert.',
          'Die Zahl fehlgeschlagener Anmeldungen und gesendeter Nachrichten, erfasst unter einem Hash von Konto und Netzwerkadresse. Sie verhindern Missbrauch und werden kurz danach gelöscht.',
          'Ein Audit-Protokoll der Änderungen in den Konsolen: wer was wann und von welcher Netzwerkadresse geändert hat. Es kann nicht bearbeitet werden.',
          'Die E-Mails zu Ihrem Konto: Einladungen und Links zum Festlegen eines neuen Passworts.',
        ],
      },
      {
        title: 'Warum wir sie speichern',
        paragraphs: [
          'Registrierungsanträge und Kontaktnachrichten speichern wir, um Ihnen zu antworten, und Newsletter-Adressen, um Ihnen den Newsletter zu senden, bis Sie ihn abbestellen. Kontodaten speichern wir, weil der Marktplatz ohne sie nicht funktioniert, und das Audit-Protokoll, damit sich Firmen auf das verlassen können, was sie sehen.',
        ],
        points: [],
      },
      {
        title: 'Wer Zugriff auf Ihre Daten hat',
        paragraphs: [
          'Jede Firma sieht ihre eigenen Daten. Recruiter genehmigter Firmen sehen die Profile, die Anbieter listen. Der Betreiber sieht, was für den Betrieb des Marktplatzes nötig ist. Die Daten der Firmen sind schon in der Datenbank getrennt, nicht nur in der Oberfläche.',
          'Wir verkaufen Ihre Daten nicht und geben sie nicht für Werbung weiter. Diese Website lädt keine Skripte, Schriften, Bilder oder Videos von anderen Servern. So erfährt kein Dritter von Ihrem Besuch.',
        ],
        points: [],
      },
      {
        title: 'Wie lange wir sie speichern',
        paragraphs: [],
        points: [
          'Registrierungsanträge und Kontaktnachrichten: bis sie beantwortet sind und nicht mehr gebraucht werden oder bis Sie ihre Löschung verlangen.',
          'Newsletter-Adressen: bis Sie den Newsletter über den Link in unseren E-Mails abbestellen.',
          'Beendete Sitzungen: einen Tag nach ihrem Ablauf.',
          'Konto- und Vertragsdaten: solange Ihre Firma TalentBench nutzt, danach so lange, wie es das Gesetz verlangt.',
        ],
      },
      {
        title: 'Ihre Rechte',
        paragraphs: [
          'Sie können Auskunft über Ihre Daten verlangen, sie berichtigen oder löschen lassen, eine Kopie erhalten und der Nutzung widersprechen. Schreiben Sie an %{email}; möglicherweise bitten wir Sie um einen Identitätsnachweis. Wenn ein Anbieter Sie listet, können Sie sich auch an diese Firma wenden. Sie können sich bei Ihrer Datenschutzbehörde beschweren.',
        ],
        points: [],
      },
    ],
  },
  terms: {
    title: 'Nutzungsbedingungen',
    description: 'Die Bedingungen für Firmen, die TalentBench nutzen.',
    lead: 'Diese Bedingungen gelten, wenn Ihre Firma diesen Marktplatz nutzt. Sie sind eine Vereinbarung zwischen Ihrer Firma und %{operator}.',
    sections: [
      {
        title: 'Der Dienst',
        paragraphs: [
          'TalentBench ist ein Marktplatz für Firmen. Anbieter listen Angestellte, die zwischen Projekten verfügbar sind. Recruiter finden sie, fragen sie an und vereinbaren Verträge. Der Betreiber betreibt den Marktplatz und ist nicht Partei der dort geschlossenen Verträge.',
        ],
        points: [],
      },
      {
        title: 'Konten',
        paragraphs: [
          'Ein Konto beginnt mit einem Registrierungsantrag. Der Betreiber prüft ihn und kann einen Nachweis verlangen, dass Ihre Firma besteht und Sie für sie handeln dürfen. Ein Anspruch auf Zulassung besteht nicht.',
        ],
        points: [
          'Jede Person nutzt ein eigenes Konto und hält ihr Passwort geheim.',
          'Ihre Firma entscheidet, wer für sie handeln darf, und ist für deren Handlungen hier verantwortlich.',
          'Informieren Sie uns sofort, wenn Sie glauben, dass jemand anderes Ihr Konto verwendet hat.',
        ],
      },
      {
        title: 'Pflichten der Anbieter',
        paragraphs: [],
        points: [
          'Die Personen, die Sie listen, sind bei Ihnen angestellt oder haben der Listung zugestimmt.',
          'Skills, Erfahrung, Sätze und Daten stimmen bei der Eingabe, und Sie halten sie aktuell.',
          'Sie beantworten Anfragen innerhalb der Frist, die Sie angeben.',
        ],
      },
      {
        title: 'Pflichten der Recruiter',
        paragraphs: [],
        points: [
          'Sie nutzen Profile nur, um tatsächlich offene Stellen zu besetzen.',
          'Sie kopieren keine Profile aus dem Marktplatz, um eine eigene Datenbank aufzubauen.',
          'Sie geben Informationen über einen Kandidaten nur mit Zustimmung des Anbieters weiter.',
        ],
      },
      {
        title: 'Matching und Kennzahlen',
        paragraphs: [
          'Scores, Empfehlungen und Marktzahlen unterstützen Ihre Entscheidung. Sie werden aus den Angaben der Firmen berechnet und können falsch sein. Über Einstellungen entscheiden immer Menschen.',
        ],
        points: [],
      },
      {
        title: 'Preise',
        paragraphs: [
          'Freemium ist kostenlos. Die Preise für Premium und Enterprise stehen in Ihrem Angebot. Einen Tarif können Sie zum Ende des bezahlten Monats kündigen.',
        ],
        points: [],
      },
      {
        title: 'Verfügbarkeit und Haftung',
        paragraphs: [
          'Der Betreiber sorgt mit angemessener Sorgfalt dafür, dass der Marktplatz verfügbar bleibt und keine Daten verloren gehen, garantiert aber keinen unterbrechungsfreien Betrieb. Er haftet unbeschränkt für Vorsatz und grobe Fahrlässigkeit sowie dort, wo das Gesetz keine Beschränkung zulässt. Im Übrigen ist seine Haftung auf vorhersehbare Schäden beschränkt.',
        ],
        points: [],
      },
      {
        title: 'Sperrung und Kündigung',
        paragraphs: [
          'Wir können eine Firma sperren, die gegen diese Bedingungen verstößt. Ihre Nutzer werden dann abgemeldet und benachrichtigt. Sie können Ihr Konto jederzeit mit einer E-Mail an %{email} schließen. Wir bewahren auf, was das Gesetz verlangt, und löschen den Rest auf Wunsch.',
        ],
        points: [],
      },
      {
        title: 'Änderungen',
        paragraphs: [
          'Wir informieren Kontoinhaber mindestens 30 Tage, bevor sich diese Bedingungen ändern. Wenn Sie nicht einverstanden sind, können Sie Ihr Konto bis dahin schließen.',
        ],
        points: [],
      },
    ],
  },
  cookies: {
    title: 'Cookie-Richtlinie',
    description: 'Das eine Cookie, das TalentBench setzt, und was es im Speicher Ihres Browsers ablegt.',
    lead: 'Diese Website setzt ein einziges Cookie und verfolgt niemanden. Darum gibt es kein Cookie-Banner.',
    sections: [
      {
        title: 'Das Cookie',
        paragraphs: ['Es gibt ein Cookie. Es wird nur gesetzt, wenn Sie eine Sprache wählen:'],
        points: [
          'language: die gewählte Sprache als Kürzel aus zwei Buchstaben, für ein Jahr. So kann der Server die Seiten in dieser Sprache senden.',
        ],
      },
      {
        title: 'Der Speicher Ihres Browsers',
        paragraphs: [
          'Diese Einträge bleiben in Ihrem Browser und werden nicht wie Cookies mit jeder Anfrage gesendet. Sie dienen nur der Funktion, die Sie nutzen.',
        ],
        points: [
          'language: die gewählte Sprache.',
          'colourScheme: hell oder dunkel, wenn Sie das Design umgeschaltet haben.',
          'authToken, refreshToken, userType, userRole, userId, userData, fc sowie Zeit und Meldung Ihrer Anmeldung: Ihre Sitzung, die beim Abmelden entfernt wird. Wenn Sie auf diesem Gerät nicht angemeldet bleiben, endet sie mit dem Browserfenster.',
          'RaStore-Einträge: Ihre Listeneinstellungen in den Konsolen, etwa Spalten und Sortierung.',
        ],
      },
      {
        title: 'Was wir nicht verwenden',
        paragraphs: [
          'Keine Werbe- oder Analyse-Cookies, keine Zählpixel, kein Fingerprinting und keine Inhalte von anderen Servern, die Cookies setzen könnten. Links zu sozialen Netzwerken sind einfache Links: Die Netzwerke erfahren nur von Ihrem Besuch, wenn Sie einem folgen.',
        ],
        points: [],
      },
      {
        title: 'Wie Sie diese Daten entfernen',
        paragraphs: [
          'Löschen Sie in den Einstellungen Ihres Browsers Cookies und Websitedaten für diese Seite. Sie werden dann abgemeldet, und die Website richtet sich wieder nach Sprache und Farbschema Ihres Browsers.',
        ],
        points: [],
      },
    ],
  },
  careers: {
    title: 'Karriere',
    description: 'Wie wir bei TalentBench arbeiten und wie Sie sich bewerben.',
    lead: 'Wir bauen einen Marktplatz, der gute Leute schnell von der Bench holt. Auch unsere eigenen Einstellungen gehen schnell.',
    sections: [
      {
        title: 'Wie wir arbeiten',
        paragraphs: [
          'Wir sind ein kleines Team, das Dinge aufschreibt. Jede Änderung hat einen Grund, jede Behauptung einen Test und jede Zahl eine Methode.',
        ],
        points: [
          'Remote first, mit zwei gemeinsamen Wochen im Jahr vor Ort.',
          'Kleine Änderungen, ausgeliefert am Tag ihrer Fertigstellung.',
          'Wer das Produkt entwickelt, macht abwechselnd auch Support.',
        ],
      },
      {
        title: 'Von wem wir gern hören',
        paragraphs: ['Nicht immer ist eine Stelle offen, aber wir freuen uns immer über Nachrichten von:'],
        points: [
          'Entwicklerinnen und Entwicklern, denen die Bedienung so wichtig ist wie die Funktion.',
          'Menschen, die eine Bench verwaltet haben und wissen, wie der Montag eines Anbieters aussieht.',
          'Kundenbetreuerinnen und Kundenbetreuern, die ein Problem lieber lösen als weiterleiten.',
        ],
      },
      {
        title: 'So bewerben Sie sich',
        paragraphs: [
          'Schreiben Sie an %{email} ein paar Zeilen über etwas, das Sie gemacht haben, und was Sie heute anders machen würden. Ein Mensch antwortet innerhalb von zwei Werktagen. Danach folgen ein Gespräch, ein bezahlter gemeinsamer Arbeitstag und eine Entscheidung innerhalb der Woche.',
        ],
        points: [],
      },
    ],
  },
  support: {
    title: 'Support',
    description: 'Hilfe zu Anmeldung, Konten und allem anderen auf TalentBench.',
    lead: 'Hier finden Sie schnelle Antworten. Oder kontaktieren Sie uns.',
    sections: [
      {
        title: 'Ich kann mich nicht anmelden',
        paragraphs: [],
        points: [
          'Wählen Sie „Anmelden“ und dann „Passwort vergessen?“. Wir senden Ihnen einen Link, der einmal funktioniert.',
          'Nach mehreren falschen Passwörtern müssen Sie warten, bevor Sie es erneut versuchen. Die Wartezeit wird jedes Mal länger, um Ihr Konto zu schützen.',
          'Wenn das Konto Ihrer Firma gesperrt ist, schreiben Sie an %{email}.',
        ],
      },
      {
        title: 'Meine Einladung funktioniert nicht',
        paragraphs: [
          'Jeder Link gilt einmal und für begrenzte Zeit. Wurde Ihrer schon verwendet oder ist er abgelaufen, wählen Sie bei der Anmeldung „Passwort vergessen?“ oder bitten Sie uns um eine neue Einladung.',
        ],
        points: [],
      },
      {
        title: 'Ich habe einen Registrierungsantrag gesendet',
        paragraphs: [
          'Wir melden uns innerhalb von 24 Stunden. Wenn Sie nichts von uns hören, sehen Sie im Spam-Ordner nach und schreiben Sie uns dann.',
        ],
        points: [],
      },
      {
        title: 'Etwas funktioniert nicht',
        paragraphs: [
          'Schreiben Sie uns, auf welcher Seite Sie waren, was Sie getan und was Sie erwartet haben. Zeigt die Fehlermeldung eine Anfrage-ID, geben Sie diese an, damit wir die Ursache finden können.',
        ],
        points: [],
      },
      {
        title: 'Kontakt',
        paragraphs: [
          'Schreiben Sie an %{email} oder rufen Sie %{phone} an, Montag bis Freitag, %{from} bis %{to} Uhr %{zone}. Wir antworten an Werktagen innerhalb von 2–4 Stunden. Enterprise-Kunden haben eine persönliche Kundenbetreuung und priorisierten Support.',
        ],
        points: [],
      },
    ],
  },
  partners: {
    title: 'Partner',
    description: 'Wie Delivery-Partner, Verbände und Softwareanbieter mit TalentBench zusammenarbeiten.',
    lead: 'Arbeiten Sie mit uns als Delivery-Partner, Verband oder Softwareanbieter.',
    sections: [
      {
        title: 'Delivery-Partner',
        paragraphs: [
          'Sie führen Projekte mit Fachkräften mehrerer Anbieter durch. Als Delivery-Partner besetzen Sie ganze Teams aus dem Talent-Pool, schließen mit jedem Anbieter nur einen Vertrag und sehen alle Einsatzenden in einem Kalender.',
        ],
        points: [],
      },
      {
        title: 'Verbände und Netzwerke',
        paragraphs: [
          'Sie bringen Personaldienstleister oder Beratungen zusammen. Wir richten einen Talent-Pool unter Ihrer Marke ein, in dem Ihre Mitglieder die verfügbaren Fachkräfte der anderen zuerst sehen.',
        ],
        points: [],
      },
      {
        title: 'Softwareanbieter',
        paragraphs: [
          'Alles in den Konsolen ist über eine dokumentierte API verfügbar. Wenn Sie Software für Planung, Lohnabrechnung oder Bewerbermanagement entwickeln, können Ihre Kunden ihre Bench listen, ohne Daten doppelt einzugeben.',
        ],
        points: [],
      },
      {
        title: 'So werden Sie Partner',
        paragraphs: [
          'Schreiben Sie an %{email}, mit wem Sie arbeiten und was wir für sie einfacher machen können. Wir antworten an Werktagen innerhalb von 2–4 Stunden und senden innerhalb einer Woche einen Vereinbarungsentwurf.',
        ],
        points: [],
      },
    ],
  },
};
