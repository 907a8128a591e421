import type { Catalogue } from '../en/index.ts';

export const analytics: Catalogue['analytics'] = {
  title: 'Analysen',
  range: {
    label: 'Zeitraum',
    days: 'Letzter Tag |||| Letzte %{smart_count} Tage',
    short: '%{smart_count} Tag |||| %{smart_count} Tage',
    span: '%{from} bis %{to}, verglichen mit den %{days} Tagen davor.',
  },
  failed: {
    title: 'Die Zahlen konnten nicht geladen werden',
    retry: 'Noch einmal versuchen',
  },
  empty: {
    title: 'Noch nichts auszuwerten',
    text: 'Sobald Menschen auf Ihrer Bench sind oder ein Recruiter jemanden anfragt, stehen hier Ihre Zahlen, die gefragten Kenntnisse und was als Nächstes zu tun ist.',
    add: 'Fachkraft hinzufügen',
  },
  cut: 'Es gibt mehr Einträge, als auf einmal gezählt werden können (%{nouns}): Diese Zahlen beruhen auf den neuesten %{most}.',
  otherCurrencies: 'Beträge in %{currency}. Was in %{others} ist, ist nicht enthalten.',
  metrics: {
    title: 'Kennzahlen',
    requests: 'Eingegangene Anfragen',
    responseRate: 'Antwortquote',
    timeToAnswer: 'Mittlere Antwortzeit (Median)',
    proposals: 'Anfragen mit Vorschlag',
    newContracts: 'Unterzeichnete Verträge',
    placements: 'Begonnene Einsätze',
    revenue: 'Erzielter Umsatz',
    utilisation: 'Auslastung',
    benchDays: 'Mittlere Zeit auf der Bench',
    benchCost: 'Kosten der Bench',
    points: '%{points} Punkte',
    same: 'Wie zuvor',
    none: 'Kein Vergleich möglich',
    was: 'zuvor %{before}',
    worse: 'schlechter',
    better: 'besser',
    name: 'Kennzahl',
    value: 'Dieser Zeitraum',
    beforeColumn: 'Davor',
    change: 'Änderung',
    note: 'Umsatz ist Satz mal Stunden der unterzeichneten Verträge, nach Tagen. Ein Tag auf der Bench kostet die Stundenkosten bei 160 Stunden im Monat. Profilaufrufe tragen kein Datum, an ihrer Stelle stehen Anfragen.',
  },
  performers: {
    title: 'Erfolgreichste Fachkräfte',
    note: 'Nach Umsatz im Zeitraum, dann nach Anfragen, dann nach Profilaufrufen.',
    name: 'Fachkraft',
    role: 'Berufsbezeichnung',
    revenue: 'Umsatz',
    requests: 'Anfragen',
    views: 'Profilaufrufe insgesamt',
    utilisation: 'Auslastung',
    none: 'In diesem Zeitraum hat niemand Umsatz erzielt oder wurde namentlich angefragt.',
  },
  skills: {
    title: 'Gefragte Kenntnisse im Trend',
    note: 'Nachfrage sind die Anfragen an Sie und die offenen Stellen, die im Zeitraum veröffentlicht wurden. Sehr hoch heißt: häufiger gefragt als 90 von 100 Kenntnissen, hoch: als 75, mittel: als 60. Der Trend vergleicht die Anfragen mit dem Zeitraum davor.',
    skill: 'Kenntnis',
    demand: 'Nachfrage',
    requests: 'Anfragen',
    jobs: 'Stellen',
    supply: 'Auf Ihrer Bench',
    level: 'Stufe',
    trend: 'Trend',
    levels: { 'Very High': 'Sehr hoch', High: 'Hoch', Medium: 'Mittel', Low: 'Niedrig' },
    asked: '%{smart_count} Anfrage oder Stelle |||| %{smart_count} Anfragen und Stellen',
    supplied: '%{smart_count} auf Ihrer Bench |||| %{smart_count} auf Ihrer Bench',
    more: '%{smart_count} Anfrage mehr als zuvor |||| %{smart_count} Anfragen mehr als zuvor',
    fewer: '%{smart_count} Anfrage weniger als zuvor |||| %{smart_count} Anfragen weniger als zuvor',
    showAll: 'Alle %{smart_count} Kenntnisse zeigen',
    showFewer: 'Weniger zeigen',
    none: 'In diesem Zeitraum hat niemand nach einer Kenntnis gefragt. Versuchen Sie einen längeren Zeitraum.',
  },
  demand: {
    title: 'Nachfrage im Zeitverlauf',
    note: 'Nach dem Tag, an dem eine Anfrage einging und eine Stelle veröffentlicht wurde. Seither geschlossene Stellen sind nicht mehr sichtbar.',
    from: 'Von',
    to: 'Bis',
    requests: 'Anfragen an Sie',
    jobs: 'Veröffentlichte offene Stellen',
  },
  insights: {
    title: 'Markteinblicke',
    none: 'In diesem Zeitraum fällt nichts auf.',
    unmetDemand:
      '%{smart_count} offene Anfrage verlangt %{skill}; %{supply} Ihrer %{bench} Fachkräfte können das. |||| %{smart_count} offene Anfragen verlangen %{skill}; %{supply} Ihrer %{bench} Fachkräfte können das.',
    mostAsked:
      '%{skill} ist am meisten gefragt: in %{requests} Ihrer Anfragen und %{jobs} offenen Stellen. Auf Ihrer Bench können das %{supply}.',
    rateAbove:
      '%{smart_count} Ihrer %{people} Fachkräfte mit %{skill} verlangt mehr als die üblichen %{low} bis %{high} pro Stunde (Mittelfeld von %{offers} Anfragen, letzte 90 Tage). |||| %{smart_count} Ihrer %{people} Fachkräfte mit %{skill} verlangen mehr als die üblichen %{low} bis %{high} pro Stunde (Mittelfeld von %{offers} Anfragen, letzte 90 Tage).',
    rateBelow:
      '%{smart_count} Ihrer %{people} Fachkräfte mit %{skill} verlangt weniger als die üblichen %{low} bis %{high} pro Stunde (Mittelfeld von %{offers} Anfragen, letzte 90 Tage). |||| %{smart_count} Ihrer %{people} Fachkräfte mit %{skill} verlangen weniger als die üblichen %{low} bis %{high} pro Stunde (Mittelfeld von %{offers} Anfragen, letzte 90 Tage).',
    jobsMatching:
      'Von %{smart_count} Stelle, die im Zeitraum veröffentlicht wurde und noch offen ist, verlangt %{matching} eine Kenntnis Ihrer Bench. |||| Von %{smart_count} Stellen, die im Zeitraum veröffentlicht wurden und noch offen sind, verlangen %{matching} eine Kenntnis Ihrer Bench.',
    noDemand:
      'Im Zeitraum hat niemand nach einer Kenntnis von %{smart_count} Ihrer %{bench} freien Fachkräfte gefragt. |||| Im Zeitraum hat niemand nach einer Kenntnis von %{smart_count} Ihrer %{bench} freien Fachkräfte gefragt.',
  },
  recommendations: {
    title: 'Empfehlungen',
    none: 'Nichts wartet auf Sie. Gut gemacht.',
    slowAnswers:
      '%{smart_count} Anfrage wartet seit über 2 Tagen auf eine Antwort, die älteste seit %{longest} Tagen. |||| %{smart_count} Anfragen warten seit über 2 Tagen auf eine Antwort, die älteste seit %{longest} Tagen.',
    ageingBench:
      '%{smart_count} Fachkraft ist seit über 30 Tagen auf der Bench, für %{cost} im Monat. |||| %{smart_count} Fachkräfte sind seit über 30 Tagen auf der Bench, für %{cost} im Monat.',
    rollOffs:
      'Verträge, die bald enden: %{in30} in 30 Tagen, %{in60} in 60, %{in90} in 90.',
    closeGap:
      '%{smart_count} offene Anfrage verlangt, was niemand auf Ihrer Bench kann: %{skills}. |||| %{smart_count} offene Anfragen verlangen, was niemand auf Ihrer Bench kann: %{skills}.',
    confirm:
      'Die Verfügbarkeit von %{smart_count} Ihrer %{bench} freien Fachkräfte wurde in den letzten 30 Tagen nicht bestätigt. |||| Die Verfügbarkeit von %{smart_count} Ihrer %{bench} freien Fachkräfte wurde in den letzten 30 Tagen nicht bestätigt.',
    do: {
      slowAnswers: 'Antworten',
      ageingBench: 'Zeigen, wer frei ist',
      rollOffs: 'Zu den Verträgen',
      closeGap: 'Jemanden hinzufügen',
      confirm: 'Zur Bench',
    },
  },
  benchHistory: {
    title: 'Die Bench über 12 Monate',
    people: 'Personen auf der Bench',
    cost: 'Kosten der Bench',
    peopleUnit: 'Personen an einem mittleren Tag',
    costUnit: 'Kosten je Monat, im letzten bisher',
    costSoFar: 'Dieser Monat bisher',
    rule: 'Auf der Bench ist, wer schon da ist und zwischen unterzeichneten Verträgen steht, und wer seit dem Ende des letzten Vertrags oder seit dem eigenen Datum nicht vermittelt ist. Ein Tag kostet die Stundenkosten bei 160 Stunden im Monat.',
    withoutCost:
      '%{smart_count} Person hat keine Kosten in %{currency} und fehlt in den Kosten. |||| %{smart_count} Personen haben keine Kosten in %{currency} und fehlen in den Kosten.',
    empty: 'Sobald Menschen auf Ihrer Bench sind, stehen hier Monat für Monat Größe und Kosten.',
    month: 'Monat',
    now: 'Heute ist %{smart_count} Person auf der Bench. |||| Heute sind %{smart_count} Personen auf der Bench.',
  },
  chart: {
    missing: 'Das Diagramm konnte nicht geladen werden. Die Tabelle darunter hat dieselben Zahlen.',
    asTable: 'Als Tabelle',
    asTableOf: 'Als Tabelle: %{title}',
    asChart: 'Als Diagramm',
    asChartOf: 'Als Diagramm: %{title}',
    export: 'CSV-Export',
    exportOf: 'CSV-Export: %{title}',
  },
};
