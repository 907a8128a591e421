import type { erasure as english } from '../en/erasure.ts';

export const erasure: Record<keyof typeof english, string> = {
  button: 'Effacer les données personnelles',
  title: 'Effacer les données de %{name}',
  warning: 'Cette action est irréversible. Exportez d’abord les données si quelqu’un peut en avoir besoin.',
  removed: 'Supprimé',
  removedText: 'Moyens de connexion, sessions, photo, documents et enregistrements indiqués ici.',
  replaced: 'Anonymisé',
  replacedText:
    'Le nom et les données personnelles sont retirés de ce compte et des enregistrements indiqués ici.',
  kept: 'Conservé pour la comptabilité et l’audit',
  keptText: 'Factures, montants, dates, références et journal d’audit.',
  type: 'Saisissez « %{name} » pour confirmer.',
  name: 'Nom complet',
  confirm: 'Effacer définitivement',
  done: 'Données personnelles effacées',
  erased:
    'Les données de cette personne ont été effacées le %{on}. Seules les données de comptabilité et d’audit sont conservées.',
};
