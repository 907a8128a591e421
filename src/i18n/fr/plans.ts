import type { Catalogue } from '../en/index.ts';

export const plans: Catalogue['plans'] = {
  upgrade: 'Changer pour une formule supérieure',
  changePlan: 'Changer de formule',
  change: {
    upgrade: 'Passer de %{from} à %{to}, formule supérieure',
    downgrade: 'Passer de %{from} à %{to}, formule inférieure',
    same: '%{to} reste en l’état',
    today: 'Aujourd’hui, votre formule actuelle prend fin et %{plan} commence.',
    owed: 'Aujourd’hui, %{amount} vous sont facturés : la différence pour %{days} des %{of} jours de ce mois.',
    nothingOwed: 'Rien n’est dû aujourd’hui.',
    next: 'La prochaine facture sera de %{amount}, le %{day}.',
    paidAhead: 'Ce qui est déjà payé pour après ce mois, %{amount}, est déduit des prochaines factures.',
    agreed: 'Le prix de %{price} par mois convenu avec vous prend fin avec votre formule actuelle.',
  },
  confirm: {
    upgrade: 'Passer à %{plan}',
    downgrade: 'Descendre à %{plan}',
    same: 'Choisir %{plan}',
  },
  step: { same: 'Formule actuelle', upgrade: 'Formule supérieure', downgrade: 'Formule inférieure' },
  holds: {
    bench: 'Jusqu’à %{smart_count} personne disponible |||| Jusqu’à %{smart_count} personnes disponibles',
    benchUnlimited: 'Personnes disponibles sans limite',
    users: '%{smart_count} utilisateur |||| %{smart_count} utilisateurs',
    usersUnlimited: 'Utilisateurs sans limite',
  },
  choose: 'Choisir une formule',
  offered: 'Formules',
  perMonth: '%{price}/mois',
  done: 'Votre formule est désormais %{plan}.',
  tooSmall:
    '%{plan} accueille %{limit} personnes, et %{onBench} sont disponibles chez vous. Placez ou retirez d’abord %{smart_count} personne. |||| %{plan} accueille %{limit} personnes, et %{onBench} sont disponibles chez vous. Placez ou retirez d’abord %{smart_count} personnes.',
  room: '%{onBench} sur %{smart_count} personne disponible |||| %{onBench} sur %{smart_count} personnes disponibles',
  overRoom:
    '%{smart_count} personne de plus que votre formule n’en accueille. Une personne dont le contrat se termine redevient toujours disponible ; vous ne pourrez ajouter personne d’autre tant que la limite est dépassée. |||| %{smart_count} personnes de plus que votre formule n’en accueille. Une personne dont le contrat se termine redevient toujours disponible ; vous ne pourrez ajouter personne d’autre tant que la limite est dépassée.',
  unlimitedRoom:
    '%{smart_count} personne disponible, sans limite |||| %{smart_count} personnes disponibles, sans limite',
  full: 'Votre formule %{plan} accueille %{smart_count} personne, et %{onBench} sont disponibles chez vous. |||| Votre formule %{plan} accueille %{smart_count} personnes, et %{onBench} sont disponibles chez vous.',
  fullMayUpgrade:
    'Passez à une formule supérieure pour en ajouter, ou marquez comme placées les personnes qui ne sont plus disponibles.',
  fullAskAdmin:
    'Demandez à un Admin de votre entreprise de passer à une formule supérieure, ou marquez comme placées les personnes qui ne sont plus disponibles.',
  importTooMany:
    '%{smart_count} de ces personnes est de trop : votre formule %{plan} accueille %{limit} personnes, et %{onBench} sont disponibles chez vous. |||| %{smart_count} de ces personnes sont de trop : votre formule %{plan} accueille %{limit} personnes, et %{onBench} sont disponibles chez vous.',
  backToBench: 'Retour aux ressources disponibles',
  later: {
    today: 'Rien n’est à payer aujourd’hui. %{plan} reste jusqu’au %{day}, déjà payé.',
    begins: 'Le %{day}, %{plan} commence ; la facture de ce jour est de %{amount} par mois.',
    undo: 'D’ici là, vous pouvez décider de garder votre formule.',
    changes: 'Passe à %{plan} le %{day}',
    keep: 'Garder cette formule',
    kept: 'La formule reste telle quelle.',
  },
  cancel: {
    do: 'Résilier l’abonnement',
    text: '%{plan} reste jusqu’au %{day}, déjà payé ; rien n’est remboursé. Aucune facture ne suit. Ensuite, l’entreprise a la place de la formule Basic. D’ici là, l’abonnement peut être repris.',
    confirm: 'Résilier en fin de période',
    not: 'Le garder',
    done: 'L’abonnement prend fin avec sa période.',
    ends: 'Prend fin le %{day}',
    resume: 'Reprendre',
    resumed: 'L’abonnement continue.',
  },
  doneLater: '%{plan} commence à la fin de la période.',
  doneFor: 'La formule est maintenant %{plan}.',
  tooFewUsers:
    '%{plan} accueille %{limit} utilisateurs, et %{users} ont un compte. Il faut d’abord désactiver %{smart_count} compte. |||| %{plan} accueille %{limit} utilisateurs, et %{users} ont un compte. Il faut d’abord désactiver %{smart_count} comptes.',
};
