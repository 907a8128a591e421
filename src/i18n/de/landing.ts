import type { LandingTexts } from '../en/landing.ts';

export const landing: LandingTexts = {
  page: {
    title: 'TalentBench: freie Fachkräfte, in wenigen Tagen vermittelt',
    description:
      'TalentBench ist der B2B-Marktplatz, auf dem Personaldienstleister ihre freien Fachkräfte anbieten und Recruiter sie finden und einstellen, passend nach Skills und Verfügbarkeit.',
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
    toDark: 'Dunkles Design aktivieren',
    toLight: 'Helles Design aktivieren',
  },
  search: {
    placeholder: 'Talente, Skills, Firmen suchen …',
    label: 'Talent-Pool durchsuchen',
    submit: 'Suchen',
    clear: 'Suche leeren',
    close: 'Ergebnisse schließen',
    results: 'Suchergebnisse',
    tooShort: 'Geben Sie mindestens zwei Zeichen ein.',
    loading: 'Passende Profile werden gezählt …',
    nothing:
      'Heute passt kein Profil zu „%{query}“. Versuchen Sie einen allgemeineren Begriff, etwa einen Skill oder eine Position.',
    found: {
      one: '%{count} Profil passt zu „%{query}“.',
      other: '%{count} Profile passen zu „%{query}“.',
    },
    byTitle: 'Nach Position',
    bySkill: 'Nach Skill',
    invitation:
      'Registrieren Sie sich, um zu sehen, wer diese Personen sind, was sie können und wann sie verfügbar sind.',
    signUp: 'Registrieren und Profile ansehen',
    failed: 'Die Suche ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    tooMany: 'Zu viele Suchanfragen. Bitte warten Sie einen Moment und versuchen Sie es dann erneut.',
  },
  hero: {
    eyebrow: 'Der Marktplatz für Fachkräfte auf der Bench',
    title: 'Gute Leute gehören nicht auf die Bench.',
    lead: 'Anbieter listen freie Fachkräfte. Recruiter finden die richtigen, sehen, warum sie passen, und stellen sie in Tagen statt in Monaten ein.',
    action: 'Jetzt starten',
    demo: 'Demo ansehen',
    art: 'Menschen auf einer Bank, jeweils durch eine Linie mit der offenen Stelle verbunden, die zu ihnen passt',
    points: {
      verified: 'Geprüfte Firmen auf beiden Seiten',
      explained: 'Jeder Treffer nennt seine Gründe',
      safe: 'Jede Firma sieht nur ihre eigenen Daten',
    },
  },
  tour: {
    title: 'TalentBench in einer Minute',
    lead: 'Sehen Sie, wie ein Kandidat frei wird, gefunden und eingestellt wird.',
    play: 'Video abspielen',
    video: 'Aufnahme der TalentBench-Konsolen',
    close: 'Video schließen',
    action: 'Plattform jetzt testen',
    unavailable: 'Das Video konnte nicht geladen werden. Testen Sie stattdessen die Plattform.',
  },
  problem: {
    eyebrow: 'Das Problem',
    title: 'Fachkräfte warten. Die Arbeit auch.',
    lead: 'Fachleute sitzen zwischen zwei Projekten bei einer Firma auf der Bench, während eine andere genau ihre Skills sucht.',
    items: {
      revenue: {
        title: 'Entgangener Umsatz',
        text: 'Sie bezahlen jeden Tag auf der Bench und berechnen ihn niemandem.',
      },
      cycle: {
        title: '45–60 Tage bis zur Einstellung',
        text: 'Stellenanzeigen, Vorauswahl und Kündigungsfristen dauern zwei Monate. So lange steht das Projekt still.',
      },
      waste: {
        title: 'Ungenutzte Fachkräfte',
        text: 'Skills veralten und gute Leute gehen, weil draußen niemand weiß, dass sie verfügbar sind.',
      },
    },
  },
  solution: {
    eyebrow: 'Die Lösung',
    title: 'Ein Marktplatz für die Zeit zwischen zwei Projekten.',
    items: {
      instant: {
        title: 'Sofort einsatzbereit',
        text: 'Die Kandidaten sind fest angestellt, verifiziert und sofort oder zu einem festen Termin verfügbar.',
      },
      matching: {
        title: 'Intelligentes Matching mit KI',
        text: 'Kandidaten werden nach Skills, Reaktionszeit und Verfügbarkeit eingestuft, mit Begründung.',
      },
      growth: {
        title: 'Weniger Kosten, schnelleres Wachstum',
        text: 'Anbieter machen aus Bench-Zeit Umsatz. Recruiter stellen ohne Personalvermittlung ein.',
      },
    },
  },
  users: {
    eyebrow: 'Wer TalentBench nutzt',
    title: 'Für alle Beteiligten gemacht.',
    lead: 'Recruiter, Anbieter und Betreiber haben je eine eigene Konsole, alle mit denselben aktuellen Daten.',
    shows: 'Ihre Konsole',
    recruiter: {
      title: 'Recruiter',
      text: 'Stellen Sie verifizierte Fachkräfte ein, die sofort anfangen können. Durchsuchen Sie den ganzen Talent-Pool, kontaktieren Sie mehrere Anbieter gleichzeitig und begleiten Sie jeden Kandidaten vom ersten Blick bis zum unterschriebenen Angebot.',
      points: [
        'Talent-Pool mit Skills, Sätzen und Startterminen',
        'Empfehlungen für jede offene Stelle',
        'Eine Pipeline für Ihr ganzes Team',
      ],
      picture: 'Die Konsole der Recruiter: Kennzahlen, Schnellaktionen und neueste Aktivitäten',
    },
    provider: {
      title: 'Talentanbieter',
      text: 'Machen Sie aus Leerlauf Umsatz. Listen Sie Ihre Bench mit Skills und Verfügbarkeit, beantworten Sie Anfragen und verfolgen Sie jeden Vertrag bis zum letzten Tag.',
      points: [
        'Profile, die Recruiter nach Skill finden',
        'Anfragen mit Budget und Dringlichkeit',
        'Verträge, Sätze und Einsatzenden an einem Ort',
      ],
      picture: 'Die Konsole der Anbieter: verfügbare Fachkräfte, aktive Anfragen, Einsätze und Umsatz',
    },
    operator: {
      title: 'Plattformbetreiber & Delivery-Partner',
      text: 'Betreiben Sie einen Marktplatz, dem man vertraut. Lassen Sie Firmen zu und verifizieren Sie sie, beantworten Sie Tickets, verwalten Sie die Abrechnung und wenden Sie für alle dieselben Regeln an.',
      points: [
        'Zulassung und Verifizierung von Firmen',
        'Support, Abrechnung und Berichte',
        'Ein Audit-Protokoll jeder Änderung',
      ],
      picture: 'Die Konsole der Betreiber: Firmen, Nutzer, Umsatz und offene Tickets des ganzen Marktplatzes',
    },
  },
  features: {
    eyebrow: 'Funktionen',
    title: 'Von der Bench zum Einsatz, ohne Wartezeit.',
    lead: 'Sieben Wege, aus einer Bench ein Geschäft zu machen.',
    cycle: {
      title: 'Einstellung in 3 Tagen statt in 60',
      text: 'Fachkräfte auf der Bench haben keine Kündigungsfrist und keine konkurrierenden Angebote. Die Einstellung dauert 3 Tage statt 60.',
      before: '60 Tage',
      beforeLabel: 'Üblicher Einstellungsprozess',
      after: '3 Tage',
      afterLabel: 'Mit TalentBench',
    },
    matching: {
      title: 'Intelligentes Matching mit KI',
      text: 'Jeder Kandidat wird nach Ihren Kriterien bewertet, und jeder Punkt wird erklärt.',
      skill: 'Skill-Match',
      responsiveness: 'Reaktionszeit',
      availability: 'Verfügbarkeit',
      now: 'Sofort',
      quick: 'Innerhalb von 2 Stunden',
      example: 'Beispiel: 92 % Skill-Match, antwortet innerhalb von 2 Stunden, sofort verfügbar',
    },
    contracts: {
      title: 'Verträge, die sich selbst schreiben',
      text: 'Automatische NDAs, E-Signatur und rechtliche Vorlagen bringen Sie in einem Zug von der Zusage zur unterschriebenen Leistungsbeschreibung (SOW).',
      points: ['Automatische NDAs', 'E-Signatur', 'Rechtliche Vorlagen'],
      own: {
        text: 'Rechtliche Vorlagen, Dokumente und Unterschrift an einem Ort bringen Sie in einem Zug von der Zusage zur unterschriebenen Leistungsbeschreibung (SOW).',
        points: ['Vertragsvorlagen', 'Unterschrift in der Konsole'],
      },
    },
    analytics: {
      title: 'Analysen',
      text: 'Wissen Sie, welche Skills gefragt sind, bevor die Anfragen kommen.',
      points: ['Profilaufrufe', 'Nachfragetrends', 'Conversion'],
    },
    pools: {
      title: 'Talent-Pools',
      text: 'Speichern Sie Kandidaten, die Ihnen gefallen, nach Projekt, Skill oder Kunde und fragen Sie sie wieder an.',
    },
    calendar: {
      title: 'Bench-Kalender',
      text: 'Sehen Sie Wochen im Voraus, wessen Einsatz wann endet, und vermitteln Sie neu vor dem ersten freien Tag.',
    },
    revenue: {
      title: 'Mehr Umsatz',
      text: 'Machen Sie aus Bench-Tagen abgerechnete Tage und sehen Sie Monat für Monat, was jede Vermittlung einbringt.',
    },
  },
  stats: {
    label: 'TalentBench in Zahlen',
    companies: { figure: '500+', text: 'Firmen' },
    profiles: { figure: '50.000+', text: 'Talentprofile' },
    jobs: { text: 'offene Stellen' },
    success: { figure: '95 %', text: 'Erfolgsquote' },
    faster: { figure: '3×', text: 'schnellere Einstellung' },
  },
  pricing: {
    eyebrow: 'Preise',
    title: 'Kostenlos starten. Zahlen, wenn es sich lohnt.',
    lead: 'Starten Sie ohne Kreditkarte. Wechseln Sie den Tarif, wann immer sich Ihre Bench ändert.',
    popular: 'Am beliebtesten',
    includes: 'Im Tarif enthalten',
    own: {
      title: 'Tarife und Preise',
      lead: 'Vergleichen Sie Preise und Limits. In Ihrer Konsole können Sie jederzeit einen größeren Tarif wählen.',
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
      text: 'Für einen ersten Blick auf den Marktplatz.',
      features: ['Basiszugang zum Talent-Pool', 'Begrenzte Suchanfragen', 'Community-Support'],
      action: 'Jetzt starten',
    },
    premium: {
      title: 'Premium',
      price: 'Individuell',
      text: 'Für Firmen, die jeden Monat einstellen oder vermitteln.',
      features: [
        'Unbegrenzter Zugang',
        'Hervorgehobene Profile',
        'Erweiterte Analysen',
        'Verträge und Compliance',
      ],
      action: 'Mit Premium starten',
    },
    enterprise: {
      title: 'Enterprise',
      price: 'Individuell',
      text: 'Für Unternehmensgruppen mit eigenem Marktplatz.',
      features: [
        'Persönliche Kundenbetreuung',
        'White-Label-Auftritt',
        'Markteinblicke und Berichte',
        'Priorisierter Support',
      ],
      action: 'Sprechen Sie mit uns',
    },
  },
  testimonials: {
    eyebrow: 'Kundenstimmen',
    title: 'Was Kunden nach der ersten Vermittlung sagen',
    role: 'Karussell',
    slide: 'Kundenstimme',
    position: '%{number} von %{total}',
    rating: '%{rating} von 5 Sternen',
    previous: 'Vorherige Kundenstimme',
    next: 'Nächste Kundenstimme',
    pause: 'Automatischen Wechsel anhalten',
    resume: 'Automatischen Wechsel fortsetzen',
    people: [
      {
        name: 'Ines Valdorra',
        role: 'Head of Delivery',
        company: 'Kestrel & Loam Consulting',
        initials: 'IV',
        quote:
          'Im März hatten wir elf Ingenieure zwischen zwei Projekten. Neun waren innerhalb von zwei Wochen wieder im Einsatz, und ich habe keinen einzigen Kaltanruf gemacht.',
      },
      {
        name: 'Tobias Renneke',
        role: 'Leiter Talent Acquisition',
        company: 'Halvorsund Mobility',
        initials: 'TR',
        quote:
          'Der Score ist keine Blackbox. Ich konnte der Fachabteilung zeigen, warum der zweite Name auf der Liste der richtige war, und am Montag hat sie angefangen.',
      },
      {
        name: 'Amara Okondi',
        role: 'Managing Partner',
        company: 'Brightwater Staffing',
        initials: 'AO',
        quote:
          'Der Bench-Kalender hat unseren Vertrieb verändert. Wir bieten Leute jetzt drei Wochen vor dem Einsatzende an statt drei Wochen danach.',
      },
    ],
  },
  faq: {
    eyebrow: 'Fragen',
    title: 'Gut zu wissen, bevor Sie starten',
    items: [
      {
        question: 'Was bedeutet „auf der Bench“?',
        answer:
          'Fachkräfte auf der Bench sind bei einem Personaldienstleister oder einer Beratung angestellt und gerade zwischen zwei Projekten. Sie sind geprüft und können sofort oder ab einem festen Datum anfangen.',
      },
      {
        question: 'Wer kann die Profile sehen?',
        answer:
          'Recruiter, deren Firma genehmigt ist. Besucher dieser Seite sehen nur, wie viele Profile zu einer Suche passen, nie, wer es ist.',
      },
      {
        question: 'Wie funktioniert das Matching?',
        answer:
          'Wir vergleichen jeden Kandidaten nach Skills, Reaktionszeit und Verfügbarkeit mit Ihren Kriterien. Sie erhalten einen Prozentwert und die Gründe dafür.',
      },
      {
        question: 'Wie schnell bekomme ich ein Konto?',
        answer:
          'Senden Sie einen Registrierungsantrag, und wir melden uns innerhalb von 24 Stunden. Sobald Ihre Firma genehmigt ist, erhalten Sie einen Link zum Festlegen Ihres Passworts.',
      },
      {
        question: 'Was kostet es?',
        answer:
          'Der Preis hängt von der Größe Ihres Teams und Ihrer Bench ab. Kontaktieren Sie uns, und wir empfehlen Ihnen einen Tarif.',
      },
      {
        question: 'Wo werden unsere Daten gespeichert?',
        answer:
          'Auf dem Server dieses Marktplatzes und nirgends sonst. Schon die Datenbank trennt die Daten der Firmen, und diese Website lädt nichts von anderen Servern.',
      },
    ],
  },
  closing: {
    title: 'Wer ist heute auf Ihrer Bench?',
    text: 'Oder welche Stelle ist schon zu lange offen? Erzählen Sie uns von Ihrer Firma, und wir melden uns innerhalb von 24 Stunden.',
    action: 'Konto erstellen',
    second: 'Erst eine Frage stellen',
  },
  about: {
    eyebrow: 'Über uns',
    title: 'Leerlauf ist für uns ein Matching-Problem.',
    paragraphs: [
      'TalentBench wurde von Menschen gegründet, die beide Seiten kennen: als Anbieter, der für eine leerlaufende Bench zahlt, und als Recruiter mit einem Projekt, das nicht starten konnte.',
      'Es ist dasselbe Problem. Darum haben wir einen Marktplatz gebaut, auf dem beide Seiten dasselbe sehen: wer verfügbar ist, ab wann, zu welchem Satz und warum die Person passt.',
    ],
    art: 'Zwei Firmen, verbunden durch eine Bank, auf der Menschen kurz sitzen',
    values: {
      open: {
        title: 'Gründe statt Ranglisten',
        text: 'Jeder Score zeigt, woraus er besteht.',
      },
      fair: {
        title: 'Dieselben Regeln für alle',
        text: 'Rechte werden einmal festgelegt und gelten überall.',
      },
      private: {
        title: 'Datenschutz von Anfang an',
        text: 'Nur Berechtigte sehen die Profile einer Firma.',
      },
    },
  },
  contact: {
    eyebrow: 'Kontakt',
    title: 'Sprechen Sie mit einem Menschen',
    lead: 'Wir antworten an Werktagen innerhalb von 2–4 Stunden.',
    details: 'Kontaktdaten',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
    hours: 'Erreichbarkeit',
    open: 'Montag bis Freitag, %{from} bis %{to} Uhr %{zone}',
    form: 'Schreiben Sie uns',
    fields: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      email: 'E-Mail-Adresse',
      subject: 'Betreff',
      message: 'Nachricht',
      homepage: 'Dieses Feld leer lassen',
    },
    submit: 'Nachricht senden',
    sending: 'Wird gesendet …',
    thanks: 'Vielen Dank für Ihre Nachricht. Wir antworten an Werktagen innerhalb von 2–4 Stunden.',
  },
  newsletter: {
    title: 'Newsletter',
    text: 'Einmal im Monat: die gefragtesten Skills.',
    label: 'E-Mail-Adresse für den Newsletter',
    placeholder: 'sie@firma.de',
    leave:
      'Zum Abbestellen nutzen Sie den Link in unseren E-Mails. Um diesen Link erneut zu erhalten, geben Sie oben Ihre Adresse ein.',
    submit: 'Abonnieren',
    sending: 'Wird abonniert …',
    thanks: 'Vielen Dank für Ihr Abonnement. Die nächste Ausgabe kommt in Ihr Postfach.',
  },
  forms: {
    required: 'Pflichtfeld',
    email: 'Geben Sie eine gültige E-Mail-Adresse ein',
    tooLong: 'Höchstens %{max} Zeichen.',
    refused: 'Bitte prüfen Sie die markierten Felder.',
    maintenance:
      'TalentBench ist wegen Wartung bis %{until} schreibgeschützt. Ihre Eingaben bleiben erhalten. Bitte senden Sie sie danach.',
    tooMany: 'Zu viele Nachrichten gesendet. Bitte versuchen Sie es in einigen Minuten erneut.',
    failed: 'Senden fehlgeschlagen. Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut.',
  },
  maintenance: {
    label: 'Wartung der Plattform',
    soon: 'Geplante Wartung „%{title}“: TalentBench ist von %{from} bis %{until} schreibgeschützt.',
    underWay:
      'Die Wartung „%{title}“ läuft. TalentBench ist bis %{until} schreibgeschützt. Ihre Eingaben bleiben erhalten.',
    dismiss: 'Bis zum Beginn der Wartung ausblenden',
  },
  footer: {
    label: 'Fußzeile',
    tagline: 'Freie Fachkräfte, in wenigen Tagen vermittelt.',
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
    sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
    unreachable:
      'Die Anmeldung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    accountSuspended: 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an den Support.',
    accountInactive: 'Ihr Konto ist inaktiv. Bitte wenden Sie sich an den Support.',
    companySuspended: 'Das Konto Ihrer Firma ist gesperrt. Bitte wenden Sie sich an den Support.',
    companyInactive: 'Das Konto Ihrer Firma ist inaktiv. Bitte wenden Sie sich an den Support.',
  },
};
