import type { ReportSentenceTexts } from '../reportSentences.ts';

export const reportSentences: ReportSentenceTexts = {
  '%{format} files can hold up to %{count} rows':
    'Un fichier %{format} peut contenir jusqu’à %{count} lignes',
  'Reports don’t support this record type': 'Les rapports ne prennent pas en charge ce type d’enregistrement',
  'Not available in reports': 'Non disponible dans les rapports',
  'Not available in reports: %{field}': 'Non disponible dans les rapports : %{field}',
  'Each field can be listed only once': 'Indiquez chaque champ une seule fois',
  'Choose fields or a measure': 'Choisissez des champs ou une mesure',
  'Choose a measure': 'Choisissez une mesure',
  'Only available when you group by date': 'Disponible uniquement avec un regroupement par date',
  'Choose a date field': 'Choisissez un champ de date',
  'Choose a range or two dates, not both': 'Choisissez une période ou deux dates, pas les deux',
  'This filter is not available for this field': 'Ce filtre n’est pas disponible pour ce champ',
  'This would create more than %{max} groups. Narrow the range, or group by a field with fewer values.':
    'Cela créerait plus de %{max} groupes. Réduisez la période ou regroupez par un champ qui a moins de valeurs.',
  'You do not have access to the data in this report': 'Vous n’avez pas accès aux données de ce rapport',
  'The person who created this report no longer has access to its data':
    'La personne qui a créé ce rapport n’a plus accès à ses données',
  'The server stopped each time this report was generated. Narrow the report, or generate it again.':
    'Le serveur s’est arrêté à chaque génération de ce rapport. Affinez-le ou générez-le de nouveau.',
  'The server stopped while this report was being generated. Generate it again.':
    'Le serveur s’est arrêté pendant la génération de ce rapport. Générez-le de nouveau.',
  'This took too long. Narrow the range or the conditions.':
    'Le rapport a pris trop de temps. Réduisez la période ou les conditions.',
  'The database did not respond. Generate the report again.':
    'La base de données n’a pas répondu. Générez le rapport de nouveau.',
  'This report is being generated': 'Ce rapport est en cours de génération',
  'This report failed. Generate it again.': 'Ce rapport a échoué. Générez-le de nouveau.',
};
