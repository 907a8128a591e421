import type { Catalogue } from '../en/index.ts';

export const plans: Catalogue['plans'] = {
  upgrade: 'Tarif erweitern',
  changePlan: 'Tarif wechseln',
  change: {
    upgrade: 'Von %{from} auf %{to} erweitern',
    downgrade: 'Von %{from} auf %{to} verkleinern',
    same: '%{to} bleibt, wie er ist',
    today: 'Heute endet Ihr jetziger Tarif, und %{plan} beginnt.',
    owed: 'Heute werden Ihnen %{amount} berechnet: der Unterschied für %{days} der %{of} Tage dieses Monats.',
    nothingOwed: 'Heute ist nichts zu zahlen.',
    next: 'Die nächste Rechnung beträgt %{amount} und kommt am %{day}.',
    paidAhead:
      'Was für die Zeit nach diesem Monat schon bezahlt ist, %{amount}, wird von den nächsten Rechnungen abgezogen.',
    agreed: 'Der mit Ihnen vereinbarte Preis von %{price} im Monat endet mit Ihrem jetzigen Tarif.',
  },
  confirm: {
    upgrade: 'Auf %{plan} erweitern',
    downgrade: 'Auf %{plan} verkleinern',
    same: '%{plan} wählen',
  },
  step: { same: 'Jetziger Tarif', upgrade: 'Erweiterung', downgrade: 'Verkleinerung' },
  holds: {
    bench:
      'Bis zu %{smart_count} Fachkraft auf der Bench |||| Bis zu %{smart_count} Fachkräfte auf der Bench',
    benchUnlimited: 'Beliebig viele Fachkräfte auf der Bench',
    users: '%{smart_count} Nutzer |||| %{smart_count} Nutzer',
    usersUnlimited: 'Beliebig viele Nutzer',
  },
  choose: 'Tarif wählen',
  offered: 'Tarife',
  perMonth: '%{price}/Monat',
  done: 'Ihr Tarif ist jetzt %{plan}.',
  tooSmall:
    '%{plan} hat Platz für %{limit} Fachkräfte, und %{onBench} sind auf Ihrer Bench. Vermitteln oder entfernen Sie zuerst %{smart_count} Person. |||| %{plan} hat Platz für %{limit} Fachkräfte, und %{onBench} sind auf Ihrer Bench. Vermitteln oder entfernen Sie zuerst %{smart_count} Personen.',
  room: '%{onBench} von %{smart_count} Fachkraft auf der Bench |||| %{onBench} von %{smart_count} Fachkräften auf der Bench',
  overRoom:
    '%{smart_count} Person mehr, als Ihr Tarif vorsieht. Wessen Vertrag endet, kommt immer auf die Bench zurück; weitere Personen können Sie erst hinzufügen, wenn die Bench wieder zum Tarif passt. |||| %{smart_count} Personen mehr, als Ihr Tarif vorsieht. Wessen Vertrag endet, kommt immer auf die Bench zurück; weitere Personen können Sie erst hinzufügen, wenn die Bench wieder zum Tarif passt.',
  unlimitedRoom:
    '%{smart_count} Fachkraft auf der Bench, ohne Grenze |||| %{smart_count} Fachkräfte auf der Bench, ohne Grenze',
  full: 'Ihr Tarif %{plan} hat Platz für %{smart_count} Fachkraft, und %{onBench} sind auf Ihrer Bench. |||| Ihr Tarif %{plan} hat Platz für %{smart_count} Fachkräfte, und %{onBench} sind auf Ihrer Bench.',
  fullMayUpgrade:
    'Erweitern Sie Ihren Tarif, um mehr aufzunehmen, oder kennzeichnen Sie als vermittelt, wer die Bench verlassen hat.',
  fullAskAdmin:
    'Bitten Sie einen Admin Ihrer Firma, den Tarif zu erweitern, oder kennzeichnen Sie als vermittelt, wer die Bench verlassen hat.',
  importTooMany:
    '%{smart_count} dieser Personen findet keinen Platz: Ihr Tarif %{plan} hat Platz für %{limit} Fachkräfte, und %{onBench} sind auf Ihrer Bench. |||| %{smart_count} dieser Personen finden keinen Platz: Ihr Tarif %{plan} hat Platz für %{limit} Fachkräfte, und %{onBench} sind auf Ihrer Bench.',
  backToBench: 'Zurück zu den verfügbaren Fachkräften',
  later: {
    today: 'Heute ist nichts zu zahlen. %{plan} bleibt bis %{day}, wie bezahlt.',
    begins: 'Am %{day} beginnt %{plan}; die Rechnung von diesem Tag beträgt %{amount} im Monat.',
    undo: 'Bis dahin können Sie sich entscheiden, den Tarif zu behalten.',
    changes: 'Wechselt am %{day} zu %{plan}',
    keep: 'Tarif behalten',
    kept: 'Der Tarif bleibt, wie er ist.',
  },
  cancel: {
    do: 'Abonnement kündigen',
    text: '%{plan} bleibt bis %{day}, wie bezahlt; nichts wird zurückgezahlt. Es folgt keine Rechnung. Danach hat das Unternehmen den Platz des Tarifs Basic. Bis dahin kann das Abonnement fortgesetzt werden.',
    confirm: 'Zum Laufzeitende kündigen',
    not: 'Behalten',
    done: 'Das Abonnement endet mit seiner Laufzeit.',
    ends: 'Endet am %{day}',
    resume: 'Fortsetzen',
    resumed: 'Das Abonnement läuft weiter.',
  },
  doneLater: '%{plan} beginnt am Ende der Laufzeit.',
  doneFor: 'Der Tarif ist jetzt %{plan}.',
  tooFewUsers:
    '%{plan} hat Platz für %{limit} Benutzer, und %{users} haben ein Konto. Zuerst muss %{smart_count} Konto deaktiviert werden. |||| %{plan} hat Platz für %{limit} Benutzer, und %{users} haben ein Konto. Zuerst müssen %{smart_count} Konten deaktiviert werden.',
};
