import type { Catalogue } from '../en/index.ts';

export const plans: Catalogue['plans'] = {
  upgrade: 'Passer à une formule supérieure',
  changePlan: 'Changer de formule',
  change: {
    upgrade: 'Passer de la formule %{from} à %{to}',
    downgrade: 'Revenir de la formule %{from} à %{to}',
    same: 'Rester sur %{to}',
    today: 'Votre formule actuelle prend fin aujourd’hui et %{plan} commence.',
    owed: 'Vous payez %{amount} aujourd’hui, au prorata de %{days} des %{of} jours de ce mois.',
    nothingOwed: 'Vous ne payez rien aujourd’hui.',
    next: 'Votre prochaine facture, le %{day}, sera de %{amount}.',
    paidAhead: 'Les %{amount} déjà payés au-delà de ce mois sont déduits de vos prochaines factures.',
    agreed: 'Votre tarif négocié de %{price} par mois prend fin avec votre formule actuelle.',
  },
  confirm: {
    upgrade: 'Passer à %{plan}',
    downgrade: 'Revenir à %{plan}',
    same: 'Choisir %{plan}',
  },
  step: { same: 'Formule actuelle', upgrade: 'Formule supérieure', downgrade: 'Formule inférieure' },
  holds: {
    bench:
      'Jusqu’à %{smart_count} collaborateur en intercontrat |||| Jusqu’à %{smart_count} collaborateurs en intercontrat',
    benchUnlimited: 'Collaborateurs en intercontrat illimités',
    users: '%{smart_count} utilisateur |||| %{smart_count} utilisateurs',
    usersUnlimited: 'Utilisateurs illimités',
  },
  choose: 'Choisir une formule',
  offered: 'Formules',
  perMonth: '%{price}/mois',
  done: 'Formule changée pour %{plan}',
  tooSmall:
    '%{plan} comprend %{limit} collaborateurs en intercontrat et vous en avez %{onBench}. Placez ou retirez d’abord %{smart_count} personne. |||| %{plan} comprend %{limit} collaborateurs en intercontrat et vous en avez %{onBench}. Placez ou retirez d’abord %{smart_count} personnes.',
  room: '%{onBench} sur %{smart_count} collaborateur en intercontrat |||| %{onBench} sur %{smart_count} collaborateurs en intercontrat',
  overRoom:
    '%{smart_count} personne au-delà de la limite de votre formule. Vous ne pouvez ajouter personne tant qu’elle est dépassée, mais les collaborateurs en fin de mission reviennent toujours en intercontrat. |||| %{smart_count} personnes au-delà de la limite de votre formule. Vous ne pouvez ajouter personne tant qu’elle est dépassée, mais les collaborateurs en fin de mission reviennent toujours en intercontrat.',
  unlimitedRoom:
    '%{smart_count} collaborateur en intercontrat, sans limite |||| %{smart_count} collaborateurs en intercontrat, sans limite',
  full: 'Votre formule %{plan} comprend %{smart_count} collaborateur en intercontrat et vous en avez %{onBench}. |||| Votre formule %{plan} comprend %{smart_count} collaborateurs en intercontrat et vous en avez %{onBench}.',
  fullMayUpgrade:
    'Passez à une formule supérieure pour en ajouter, ou marquez comme placées les personnes qui ne sont plus en intercontrat.',
  fullAskAdmin:
    'Demandez à un Admin de votre société de passer à une formule supérieure, ou marquez comme placées les personnes qui ne sont plus en intercontrat.',
  importTooMany:
    'Votre fichier dépasse la limite de %{smart_count} personne. Votre formule %{plan} comprend %{limit} collaborateurs en intercontrat et vous en avez %{onBench}. |||| Votre fichier dépasse la limite de %{smart_count} personnes. Votre formule %{plan} comprend %{limit} collaborateurs en intercontrat et vous en avez %{onBench}.',
  backToBench: 'Retour aux ressources disponibles',
  later: {
    today: 'Vous ne payez rien aujourd’hui. %{plan} est déjà payée et reste active jusqu’au %{day}.',
    begins: '%{plan} commence le %{day}, à %{amount} par mois.',
    undo: 'Vous pouvez changer d’avis d’ici là.',
    changes: 'Passage à %{plan} le %{day}',
    keep: 'Garder cette formule',
    kept: 'Formule conservée',
  },
  cancel: {
    do: 'Résilier l’abonnement',
    text: '%{plan} reste active jusqu’au %{day}, sans remboursement ni nouvelle facture. Ensuite, les limites de la formule Basic s’appliquent.',
    confirm: 'Résilier en fin de période',
    not: 'Garder l’abonnement',
    done: 'Abonnement résilié. Il prend fin avec la période en cours.',
    ends: 'Prend fin le %{day}',
    resume: 'Reprendre',
    resumed: 'Abonnement repris',
  },
  doneLater: 'La formule passera à %{plan} à la fin de la période',
  doneFor: 'Formule changée pour %{plan}',
  tooFewUsers:
    '%{plan} comprend %{limit} utilisateurs et %{users} ont un compte. Désactivez d’abord %{smart_count} compte. |||| %{plan} comprend %{limit} utilisateurs et %{users} ont un compte. Désactivez d’abord %{smart_count} comptes.',
};
