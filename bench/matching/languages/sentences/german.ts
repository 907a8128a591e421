import type { LanguageSentences } from './sentences.ts';

export const german: LanguageSentences = {
  and: 'und',
  companies: ['Hansen & Co. KG', 'Nordwerk GmbH', 'Lindental AG', 'Bergmann Gruppe', 'Auerfeld GmbH'],
  towns: ['Hannover', 'Graz', 'Freiburg', 'Winterthur', 'Leipzig', 'Kassel'],
  people: ['Sabine Krüger', 'Markus Weiß', 'Petra Lindner', 'Stefan Böhm', 'Julia Hartmann', 'Tobias Vogel'],
  working: {
    ad: {
      openings: [
        '{title} (m/w/d)\n{company}, {town}',
        'Wir suchen: {title}\nVollzeit, {town}',
        '{title} – {town}',
      ],
      company: [
        'Seit vierzig Jahren beliefert die {company} Kunden aus der Region. Rund 300 Menschen arbeiten bei uns, viele davon schon sehr lange.',
        'Wir sind ein Familienbetrieb mit drei Standorten und kurzen Wegen. Weil die Aufträge zunehmen, suchen wir Verstärkung.',
      ],
      taskHeads: ['Ihre Aufgaben', 'Das erwartet Sie', 'Aufgabengebiet'],
      tasks: [
        'enge Abstimmung mit anderen Abteilungen',
        'wöchentliche Berichte an die Teamleitung',
        'Anleitung neuer Kolleginnen und Kollegen',
        'Ablage von Unterlagen und Terminkontrolle',
      ],
      needHeads: ['Anforderungen', 'Was wir erwarten', 'Ihr Profil'],
      needs: [
        'mindestens zwei Jahre Berufserfahrung',
        'Teamgeist und Kommunikationsstärke',
        'Zuverlässigkeit und sorgfältige Arbeitsweise',
        'abgeschlossene Ausbildung oder Studium',
      ],
      niceHeads: ['Wünschenswert', 'Von Vorteil'],
      nices: ['Führerschein Klasse B', 'eine weitere Fremdsprache', 'gelegentliche Reisebereitschaft'],
      prose: [
        'Ihre Arbeit umfasst: {skills}.',
        'In dieser Position verantworten Sie Folgendes: {skills}.',
        'Wir erwarten Erfahrung auf diesen Gebieten: {skills}.',
      ],
      benefitHeads: ['Wir bieten', 'Ihre Vorteile'],
      benefits: [
        'unbefristeter Vertrag und pünktliches Gehalt',
        'betriebliche Altersvorsorge',
        'flexible Arbeitszeiten',
        'kostenlose Parkplätze und Kaffee',
        'bezahlte Weiterbildung',
      ],
      contacts: [
        'Bitte senden Sie Ihren Lebenslauf bis Monatsende an {person}.',
        'Fragen? {person} erreichen Sie unter 0511 555 0142.',
      ],
    },
    resume: {
      profile: [
        'Ich habe {years} Jahre Berufserfahrung, die meisten davon in {town}.',
        'Ich bin zuverlässig, geduldig und lerne schnell.',
        'Ich arbeite gern im Team und bleibe auch unter Druck ruhig.',
        'Ich suche eine Stelle mit mehr Verantwortung.',
      ],
      skillHeads: ['Kenntnisse', 'Was ich kann', 'Fähigkeiten'],
      prose: [
        'Meine bisherige Tätigkeit: {skills}.',
        'Auf diesen Gebieten kenne ich mich aus: {skills}.',
        'Im Lauf der Jahre habe ich Erfahrung gesammelt: {skills}.',
      ],
      workHeads: ['Berufserfahrung', 'Beruflicher Werdegang'],
      work: [
        'Arbeit in einem zwölfköpfigen Team, direkt unter der Abteilungsleitung.',
        'Zwei Auszubildende betreut und die Teamleitung vertreten.',
        'Beim Umzug der Filiale mitgeholfen.',
        'Unterlagen geordnet und alle Fristen eingehalten.',
      ],
      courseHeads: ['Kurse', 'Weiterbildung'],
      courses: [
        'Erste-Hilfe-Kurs',
        'Englisch für den Beruf, Abendkurs',
        'Seminar Zeitmanagement',
        'Brandschutzhelfer',
      ],
      hobbyHeads: ['Interessen', 'Hobbys'],
      hobbies: [
        'Wandern, Kochen und Krimis',
        'Fußball, Garten und Reisen mit der Familie',
        'Chor, Brettspiele und lange Radtouren',
      ],
    },
  },
  heldOut: {
    ad: {
      openings: [
        '{title} gesucht (w/m/d)\n{company}',
        '{title}\nStandort: {town}\nEintritt: ab sofort',
        '{company} stellt ein: {title}',
      ],
      company: [
        'Bei der {company} steht der Mensch im Mittelpunkt. Unsere Auftraggeber reichen vom Laden um die Ecke bis zur Behörde und schätzen ehrlichen Rat.',
        'Gegründet in einer Garage, ist die {company} heute in fünf Städten zu Hause. Wir stecken viel in gute Geräte und in die Leute, die damit umgehen.',
      ],
      taskHeads: ['Die Stelle', 'Tätigkeiten', 'Ihr Alltag bei uns'],
      tasks: [
        'regelmäßige Besprechungen mit Kollegen und Auftraggebern',
        'eigene Vorschläge zur Verbesserung der Qualität',
        'lückenlose Dokumentation',
        'Vertretung in der Urlaubszeit',
      ],
      needHeads: ['Sie bringen mit', 'Voraussetzungen', 'Das zeichnet Sie aus'],
      needs: [
        'Erfahrung in einer ähnlichen Stelle',
        'ein Auge fürs Detail',
        'sicheres Deutsch in Wort und Schrift',
        'Flexibilität in arbeitsreichen Wochen',
      ],
      niceHeads: ['Idealerweise außerdem', 'Schön, aber kein Muss'],
      nices: ['eigener Pkw', 'Ortskenntnisse', 'Erfahrung mit Schichtdienst'],
      prose: [
        'Die Stelle besteht vor allem aus: {skills}.',
        'Jede Woche beschäftigt Sie: {skills}.',
        'Vertraut sollte Ihnen sein: {skills}.',
      ],
      benefitHeads: ['Gute Gründe für uns', 'Dafür bekommen Sie'],
      benefits: [
        '30 Tage Urlaub',
        'Fahrkarte für Bus und Bahn',
        'Rabatte in Geschäften der Stadt',
        'moderner Arbeitsplatz in Bahnhofsnähe',
        'Weihnachtsgeld',
      ],
      contacts: [
        'Bewerben Sie sich auf www.example.com. Wir antworten innerhalb von zwei Wochen.',
        'Ansprechperson: {person}, stellen@example.com',
      ],
    },
    resume: {
      profile: [
        'Nach {years} Jahren im Beruf stehe ich noch immer gern dafür auf.',
        'Frühere Vorgesetzte loben meine Genauigkeit und meinen Humor.',
        'Ich teile mir den Tag gut ein und frage nach, wenn etwas unklar ist.',
        'Verfügbar mit vier Wochen Frist, in {town} oder Umgebung.',
      ],
      skillHeads: ['Fachkenntnisse', 'Schwerpunkte', 'Stärken'],
      prose: [
        'In den letzten Stellen ging es um: {skills}.',
        'Meine Stärken sind: {skills}.',
        'Zu meinen täglichen Pflichten gehörte: {skills}.',
      ],
      workHeads: ['Werdegang', 'Frühere Stellen'],
      work: [
        'Aufgaben einer Kollegin in Elternzeit übernommen.',
        'Für den besten Vorschlag des Jahres ausgezeichnet.',
        'Übergaben zwischen Früh- und Spätschicht vorbereitet.',
        'Mit Menschen aus fünfzehn Ländern zusammengearbeitet.',
      ],
      courseHeads: ['Fortbildungen', 'Zertifikate'],
      courses: [
        'Seminar Gesprächsführung',
        'Computerführerschein',
        'Umgang mit Konflikten, zwei Tage',
        'Gebärdensprache für Anfänger',
      ],
      hobbyHeads: ['Freizeit', 'Neben der Arbeit'],
      hobbies: [
        'Fotografieren, Schwimmen und mein Schrebergarten',
        'Freiwillige Feuerwehr, Schach',
        'Gitarre spielen, Brot backen, Laufen',
      ],
    },
  },
};
