import type { ReportSentenceTexts } from '../reportSentences.ts';

export const reportSentences: ReportSentenceTexts = {
  '%{format} files can hold up to %{count} rows': 'Los archivos %{format} admiten hasta %{count} filas',
  'Reports don’t support this record type': 'Los informes no admiten este tipo de registro',
  'Not available in reports': 'No disponible en informes',
  'Not available in reports: %{field}': 'No disponible en informes: %{field}',
  'Each field can be listed only once': 'Indique cada campo una sola vez',
  'Choose fields or a measure': 'Elija campos o una medida',
  'Choose a measure': 'Elija una medida',
  'Only available when you group by date': 'Solo disponible al agrupar por fecha',
  'Choose a date field': 'Elija un campo de fecha',
  'Choose a range or two dates, not both': 'Elija un periodo o dos fechas, no ambos',
  'This filter is not available for this field': 'Este filtro no está disponible para este campo',
  'This would create more than %{max} groups. Narrow the range, or group by a field with fewer values.':
    'Esto crearía más de %{max} grupos. Reduzca el periodo o agrupe por un campo con menos valores.',
  'You do not have access to the data in this report': 'No tiene acceso a los datos de este informe',
  'The person who created this report no longer has access to its data':
    'La persona que creó este informe ya no tiene acceso a sus datos',
  'The server stopped each time this report was generated. Narrow the report, or generate it again.':
    'El servidor se detuvo cada vez que se generaba este informe. Acótelo o genérelo de nuevo.',
  'The server stopped while this report was being generated. Generate it again.':
    'El servidor se detuvo mientras se generaba este informe. Genérelo de nuevo.',
  'This took too long. Narrow the range or the conditions.':
    'El informe tardó demasiado. Reduzca el periodo o las condiciones.',
  'The database did not respond. Generate the report again.':
    'La base de datos no respondió. Genere el informe de nuevo.',
  'This report is being generated': 'Este informe se está generando',
  'This report failed. Generate it again.': 'Este informe ha fallado. Genérelo de nuevo.',
};
