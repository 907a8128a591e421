import type { PagesOfSiteTexts } from '../en/pagesOfSite.ts';

export const pagesOfSite: PagesOfSiteTexts = {
  frame: {
    updated: 'Zuletzt geändert am %{date}',
    contents: 'Auf dieser Seite',
    operator: 'dem Betreiber dieses TalentBench',
    questions: {
      title: 'Ist etwas unklar?',
      text: 'Schreiben Sie an %{email} oder nutzen Sie das Formular auf der Startseite. An Werktagen antworten wir innerhalb von 2–4 Stunden.',
      action: 'Schreiben Sie uns',
    },
  },
  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Unter dieser Adresse gibt es keine Seite.',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie falsch geschrieben, oder die Seite wurde entfernt.',
    home: 'Zur Startseite',
  },
  setPassword: {
    title: 'Passwort festlegen',
    description: 'Wählen Sie das Passwort für Ihr TalentBench-Konto.',
    needsScript:
      'Um ein Passwort festzulegen, wird JavaScript gebraucht. Bitte schalten Sie es ein und öffnen Sie den Link noch einmal.',
  },
  privacy: {
    title: 'Datenschutz',
    description:
      'Welche personenbezogenen Daten TalentBench speichert, wozu, wie lange und was Sie verlangen können.',
    lead: 'Diese Seite sagt, welche personenbezogenen Daten dieser Marktplatz speichert, wozu und wie lange. Sie ist kurz, weil wenig erhoben wird.',
    sections: [
      {
        title: 'Wer verantwortlich ist',
        paragraphs: [
          'Die Daten werden von %{operator} gespeichert. Die Verantwortlichen erreichen Sie unter %{email} oder %{phone}.',
        ],
        points: [],
      },
      {
        title: 'Was Besucher hier hinterlassen',
        paragraphs: [
          'Sie können diese ganze Website lesen, ohne uns zu sagen, wer Sie sind. Gespeichert wird nur, was Sie uns senden:',
        ],
        points: [
          'Ein Registrierungsantrag: Vor- und Nachname, E-Mail-Adresse, Firma, ob Sie Fachkräfte suchen oder anbieten, die Sprache, in der Sie lesen, und Ihre Nachricht, wenn Sie eine schreiben.',
          'Eine Newsletter-Anmeldung: Ihre E-Mail-Adresse.',
          'Eine Kontaktnachricht: Vor- und Nachname, E-Mail-Adresse, Betreff und Nachricht.',
          'Eine Suche auf der Startseite: Die Wörter dienen dazu, passende Profile zu zählen, und werden nicht gespeichert.',
        ],
      },
      {
        title: 'Was über Personen mit Konto gespeichert wird',
        paragraphs: [
          'Teilnehmende Firmen speichern Namen, dienstliche E-Mail-Adressen und Rollen ihrer eigenen Leute, und Anbieter speichern Profile der Menschen, die sie anbieten: Kenntnisse, Erfahrung, Ort, Verfügbarkeit und Satz. Außerdem speichert der Server:',
        ],
        points: [
          'Ihr Passwort als Hash, aus dem es niemand zurückrechnen kann.',
          'Ihre Sitzungen: wann jede begann und wann sie endet. Die Token selbst werden als Hash gespeichert.',
          'Fehlgeschlagene Anmeldungen und gesendete Nachrichten, gezählt unter einem Hash des Kontos und der Netzwerkadresse, um Missbrauch zu verhindern, und bald darauf vergessen.',
          'Ein Protokoll der Änderungen in den Konsolen: wer was wann und von welcher Netzwerkadresse aus geändert hat. Es schützt alle Seiten und kann nicht bearbeitet werden.',
          'Die E-Mails zu Ihrem Konto, die Ihnen gesendet wurden: Einladungen und Links für ein neues Passwort.',
        ],
      },
      {
        title: 'Wozu es gespeichert wird',
        paragraphs: [
          'Registrierungsanträge und Kontaktnachrichten werden gespeichert, um Ihnen zu antworten. Newsletter-Adressen werden gespeichert, um Ihnen den Newsletter zu senden, bis Sie ihn nicht mehr möchten. Kontodaten werden gespeichert, weil der Marktplatz ohne sie nicht arbeiten kann, und das Protokoll der Änderungen, weil sich Firmen auf das verlassen müssen, was sie sehen.',
        ],
        points: [],
      },
      {
        title: 'Wer es sehen kann',
        paragraphs: [
          'Jede Firma sieht ihre eigenen Daten. Recruiter zugelassener Firmen sehen die Profile, die Anbieter gelistet haben. Der Betreiber sieht, was für den Betrieb des Marktes nötig ist. Die Daten verschiedener Firmen hält schon die Datenbank auseinander, nicht nur die Bildschirmansicht.',
          'Nichts wird verkauft, und nichts wird zu Werbezwecken weitergegeben. Diese Website lädt kein Skript, keine Schrift, kein Bild und kein Video von anderen Servern, sodass kein Dritter von Ihrem Besuch erfährt.',
        ],
        points: [],
      },
      {
        title: 'Wie lange es gespeichert wird',
        paragraphs: [],
        points: [
          'Registrierungsanträge und Kontaktnachrichten: bis sie beantwortet sind und nicht mehr gebraucht werden, oder bis Sie ihre Löschung verlangen.',
          'Newsletter-Adressen: bis Sie sich über den Link in unseren E-Mails abmelden.',
          'Beendete Sitzungen: einen Tag, nachdem sie zuletzt hätten genutzt werden können.',
          'Daten von Konten und Verträgen: solange Ihre Firma teilnimmt und danach so lange, wie das Gesetz es verlangt.',
        ],
      },
      {
        title: 'Was Sie verlangen können',
        paragraphs: [
          'Sie können Auskunft darüber verlangen, welche Daten über Sie gespeichert sind, sie berichtigen oder löschen lassen, eine Kopie erhalten und ihrer Nutzung widersprechen. Schreiben Sie an %{email}; vielleicht bitten wir Sie um einen Nachweis, dass Sie es sind. Wenn ein Anbieter Sie gelistet hat, können Sie sich auch an diese Firma wenden. Bei der Datenschutzbehörde Ihres Wohnorts können Sie sich beschweren.',
        ],
        points: [],
      },
    ],
  },
  terms: {
    title: 'Nutzungsbedingungen',
    description: 'Die Regeln, nach denen Firmen TalentBench nutzen.',
    lead: 'Nach diesen Regeln nutzen Firmen diesen Marktplatz. Sie gelten zwischen Ihrer Firma und %{operator}.',
    sections: [
      {
        title: 'Was der Dienst ist',
        paragraphs: [
          'TalentBench ist ein Marktplatz für Firmen. Anbieter listen Angestellte, die zwischen Projekten frei sind; Recruiter suchen sie, fragen nach ihnen und vereinbaren Verträge. Der Betreiber führt den Marktplatz und ist nicht Partei der dort geschlossenen Verträge.',
        ],
        points: [],
      },
      {
        title: 'Konten',
        paragraphs: [
          'Ein Konto beginnt mit einem Registrierungsantrag. Der Betreiber entscheidet darüber und kann Nachweise verlangen, dass es Ihre Firma gibt und dass Sie für sie handeln dürfen. Ein Recht auf Zulassung besteht nicht.',
        ],
        points: [
          'Jede Person nutzt ein eigenes Konto und behält das Passwort für sich.',
          'Ihre Firma bestimmt, wer für sie handeln darf, und steht für deren Tun hier ein.',
          'Sagen Sie uns sofort Bescheid, wenn Sie glauben, dass jemand anderes Ihr Konto genutzt hat.',
        ],
      },
      {
        title: 'Was Anbieter zusagen',
        paragraphs: [],
        points: [
          'Die Menschen, die Sie listen, sind bei Ihnen angestellt oder haben der Listung zugestimmt.',
          'Kenntnisse, Erfahrung, Sätze und Daten stimmen am Tag der Eingabe und werden aktuell gehalten.',
          'Sie beantworten Anfragen in der Zeit, die Sie nennen.',
        ],
      },
      {
        title: 'Was Recruiter zusagen',
        paragraphs: [],
        points: [
          'Sie nutzen Profile, um wirkliche Stellen zu besetzen, und zu nichts anderem.',
          'Sie kopieren keine Profile aus dem Marktplatz, um eine eigene Liste aufzubauen.',
          'Sie geben nicht ohne Zustimmung des Anbieters weiter, was Sie über eine Person erfahren.',
        ],
      },
      {
        title: 'Zuordnung und Zahlen',
        paragraphs: [
          'Punktzahlen, Empfehlungen und Marktzahlen helfen Ihnen bei der Entscheidung. Sie werden aus den Angaben der Firmen errechnet und können falsch sein. Über einen Menschen entscheidet immer ein Mensch.',
        ],
        points: [],
      },
      {
        title: 'Preise',
        paragraphs: [
          'Freemium ist kostenlos. Premium und Enterprise kosten, was in Ihrem Angebot steht. Ein Tarif kann zum Ende des bezahlten Monats beendet werden.',
        ],
        points: [],
      },
      {
        title: 'Verfügbarkeit und Haftung',
        paragraphs: [
          'Der Betreiber sorgt mit angemessener Sorgfalt dafür, dass der Marktplatz erreichbar ist und nichts verloren geht, verspricht aber nicht, dass er nie ausfällt. Der Betreiber haftet unbeschränkt für Vorsatz und grobe Fahrlässigkeit und dort, wo das Gesetz keine Beschränkung zulässt; im Übrigen nur für vorhersehbare Schäden.',
        ],
        points: [],
      },
      {
        title: 'Sperrung und Ende',
        paragraphs: [
          'Eine Firma, die gegen diese Regeln verstößt, kann gesperrt werden. Ihre Leute werden dann abgemeldet und erfahren davon. Sie können Ihr Konto jederzeit mit einer Nachricht an %{email} beenden. Was nach dem Gesetz aufbewahrt werden muss, wird aufbewahrt; das Übrige wird auf Wunsch gelöscht.',
        ],
        points: [],
      },
      {
        title: 'Änderungen',
        paragraphs: [
          'Ändern sich diese Bedingungen, so erfahren Personen mit Konto es mindestens 30 Tage vorher. Wer nicht einverstanden ist, kann das Konto bis dahin beenden.',
        ],
        points: [],
      },
    ],
  },
  cookies: {
    title: 'Cookie-Richtlinie',
    description: 'Das eine Cookie, das TalentBench setzt, und was im Speicher Ihres Browsers liegt.',
    lead: 'Diese Website setzt ein einziges Cookie, verfolgt niemanden und hat darum auch kein Banner zum Wegklicken.',
    sections: [
      {
        title: 'Das Cookie',
        paragraphs: [
          'Es gibt nur eines, und es wird nur gesetzt, wenn Sie mit dem Umschalter eine Sprache wählen:',
        ],
        points: [
          'language: die gewählte Sprache, als zwei Buchstaben, für ein Jahr. Damit kann der Server Ihnen die Seite in dieser Sprache senden.',
        ],
      },
      {
        title: 'Was im Speicher Ihres Browsers liegt',
        paragraphs: [
          'Diese Einträge bleiben in Ihrem Browser und werden nicht, wie Cookies, mit jeder Anfrage mitgesendet. Sie dienen der Funktion, die Sie gewünscht haben, und nichts anderem.',
        ],
        points: [
          'language: die gewählte Sprache.',
          'colourScheme: hell oder dunkel, wenn Sie den Umschalter benutzt haben.',
          'authToken, refreshToken, userType, userRole, userId, userData, fc sowie Zeit und Meldung Ihrer Anmeldung: Ihre Sitzung; sie wird entfernt, wenn Sie sich abmelden. Wenn Sie nicht auf diesem Gerät angemeldet bleiben möchten, endet sie mit dem Browserfenster.',
          'RaStore-Einträge: wie Sie Listen in den Konsolen eingerichtet haben, etwa Spalten und Sortierung.',
        ],
      },
      {
        title: 'Was es hier nicht gibt',
        paragraphs: [
          'Keine Werbe-Cookies, keine Analyse-Cookies, keine Zählpixel, keine digitalen Fingerabdrücke und keine Inhalte von anderen Servern, die eigene Cookies setzen könnten. Die Links zu sozialen Netzwerken sind einfache Links: Die Netzwerke erfahren nur von Ihrem Besuch, wenn Sie einem folgen.',
        ],
        points: [],
      },
      {
        title: 'Wie Sie es entfernen',
        paragraphs: [
          'In den Einstellungen Ihres Browsers können Sie Cookies und Websitedaten für diese Adresse löschen. Sie werden dann abgemeldet, und die Website richtet sich wieder nach Sprache und Farben Ihres Browsers.',
        ],
        points: [],
      },
    ],
  },
  careers: {
    title: 'Karriere',
    description: 'Wie wir bei TalentBench arbeiten und wie Sie uns schreiben.',
    lead: 'Wir bauen einen Markt, in dem niemand Gutes untätig herumsitzt. Da wäre es seltsam, wenn eine Bewerbung bei uns Wochen dauerte.',
    sections: [
      {
        title: 'Wie wir arbeiten',
        paragraphs: [
          'Wir sind ein kleines Team, das aufschreibt, was es tut. Zu jeder Änderung gehört ihr Grund, zu jeder Behauptung der Test, der sie trägt, und zu jeder Zahl, wie sie gemessen wurde.',
        ],
        points: [
          'Vor allem im Homeoffice, und zwei Wochen im Jahr in einem Raum.',
          'Kleine Änderungen, ausgeliefert am Tag, an dem sie fertig sind.',
          'Den Support machen reihum die Leute, die das Produkt bauen.',
        ],
      },
      {
        title: 'Von wem wir gern hören',
        paragraphs: ['Nicht immer ist eine Stelle offen, aber Briefe lesen wir immer, und zwar von:'],
        points: [
          'Entwicklerinnen und Entwicklern, denen das Gefühl so wichtig ist wie die Funktion.',
          'Menschen, die eine Bench geführt haben und wissen, wie der Montag eines Anbieters aussieht.',
          'Kundenbetreuerinnen und Kundenbetreuern, die ein Problem lieber lösen als weiterleiten.',
        ],
      },
      {
        title: 'Wie eine Bewerbung abläuft',
        paragraphs: [
          'Schreiben Sie an %{email}, mit ein paar Zeilen über etwas, das Sie gemacht haben und heute anders machen würden. Innerhalb von zwei Werktagen antwortet Ihnen ein Mensch. Dann folgen ein Gespräch, ein bezahlter gemeinsamer Arbeitstag und noch in derselben Woche eine Entscheidung.',
        ],
        points: [],
      },
    ],
  },
  support: {
    title: 'Support',
    description: 'Wie Sie Hilfe zu TalentBench bekommen: zur Anmeldung, zu Konten und zu allem anderen.',
    lead: 'Die meisten Fragen sind hier in einer Minute beantwortet. Für alle anderen gibt es einen Menschen.',
    sections: [
      {
        title: 'Ich kann mich nicht anmelden',
        paragraphs: [],
        points: [
          'Wählen Sie Anmelden und dann den Link für ein vergessenes Passwort. Sie bekommen eine E-Mail mit einem Link, der einmal gilt.',
          'Nach mehreren falschen Passwörtern müssen Sie etwas warten, und jeder weitere Versuch verlängert die Wartezeit. Das schützt Ihr Konto.',
          'Wenn Sie lesen, dass das Konto Ihrer Firma gesperrt ist, schreiben Sie an %{email}.',
        ],
      },
      {
        title: 'Meine Einladung funktioniert nicht',
        paragraphs: [
          'Jeder Link in einer E-Mail gilt einmal und für begrenzte Zeit. Wurde Ihrer schon verwendet oder ist er abgelaufen, fordern Sie mit Ihrer E-Mail-Adresse ein neues Passwort an oder schreiben Sie uns wegen einer neuen Einladung.',
        ],
        points: [],
      },
      {
        title: 'Ich habe einen Registrierungsantrag gesendet',
        paragraphs: [
          'Wir melden uns innerhalb von 24 Stunden. Hören Sie nichts, sehen Sie bitte im Ordner für unerwünschte E-Mails nach und schreiben Sie uns dann.',
        ],
        points: [],
      },
      {
        title: 'In einer Konsole stimmt etwas nicht',
        paragraphs: [
          'Nennen Sie uns die Seite, was Sie getan und was Sie erwartet haben. Nennt die Meldung auf dem Bildschirm eine Anfragenummer, senden Sie uns diese: Damit finden wir heraus, was geschehen ist.',
        ],
        points: [],
      },
      {
        title: 'Wie Sie uns erreichen',
        paragraphs: [
          'Per E-Mail unter %{email} und telefonisch unter %{phone}, Montag bis Freitag, 9:00 bis 18:00 Uhr. An Werktagen antworten wir innerhalb von 2–4 Stunden. Enterprise-Kunden haben eine eigene Kundenbetreuung und Vorrang in der Warteschlange.',
        ],
        points: [],
      },
    ],
  },
  partners: {
    title: 'Partner',
    description: 'Wie Delivery-Partner, Verbände und Softwarehersteller mit TalentBench zusammenarbeiten.',
    lead: 'Ein Markt wird mit jedem ehrlichen Teilnehmer besser. So können Sie über ein Konto hinaus mitwirken.',
    sections: [
      {
        title: 'Delivery-Partner',
        paragraphs: [
          'Sie führen Projekte mit Leuten mehrerer Anbieter durch. Als Delivery-Partner besetzen Sie ganze Teams aus dem Pool, haben mit jedem Anbieter einen Vertrag und sehen alle Enddaten in einem Kalender.',
        ],
        points: [],
      },
      {
        title: 'Verbände und Netzwerke',
        paragraphs: [
          'Sie bringen Personaldienstleister oder Beratungshäuser zusammen. Wir richten für Ihre Mitglieder einen Pool unter Ihrem Namen ein, in dem sie die freien Leute der anderen zuerst finden.',
        ],
        points: [],
      },
      {
        title: 'Softwarehersteller',
        paragraphs: [
          'Alles, was die Konsolen tun, läuft über eine dokumentierte Schnittstelle. Wenn Sie ein System für Planung, Lohnabrechnung oder Bewerbermanagement herstellen, können Ihre Kunden ihre Bench listen, ohne etwas doppelt einzugeben.',
        ],
        points: [],
      },
      {
        title: 'Wie Sie Partner werden',
        paragraphs: [
          'Schreiben Sie an %{email} und sagen Sie uns, mit wem Sie arbeiten und was für diese leichter werden soll. Sie erhalten an Werktagen innerhalb von 2–4 Stunden eine Antwort und innerhalb einer Woche einen ersten Entwurf der Vereinbarung.',
        ],
        points: [],
      },
    ],
  },
};
