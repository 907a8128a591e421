import type { LandingTexts } from '../en/landing.ts';

export const landing: LandingTexts = {
  page: {
    title: 'TalentBench: freie Fachkräfte, in Tagen vermittelt',
    description:
      'TalentBench ist der B2B-Marktplatz, auf dem Personaldienstleister die Fachkräfte auf ihrer Bench anbieten und Recruiter sie finden und gewinnen: passend nach Kenntnissen und Verfügbarkeit.',
  },
  brand: 'TalentBench',
  skip: 'Zum Inhalt springen',
  nav: {
    label: 'Abschnitte dieser Seite',
    home: 'Start',
    features: 'Funktionen',
    pricing: 'Preise',
    about: 'Über uns',
    contact: 'Kontakt',
    menu: 'Menü',
    close: 'Menü schließen',
    login: 'Anmelden',
    signUp: 'Registrieren',
    openConsole: 'Zur Konsole',
    language: 'Sprache',
    toDark: 'Zu dunklen Farben wechseln',
    toLight: 'Zu hellen Farben wechseln',
  },
  search: {
    placeholder: 'Talente, Kenntnisse, Firmen suchen …',
    label: 'Talentpool durchsuchen',
    submit: 'Suchen',
    clear: 'Suche leeren',
    close: 'Ergebnisse schließen',
    results: 'Suchergebnisse',
    tooShort: 'Geben Sie mindestens zwei Zeichen ein, um zu suchen.',
    loading: 'Passende Profile werden gezählt …',
    nothing:
      'Heute passt kein gelistetes Profil zu „%{query}“. Versuchen Sie ein weiter gefasstes Wort, etwa eine Kenntnis oder eine Berufsbezeichnung.',
    found: {
      one: '%{count} gelistetes Profil passt zu „%{query}“.',
      other: '%{count} gelistete Profile passen zu „%{query}“.',
    },
    byTitle: 'Nach Berufsbezeichnung',
    bySkill: 'Nach Kenntnissen',
    invitation: 'Registrieren Sie sich, um zu sehen, wer sie sind, was sie können und wann sie frei sind.',
    signUp: 'Registrieren und ansehen',
    failed:
      'Die Suche konnte nicht ausgeführt werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    tooMany: 'Das waren viele Suchen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  },
  hero: {
    eyebrow: 'Der Marktplatz für Talente auf der Bench',
    title: 'Wer gut ist, sollte nicht auf der Bench sitzen.',
    lead: 'Anbieter listen die Fachkräfte, die frei sind. Recruiter finden die passenden, sehen, warum sie passen, und stellen sie in Tagen statt in Monaten ein.',
    action: 'Jetzt starten',
    demo: 'Demo ansehen',
    art: 'Menschen auf einer Bank, jeder durch eine Linie mit dem freien Platz in einem Team verbunden, der zu ihm passt',
    points: {
      verified: 'Geprüfte Firmen auf beiden Seiten',
      explained: 'Jede Übereinstimmung nennt ihre Gründe',
      safe: 'Jede Firma sieht nur ihre eigenen Daten',
    },
  },
  tour: {
    title: 'TalentBench in einer Minute',
    lead: 'Eine Aufnahme der echten Konsolen: Jemand wird frei, wird gefunden und wird eingestellt.',
    play: 'Video abspielen',
    video: 'Aufnahme der TalentBench-Konsolen',
    close: 'Video schließen',
    action: 'Plattform jetzt testen',
    unavailable: 'Das Video konnte nicht geladen werden. Sie können stattdessen die Plattform selbst testen.',
  },
  problem: {
    eyebrow: 'Das Problem',
    title: 'Könner warten. Die Arbeit auch.',
    lead: 'Zwischen zwei Projekten sitzen Fachleute bei einer Firma auf der Bench, während eine andere genau das sucht, was sie können.',
    items: {
      revenue: {
        title: 'Entgangener Umsatz',
        text: 'Jeder freie Tag auf der Bench wird bezahlt und niemandem berechnet.',
      },
      cycle: {
        title: '45–60 Tage bis zur Einstellung',
        text: 'Anzeigen, Vorauswahl und Kündigungsfristen dauern zwei Monate, während das Projekt stillsteht.',
      },
      waste: {
        title: 'Verschenkte Fähigkeiten',
        text: 'Kenntnisse verblassen und gute Leute gehen, weil draußen niemand weiß, dass sie frei sind.',
      },
    },
  },
  solution: {
    eyebrow: 'Die Lösung',
    title: 'Ein Markt für die Zeit dazwischen.',
    items: {
      instant: {
        title: 'Sofort einsatzbereit',
        text: 'Alle Gelisteten sind angestellt, geprüft und jetzt oder ab einem bekannten Tag frei.',
      },
      matching: {
        title: 'KI-gestützte Zuordnung',
        text: 'Kenntnisse, Reaktionszeit und Verfügbarkeit werden für Sie abgewogen, und die Gründe stehen dabei.',
      },
      growth: {
        title: 'Weniger Kosten, schnelleres Wachstum',
        text: 'Anbieter verdienen an freier Zeit; Recruiter besetzen eine Stelle ohne die Suche einer Agentur.',
      },
    },
  },
  users: {
    eyebrow: 'Wer TalentBench nutzt',
    title: 'Drei Seiten, dieselben Tatsachen.',
    lead: 'Jede Seite hat ihre eigene Konsole, und alle arbeiten mit denselben Daten.',
    shows: 'Was Sie sehen',
    recruiter: {
      title: 'Recruiter',
      text: 'Stellen Sie geprüfte Fachkräfte ein, die jetzt anfangen können. Durchsuchen Sie den ganzen Pool auf einmal, fragen Sie mehrere Anbieter zugleich und begleiten Sie alle Kandidaten vom ersten Blick bis zum unterschriebenen Angebot.',
      points: [
        'Talentpool mit Kenntnissen, Satz und Startdatum',
        'Empfehlungen für jede offene Stelle',
        'Eine Pipeline, die Ihr ganzes Team versteht',
      ],
      picture: 'Die Konsole der Recruiter: Kennzahlen, Schnellaktionen und neueste Aktivitäten',
    },
    provider: {
      title: 'Talentanbieter',
      text: 'Machen Sie aus freier Zeit Umsatz. Listen Sie die Menschen auf Ihrer Bench mit dem, was sie können, und wann sie frei sind, beantworten Sie Anfragen und verfolgen Sie jeden Vertrag bis zum letzten Tag.',
      points: [
        'Profile, die Recruiter nach Kenntnissen finden',
        'Anfragen mit Budget und Dringlichkeit',
        'Verträge, Sätze und Enddaten an einem Ort',
      ],
      picture: 'Die Konsole der Anbieter: verfügbare Fachkräfte, offene Anfragen, Einsätze und Umsatz',
    },
    operator: {
      title: 'Plattformbetreiber & Delivery-Partner',
      text: 'Halten Sie den Markt ehrlich. Lassen Sie Firmen zu, prüfen Sie deren Angaben, beantworten Sie Tickets, führen Sie die Bücher und achten Sie darauf, dass für alle dieselben Regeln gelten.',
      points: [
        'Zulassung und Verifizierung von Firmen',
        'Support, Abrechnung und Berichte',
        'Ein Protokoll jeder Änderung',
      ],
      picture: 'Die Konsole der Betreiber: Firmen, Nutzer, Umsatz und offene Tickets des ganzen Marktes',
    },
  },
  features: {
    eyebrow: 'Funktionen',
    title: 'Von frei zu eingestellt, ohne Warten.',
    lead: 'Sieben Dinge, die aus einer Bench ein Geschäft machen.',
    cycle: {
      title: 'Einstellen in 3 Tagen statt in 60',
      text: 'Wer auf der Bench sitzt, hat keine Kündigungsfrist und keine anderen Angebote abzuwägen. Was früher 60 Tage dauerte, dauert jetzt 3.',
      before: '60 Tage',
      beforeLabel: 'So lange dauert es üblicherweise',
      after: '3 Tage',
      afterLabel: 'Mit TalentBench',
    },
    matching: {
      title: 'Zuordnung mit KI',
      text: 'Alle Kandidaten werden an Ihren Kriterien gemessen, und jeder Teil der Punktzahl sagt, warum.',
      skill: 'Passende Kenntnisse',
      responsiveness: 'Reaktionszeit',
      availability: 'Verfügbarkeit',
      now: 'Sofort',
      quick: 'Innerhalb von 2 Stunden',
      example: 'Ein Beispiel: 92 % passende Kenntnisse, antwortet innerhalb von 2 Stunden, sofort verfügbar',
    },
    contracts: {
      title: 'Verträge, die sich selbst schreiben',
      text: 'Automatische NDAs, elektronische Unterschrift und juristische Vorlagen: vom Ja zum unterschriebenen Statement of Work in einem Zug.',
      points: ['Automatische NDAs', 'Elektronische Unterschrift', 'Juristische Vorlagen'],
      own: {
        text: 'Vorlagen, Dokumente und Unterschrift an einem Ort: vom Ja zum unterschriebenen Statement of Work in einem Zug.',
        points: ['Vertragsvorlagen', 'Unterschrift in der Konsole'],
      },
    },
    analytics: {
      title: 'Analysen',
      text: 'Wissen Sie, welche Kenntnisse gefragt sind, bevor man Sie fragt.',
      points: ['Profilaufrufe', 'Nachfragetrends', 'Abschlussquote'],
    },
    pools: {
      title: 'Talentpools',
      text: 'Behalten Sie, wer Ihnen gefallen hat, beisammen: nach Projekt, Kenntnis oder Kunde, und fragen Sie wieder an.',
    },
    calendar: {
      title: 'Bench-Kalender',
      text: 'Sehen Sie Wochen im Voraus, wer wann frei wird, und vermitteln Sie vor dem ersten freien Tag.',
    },
    revenue: {
      title: 'Umsatz schaffen',
      text: 'Aus freien Tagen werden berechnete Tage. Die Konsole zeigt Monat für Monat, was jede Vermittlung einbringt.',
    },
  },
  stats: {
    label: 'TalentBench in Zahlen',
    companies: { figure: '500+', text: 'Firmen' },
    profiles: { figure: '50.000+', text: 'Talentprofile' },
    jobs: { text: 'offene Stellen' },
    success: { figure: '95 %', text: 'Erfolgsquote' },
    faster: { figure: '3×', text: 'schneller eingestellt' },
  },
  pricing: {
    eyebrow: 'Preise',
    title: 'Kostenlos anfangen. Zahlen, wenn es sich lohnt.',
    lead: 'Zum Start brauchen Sie keine Karte, und Sie wechseln den Tarif, wann immer Ihre Bench es tut.',
    popular: 'Am beliebtesten',
    includes: 'Was dazugehört',
    own: {
      title: 'Tarife und Preise',
      lead: 'Jeder Tarif nennt seinen Preis und seine Grenzen. In Ihrer Konsole können Sie jederzeit in einen größeren Tarif wechseln.',
      billed: {
        Monthly: 'Monatliche Abrechnung',
        Quarterly: 'Vierteljährliche Abrechnung',
        Yearly: 'Jährliche Abrechnung',
      },
      limits: {
        bench: 'Fachkräfte auf der Bench: %{count}',
        users: 'Nutzer: %{count}',
        unlimited: 'Unbegrenzt',
      },
    },
    freemium: {
      title: 'Freemium',
      price: 'Kostenlos',
      text: 'Für den ersten Blick in den Markt.',
      features: ['Einfacher Zugang zum Talentpool', 'Begrenzte Suchen', 'Hilfe aus der Community'],
      action: 'Jetzt starten',
    },
    premium: {
      title: 'Premium',
      price: 'Individuell',
      text: 'Für Firmen, die jeden Monat einstellen oder vermitteln.',
      features: [
        'Unbegrenzter Zugang',
        'Hervorgehobene Einträge',
        'Erweiterte Analysen',
        'Verträge und Compliance',
      ],
      action: 'Mit Premium starten',
    },
    enterprise: {
      title: 'Enterprise',
      price: 'Individuell',
      text: 'Für Unternehmensgruppen mit eigenem Markt.',
      features: [
        'Persönliche Kundenbetreuung',
        'Auftritt unter Ihrer Marke',
        'Markteinblicke und Berichte',
        'Bevorzugter Support',
      ],
      action: 'Sprechen Sie mit uns',
    },
  },
  testimonials: {
    eyebrow: 'Stimmen',
    title: 'Was man nach der ersten Vermittlung sagt',
    role: 'Karussell',
    slide: 'Stimme',
    position: '%{number} von %{total}',
    rating: 'Bewertet mit %{rating} von 5',
    previous: 'Vorige Stimme',
    next: 'Nächste Stimme',
    pause: 'Wechsel anhalten',
    resume: 'Wechsel fortsetzen',
    people: [
      {
        name: 'Ines Valdorra',
        role: 'Head of Delivery',
        company: 'Kestrel & Loam Consulting',
        initials: 'IV',
        quote:
          'Im März saßen bei uns elf Ingenieure zwischen zwei Projekten. Neun davon waren binnen zwei Wochen wieder beim Kunden, und ich habe keinen einzigen Kaltanruf gemacht.',
      },
      {
        name: 'Tobias Renneke',
        role: 'Leiter Talent Acquisition',
        company: 'Halvorsund Mobility',
        initials: 'TR',
        quote:
          'Die Punktzahl ist keine Blackbox. Ich konnte der Fachabteilung zeigen, warum der zweite Name auf der Liste der richtige war, und am Montag hat sie angefangen.',
      },
      {
        name: 'Amara Okondi',
        role: 'Geschäftsführende Partnerin',
        company: 'Brightwater Staffing',
        initials: 'AO',
        quote:
          'Der Bench-Kalender hat verändert, wie wir verkaufen. Wir bieten Leute jetzt drei Wochen vor dem Projektende an statt drei Wochen danach.',
      },
    ],
  },
  faq: {
    eyebrow: 'Fragen',
    title: 'Gut zu wissen, bevor Sie starten',
    items: [
      {
        question: 'Was sind Talente auf der Bench?',
        answer:
          'Menschen, die bei einem Personaldienstleister oder Beratungshaus angestellt sind und gerade zwischen zwei Projekten stehen. Sie sind geprüft, fest angestellt und können sofort oder zu einem bekannten Datum anfangen.',
      },
      {
        question: 'Wer kann die Profile sehen?',
        answer:
          'Recruiter, deren Firma zugelassen ist. Wer diese Seite besucht, sieht, wie viele Profile zu einer Suche passen, aber nie, wer sie sind.',
      },
      {
        question: 'Wie funktioniert die Zuordnung?',
        answer:
          'Alle Kandidaten werden nach Kenntnissen, Reaktionszeit und Verfügbarkeit mit Ihren Kriterien verglichen. Das Ergebnis ist ein Prozentwert, und daneben stehen die Gründe, aus denen er sich zusammensetzt.',
      },
      {
        question: 'Wie lange dauert es bis zum eigenen Konto?',
        answer:
          'Sie senden einen Registrierungsantrag, und wir melden uns innerhalb von 24 Stunden. Ist Ihre Firma zugelassen, erhalten Sie einen Link, mit dem Sie Ihr Passwort festlegen.',
      },
      {
        question: 'Was kostet es?',
        answer:
          'Der Preis richtet sich nach der Größe Ihres Teams und Ihrer Bench. Schreiben Sie uns, und wir empfehlen Ihnen einen Tarif.',
      },
      {
        question: 'Wo liegen unsere Daten?',
        answer:
          'Auf dem Server dieses Marktplatzes und nirgends sonst. Die Daten der Firmen hält schon die Datenbank auseinander, und diese Website lädt nichts von anderen Servern.',
      },
    ],
  },
  closing: {
    title: 'Wer ist heute auf Ihrer Bench frei?',
    text: 'Oder welche Stelle ist schon zu lange offen? Nennen Sie uns Ihre Firma, und Sie hören innerhalb von 24 Stunden von uns.',
    action: 'Konto anlegen',
    second: 'Erst etwas fragen',
  },
  about: {
    eyebrow: 'Über uns',
    title: 'Freie Zeit ist für uns eine Frage der Zuordnung.',
    paragraphs: [
      'TalentBench wurde von Menschen gegründet, die auf beiden Seiten des Tisches gesessen haben: als Anbieter, der für eine freie Bench zahlt, und als Recruiter mit einem Projekt, das nicht beginnen konnte.',
      'Beides ist dasselbe Problem, von zwei Enden gesehen. Darum haben wir einen Markt gebaut, in dem beide Seiten dieselben Tatsachen sehen: wer frei ist, ab wann, zu welchem Satz und warum es passt.',
    ],
    art: 'Zwei Firmen, verbunden durch eine Bank, auf der Menschen nur kurz sitzen',
    values: {
      open: {
        title: 'Gründe statt Ranglisten',
        text: 'Keine Punktzahl ohne die Teile, aus denen sie besteht.',
      },
      fair: {
        title: 'Dieselben Regeln für alle',
        text: 'Was eine Seite darf, ist einmal festgelegt und gilt überall.',
      },
      private: {
        title: 'Diskretion von Anfang an',
        text: 'Die Menschen einer Firma sieht nur, wer sie sehen darf, und niemand sonst.',
      },
    },
  },
  contact: {
    eyebrow: 'Kontakt',
    title: 'Sprechen Sie mit einem Menschen',
    lead: 'An Werktagen antworten wir innerhalb von 2–4 Stunden.',
    details: 'Kontaktdaten',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
    hours: 'Zeiten',
    open: 'Montag bis Freitag, 9:00 bis 18:00 Uhr',
    form: 'Schreiben Sie uns',
    fields: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: 'E-Mail-Adresse',
      subject: 'Betreff',
      message: 'Nachricht',
      homepage: 'Dieses Feld bitte leer lassen',
    },
    submit: 'Nachricht senden',
    sending: 'Wird gesendet …',
    thanks: 'Vielen Dank für Ihre Nachricht. An Werktagen antworten wir innerhalb von 2–4 Stunden.',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'Welche Kenntnisse gefragt sind, einmal im Monat.',
    label: 'E-Mail-Adresse für den Newsletter',
    placeholder: 'sie@firma.de',
    leave:
      'Zum Abbestellen nutzen Sie den Link in unseren E-Mails. Um diesen Link erneut zu erhalten, geben Sie oben Ihre Adresse ein.',
    submit: 'Abonnieren',
    sending: 'Wird abonniert …',
    thanks: 'Vielen Dank. Die nächste Ausgabe kommt in Ihr Postfach.',
  },
  forms: {
    required: 'Pflichtfeld',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    tooLong: 'Bitte verwenden Sie höchstens %{max} Zeichen.',
    refused: 'Bitte prüfen Sie die unten markierten Felder.',
    maintenance:
      'TalentBench wird bis %{until} gewartet und kann nur gelesen werden. Ihre Eingaben sind noch da; bitte senden Sie sie danach.',
    tooMany: 'Von hier kamen zu viele Nachrichten. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    failed:
      'Das konnte nicht gesendet werden. Ihre Eingaben sind noch da; bitte versuchen Sie es noch einmal.',
  },
  maintenance: {
    label: 'Wartung der Plattform',
    soon: 'Wartung „%{title}“: Von %{from} bis %{until} kann TalentBench nur gelesen werden.',
    underWay:
      '„%{title}“: TalentBench wird bis %{until} gewartet und kann nur gelesen werden. Ihre Eingaben bleiben erhalten.',
    dismiss: 'Diesen Hinweis bis zum Beginn der Wartung ausblenden',
  },
  footer: {
    label: 'Fußzeile',
    tagline: 'Freie Fachkräfte, in Tagen vermittelt.',
    product: 'Produkt',
    company: 'Unternehmen',
    legal: 'Rechtliches',
    follow: 'Folgen Sie uns',
    faq: 'Fragen',
    jobs: 'Offene Stellen',
    careers: 'Karriere',
    support: 'Support',
    partners: 'Partner',
    privacy: 'Datenschutz',
    terms: 'Nutzungsbedingungen',
    cookies: 'Cookie-Richtlinie',
    rights: '© %{year} TalentBench',
  },
  notices: {
    sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich neu an.',
    unreachable:
      'Die Anmeldung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    accountSuspended: 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an den Support.',
    accountInactive: 'Ihr Konto ist stillgelegt. Bitte wenden Sie sich an den Support.',
    companySuspended: 'Das Konto Ihrer Firma ist gesperrt. Bitte wenden Sie sich an den Support.',
    companyInactive: 'Das Konto Ihrer Firma ist stillgelegt. Bitte wenden Sie sich an den Support.',
  },
};
