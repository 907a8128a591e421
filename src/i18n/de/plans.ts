import type { Catalogue } from '../en/index.ts';

export const plans: Catalogue['plans'] = {
  upgrade: 'Tarif upgraden',
  changePlan: 'Tarif wechseln',
  change: {
    upgrade: 'Upgrade von %{from} auf %{to}',
    downgrade: 'Downgrade von %{from} auf %{to}',
    same: 'Bei %{to} bleiben',
    today: 'Ihr aktueller Tarif endet heute und %{plan} beginnt.',
    owed: 'Sie zahlen heute %{amount}, anteilig für %{days} der %{of} Tage dieses Monats.',
    nothingOwed: 'Sie zahlen heute nichts.',
    next: 'Ihre nächste Rechnung am %{day} beträgt %{amount}.',
    paidAhead:
      'Die %{amount}, die Sie über diesen Monat hinaus gezahlt haben, ziehen wir von den nächsten Rechnungen ab.',
    agreed: 'Ihr vereinbarter Preis von %{price} im Monat endet mit Ihrem aktuellen Tarif.',
  },
  confirm: {
    upgrade: 'Auf %{plan} upgraden',
    downgrade: 'Auf %{plan} downgraden',
    same: '%{plan} wählen',
  },
  step: { same: 'Aktueller Tarif', upgrade: 'Upgrade', downgrade: 'Downgrade' },
  holds: {
    bench:
      'Bis zu %{smart_count} Fachkraft auf der Bench |||| Bis zu %{smart_count} Fachkräfte auf der Bench',
    benchUnlimited: 'Unbegrenzt viele Fachkräfte auf der Bench',
    users: '%{smart_count} Nutzer |||| %{smart_count} Nutzer',
    usersUnlimited: 'Unbegrenzt viele Nutzer',
  },
  choose: 'Tarif wählen',
  offered: 'Tarife',
  perMonth: '%{price}/Monat',
  done: 'Tarif auf %{plan} geändert',
  tooSmall:
    '%{plan} umfasst %{limit} Fachkräfte auf der Bench, Sie haben %{onBench}. Vermitteln oder entfernen Sie zuerst %{smart_count} Person. |||| %{plan} umfasst %{limit} Fachkräfte auf der Bench, Sie haben %{onBench}. Vermitteln oder entfernen Sie zuerst %{smart_count} Personen.',
  room: '%{onBench} von %{smart_count} Fachkraft auf der Bench |||| %{onBench} von %{smart_count} Fachkräften auf der Bench',
  overRoom:
    '%{smart_count} Person über dem Limit Ihres Tarifs. Bis das Limit wieder eingehalten ist, können Sie niemanden hinzufügen; nach Einsatzende kehren Fachkräfte trotzdem auf die Bench zurück. |||| %{smart_count} Personen über dem Limit Ihres Tarifs. Bis das Limit wieder eingehalten ist, können Sie niemanden hinzufügen; nach Einsatzende kehren Fachkräfte trotzdem auf die Bench zurück.',
  unlimitedRoom:
    '%{smart_count} Fachkraft auf der Bench, ohne Limit |||| %{smart_count} Fachkräfte auf der Bench, ohne Limit',
  full: 'Ihr Tarif %{plan} umfasst %{smart_count} Fachkraft auf der Bench, Sie haben %{onBench}. |||| Ihr Tarif %{plan} umfasst %{smart_count} Fachkräfte auf der Bench, Sie haben %{onBench}.',
  fullMayUpgrade:
    'Upgraden Sie Ihren Tarif, um weitere hinzuzufügen, oder markieren Sie Personen, die die Bench verlassen haben, als vermittelt.',
  fullAskAdmin:
    'Bitten Sie einen Admin Ihrer Firma um ein Upgrade, oder markieren Sie Personen, die die Bench verlassen haben, als vermittelt.',
  importTooMany:
    'Ihre Datei überschreitet das Limit um %{smart_count} Person. Ihr Tarif %{plan} umfasst %{limit} Fachkräfte auf der Bench, Sie haben %{onBench}. |||| Ihre Datei überschreitet das Limit um %{smart_count} Personen. Ihr Tarif %{plan} umfasst %{limit} Fachkräfte auf der Bench, Sie haben %{onBench}.',
  backToBench: 'Zurück zu den verfügbaren Fachkräften',
  later: {
    today: 'Sie zahlen heute nichts. %{plan} ist bezahlt und bleibt bis %{day} aktiv.',
    begins: '%{plan} beginnt am %{day} zum Preis von %{amount} im Monat.',
    undo: 'Bis dahin können Sie es sich anders überlegen.',
    changes: 'Wechsel zu %{plan} am %{day}',
    keep: 'Tarif behalten',
    kept: 'Tarif beibehalten',
  },
  cancel: {
    do: 'Abonnement kündigen',
    text: '%{plan} bleibt bis %{day} aktiv, ohne Erstattung und ohne weitere Rechnungen. Danach gelten die Limits des Tarifs Basic.',
    confirm: 'Zum Laufzeitende kündigen',
    not: 'Abonnement behalten',
    done: 'Abonnement gekündigt. Es endet mit der laufenden Laufzeit.',
    ends: 'Endet am %{day}',
    resume: 'Fortsetzen',
    resumed: 'Abonnement fortgesetzt',
  },
  doneLater: 'Tarif wechselt zum Laufzeitende zu %{plan}',
  doneFor: 'Tarif auf %{plan} geändert',
  tooFewUsers:
    '%{plan} umfasst %{limit} Nutzer, %{users} haben ein Konto. Deaktivieren Sie zuerst %{smart_count} Konto. |||| %{plan} umfasst %{limit} Nutzer, %{users} haben ein Konto. Deaktivieren Sie zuerst %{smart_count} Konten.',
};
