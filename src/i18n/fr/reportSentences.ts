import type { ReportSentenceTexts } from '../reportSentences.ts';

export const reportSentences: ReportSentenceTexts = {
  '%{format} holds at most %{count} rows': '%{format} contient au plus %{count} lignes',
  'Reports don’t support this record type': 'Les rapports ne peuvent pas porter sur ceci',
  'Not available in reports': 'Ne peut pas être demandé',
  'Not available in reports: %{field}': 'Ne peut pas être demandé : %{field}',
  'Each field can be listed only once': 'Nommez chaque champ une fois',
  'Choose fields or a measure': 'Choisissez des champs ou une mesure',
  'Choose a measure': 'Choisissez une mesure',
  'Only available when you group by date': 'Seulement pour un regroupement par date',
  'Choose a date field': 'Choisissez un champ de date',
  'Choose a range or two dates, not both': 'Choisissez une période ou deux jours, pas les deux',
  'This filter is not available for this field': 'Ce filtre ne convient pas à ce champ',
  'This would create more than %{max} groups. Narrow the range, or group by a field with fewer values.':
    'Cela ferait plus de %{max} groupes. Réduisez la période, ou regroupez par un champ qui a moins de valeurs.',
  'You do not have access to the data in this report':
    'Qui demande ce rapport ne peut pas lire ce dont il parle',
  'The person who created this report no longer has access to its data':
    'Qui a demandé ce rapport ne peut plus lire ce dont il parle',
  'The server stopped each time this report was generated. Narrow the report, or generate it again.':
    'Le serveur s’est arrêté chaque fois que ce rapport était généré. Réduisez-le, ou générez-le de nouveau.',
  'The server stopped while this report was being generated. Generate it again.':
    'Le serveur s’est arrêté pendant la génération de ce rapport. Générez-le de nouveau.',
  'This took too long. Narrow the range or the conditions.':
    'Cela a pris trop de temps. Réduisez la période ou les conditions.',
  'The database did not respond. Generate the report again.':
    'La base de données n’a pas répondu. Générez-le de nouveau.',
  'This report is being generated': 'Ce rapport est en cours de génération',
  'This report failed. Generate it again.': 'Ce rapport a échoué. Générez-le de nouveau.',
};
