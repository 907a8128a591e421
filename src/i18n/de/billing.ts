import type { Catalogue } from '../en/index.ts';

export const billing: Catalogue['billing'] = {
  title: 'Abrechnung & Abonnements',
  tabs: {
    label: 'Teile der Abrechnung',
    overview: 'Überblick',
    plans: 'Tarife',
    transactions: 'Transaktionen',
    invoices: 'Rechnungen',
    paymentMethods: 'Zahlungsarten',
    allPlans: 'Alle Tarife',
    subscriptions: 'Abonnements',
    planParts: 'Tarife und Abonnements',
  },
  plans: {
    add: 'Tarif hinzufügen',
    added: 'Tarif erfolgreich hinzugefügt!',
    edit: '%{plan} bearbeiten',
    saved: 'Tarif gespeichert. Unternehmen, die ihn haben, behalten ihren Preis.',
    unlimited: 'Unbegrenzt',
    limitHint: 'Eine Zahl oder Unbegrenzt',
    limitFault: 'Geben Sie eine Zahl ein, oder Unbegrenzt',
    featuresHint: 'Ein Merkmal pro Zeile',
    moreFeatures: '+%{smart_count} weiteres |||| +%{smart_count} weitere',
    subscribers: 'Abonnenten',
    deactivate: {
      do: 'Deaktivieren',
      named: '%{plan} deaktivieren',
      done: '%{plan} wird nicht mehr angeboten. Unternehmen, die ihn haben, behalten ihn.',
    },
    activate: {
      do: 'Aktivieren',
      named: '%{plan} aktivieren',
      done: '%{plan} wird wieder angeboten.',
    },
    remove: {
      named: '%{plan} entfernen',
      held: 'Unternehmen haben diesen Tarif. Deaktivieren Sie ihn stattdessen.',
      title: 'Den Tarif %{plan} entfernen?',
      text: 'Er verschwindet endgültig von der Preisliste.',
      confirm: 'Entfernen',
      done: '%{plan} ist entfernt.',
    },
  },
  subscriptions: {
    next: 'Nächste Änderung',
    changeFor: 'Tarif wechseln: %{company}',
    cancel: 'Kündigen',
    cancelFor: 'Abonnement von %{company} kündigen',
  },
  overview: {
    revenue: 'Gesamtumsatz',
    monthly: 'Monatlicher Umsatz',
    active: 'Aktive Abonnements',
    churn: 'Abwanderungsrate',
    overdue: 'Überfälliger Betrag',
    churnNote:
      'Abwanderung: Von den %{of} Abonnements, die vor %{days} Tagen liefen, sind %{left} seither beendet, ohne dass ein anderer Tarif folgte.',
    others: 'In anderen Währungen: %{sums}.',
    byMonth: {
      title: 'Umsatz nach Monat',
      place: 'Monat',
    },
    byPlan: {
      title: 'Umsatz nach Tarif',
      place: 'Tarif',
    },
    paid: 'Bezahlt',
    paidNote:
      'Abgeschlossene Zahlungen in %{currency} der letzten zwölf Kalendermonate, dieser eingeschlossen.',
    recent: 'Letzte Transaktionen',
    noTransactions: 'Noch keine Zahlungen.',
    allTransactions: 'Alle Transaktionen',
    actions: 'Schnellzugriff',
    changePlans: 'Tarif eines Unternehmens ändern',
    seeOverdue: 'Überfällige Rechnungen',
  },
};
