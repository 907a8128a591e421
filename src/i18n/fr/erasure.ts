import type { erasure as english } from '../en/erasure.ts';

export const erasure: Record<keyof typeof english, string> = {
  button: 'Effacer les données personnelles',
  title: 'Effacer %{name}',
  warning:
    'Cette action est irréversible. Exportez d’abord les données si quelqu’un peut encore les demander.',
  removed: 'Supprimé définitivement',
  removedText:
    'Tous les moyens de connexion, les sessions, la photo et les documents, ainsi que ce qui figure ici.',
  replaced: 'Perd le nom et les données personnelles',
  replacedText: 'Il reste de la personne une ligne sans nom, et ce qui figure ici ne nomme plus personne.',
  kept: 'Conservé pour les comptes et la preuve',
  keptText:
    'Factures, montants, dates et références restent, de même que les auteurs des actions dans le journal d’audit.',
  type: 'Saisissez « %{name} » pour confirmer.',
  name: 'Nom complet',
  confirm: 'Effacer définitivement',
  done: '%{id} a été effacé',
  erased:
    'Les données personnelles de cette personne ont été effacées le %{on}. Ce qui reste est conservé pour les comptes.',
};
