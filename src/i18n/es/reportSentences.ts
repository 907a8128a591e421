import type { ReportSentenceTexts } from '../reportSentences.ts';

export const reportSentences: ReportSentenceTexts = {
  '%{format} holds at most %{count} rows': '%{format} admite como máximo %{count} filas',
  'Reports don’t support this record type': 'Los informes no pueden tratar de esto',
  'Not available in reports': 'No se puede pedir',
  'Not available in reports: %{field}': 'No se puede pedir: %{field}',
  'Each field can be listed only once': 'Nombre cada campo una vez',
  'Choose fields or a measure': 'Elija campos o una medida',
  'Choose a measure': 'Elija una medida',
  'Only available when you group by date': 'Solo para agrupar por fecha',
  'Choose a date field': 'Elija un campo de fecha',
  'Choose a range or two dates, not both': 'Elija un período o dos días, no ambos',
  'This filter is not available for this field': 'No es un filtro para este campo',
  'This would create more than %{max} groups. Narrow the range, or group by a field with fewer values.':
    'Serían más de %{max} grupos. Reduzca el período o agrupe por algo con menos valores.',
  'You do not have access to the data in this report':
    'Quien pide este informe no puede leer aquello de lo que trata',
  'The person who created this report no longer has access to its data':
    'Quien pidió este informe ya no puede leer aquello de lo que trata',
  'The server stopped each time this report was generated. Narrow the report, or generate it again.':
    'El servidor se detuvo cada vez que se generaba este informe. Redúzcalo o genérelo de nuevo.',
  'The server stopped while this report was being generated. Generate it again.':
    'El servidor se detuvo mientras se generaba este informe. Genérelo de nuevo.',
  'This took too long. Narrow the range or the conditions.':
    'Esto tardó demasiado. Reduzca el período o las condiciones.',
  'The database did not respond. Generate the report again.':
    'La base de datos no respondió. Genérelo de nuevo.',
  'This report is being generated': 'Este informe se está generando',
  'This report failed. Generate it again.': 'Este informe falló. Genérelo de nuevo.',
};
