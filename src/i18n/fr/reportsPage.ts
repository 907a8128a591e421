import { reportFile } from '../../../domain/words/fr/reportFile.ts';
import type { reportsPage as original } from '../en/reportsPage.ts';

export const reportsPage: typeof original = {
  ...reportFile,
  all: 'Tous',
  create: 'Créer un rapport',
  started: 'Création du rapport lancée...',
  generating: 'Génération du rapport %{id}... Cela peut prendre quelques minutes.',
  downloading: 'Téléchargement du rapport %{id}...',
  generate: 'Générer',
  retry: 'Réessayer',
  download: 'Télécharger',
  csvForExcel: 'CSV pour Excel',
  named: '%{words} : %{id}',
  progressOf: 'Avancement de %{id}',
  none: 'Aucun rapport ici pour le moment.',
  nothing: 'Rien ne répond à la question : la réponse n’a aucune ligne.',
  more: 'Les %{shown} premières lignes sur %{total}. Les fichiers les contiennent toutes.',
  waiting: 'Ce rapport est en cours de génération et apparaîtra ici de lui-même.',
  failedHint: 'Générez-le de nouveau, ou créez un rapport qui demande moins.',
  upTo: 'jusqu’à %{most} lignes',
  tooMany:
    '%{format} contient au plus %{most} lignes et ce rapport en a %{rows}. Téléchargez-le en CSV ou JSON, ou demandez moins.',
  rowsThemselves: 'Aucune : les lignes elles-mêmes',
  ranges: { '7d': '7 jours', '30d': '30 jours', '90d': '90 jours', '1y': '1 an' },
  counts: { all: 'Tous les rapports', ready: 'Prêts', processing: 'En cours', failed: 'Échoués' },
  condition: { add: 'Ajouter une condition', field: 'Champ', operator: 'Comparaison', value: 'Valeur' },
};
