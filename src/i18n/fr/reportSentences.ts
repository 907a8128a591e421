import type { ReportSentenceTexts } from '../reportSentences.ts';

export const reportSentences: ReportSentenceTexts = {
  '%{format} holds at most %{count} rows': '%{format} contient au plus %{count} lignes',
  'Reports cannot be about this': 'Les rapports ne peuvent pas porter sur ceci',
  'Cannot be asked for': 'Ne peut pas être demandé',
  'Cannot be asked for: %{field}': 'Ne peut pas être demandé : %{field}',
  'Name each field once': 'Nommez chaque champ une fois',
  'Choose fields or a measure': 'Choisissez des champs ou une mesure',
  'Choose a measure': 'Choisissez une mesure',
  'Only for a group by date': 'Seulement pour un regroupement par date',
  'Choose a date field': 'Choisissez un champ de date',
  'Choose a range or two days, not both': 'Choisissez une période ou deux jours, pas les deux',
  'Not a filter for this field': 'Ce filtre ne convient pas à ce champ',
  'This would be more than %{max} groups. Narrow the range, or group by something with fewer values.':
    'Cela ferait plus de %{max} groupes. Réduisez la période, ou regroupez par un champ qui a moins de valeurs.',
  'Whoever asks for this report may not read what it is about':
    'Qui demande ce rapport ne peut pas lire ce dont il parle',
  'Whoever asked for this report may no longer read what it is about':
    'Qui a demandé ce rapport ne peut plus lire ce dont il parle',
  'The server stopped each time this report was made. Narrow it, or generate it again.':
    'Le serveur s’est arrêté chaque fois que ce rapport était généré. Réduisez-le, ou générez-le de nouveau.',
  'The server stopped while this report was made. Generate it again.':
    'Le serveur s’est arrêté pendant la génération de ce rapport. Générez-le de nouveau.',
  'This took too long. Narrow the range or the conditions.':
    'Cela a pris trop de temps. Réduisez la période ou les conditions.',
  'The database did not answer. Generate it again.':
    'La base de données n’a pas répondu. Générez-le de nouveau.',
  'This report is being generated': 'Ce rapport est en cours de génération',
  'This report failed. Generate it again.': 'Ce rapport a échoué. Générez-le de nouveau.',
};
