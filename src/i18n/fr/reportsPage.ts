import { reportFile } from '../../../domain/words/fr/reportFile.ts';
import type { reportsPage as original } from '../en/reportsPage.ts';

export const reportsPage: typeof original = {
  ...reportFile,
  all: 'Tous',
  create: 'Créer un rapport',
  started: 'Création du rapport lancée…',
  generating: 'Génération du rapport %{id}… Cela peut prendre quelques minutes.',
  downloading: 'Téléchargement du rapport %{id}…',
  generate: 'Générer',
  retry: 'Réessayer',
  download: 'Télécharger',
  csvForExcel: 'CSV pour Excel',
  named: '%{words} : %{id}',
  progressOf: 'Avancement de %{id}',
  none: 'Aucun rapport pour le moment.',
  nothing: 'Aucune ligne ne correspond à ce rapport.',
  more: 'Les %{shown} premières lignes sur %{total}. Téléchargez un fichier pour les obtenir toutes.',
  waiting: 'Ce rapport est en cours de génération. Il apparaîtra ici une fois prêt.',
  failedHint: 'Générez-le de nouveau ou créez un rapport plus ciblé.',
  upTo: 'jusqu’à %{most} lignes',
  tooMany:
    'Un fichier %{format} contient au plus %{most} lignes et ce rapport en a %{rows}. Téléchargez-le en CSV ou JSON, ou affinez-le.',
  rowsThemselves: 'Aucune (lister les lignes)',
  ranges: { '7d': '7 jours', '30d': '30 jours', '90d': '90 jours', '1y': '1 an' },
  counts: { all: 'Total des rapports', ready: 'Prêts', processing: 'En cours', failed: 'En échec' },
  condition: { add: 'Ajouter une condition', field: 'Champ', operator: 'Comparaison', value: 'Valeur' },
};
