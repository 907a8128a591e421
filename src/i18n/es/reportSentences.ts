import type { ReportSentenceTexts } from '../reportSentences.ts';

export const reportSentences: ReportSentenceTexts = {
  '%{format} holds at most %{count} rows': '%{format} admite como máximo %{count} filas',
  'Reports cannot be about this': 'Los informes no pueden tratar de esto',
  'Cannot be asked for': 'No se puede pedir',
  'Cannot be asked for: %{field}': 'No se puede pedir: %{field}',
  'Name each field once': 'Nombre cada campo una vez',
  'Choose fields or a measure': 'Elija campos o una medida',
  'Choose a measure': 'Elija una medida',
  'Only for a group by date': 'Solo para agrupar por fecha',
  'Choose a date field': 'Elija un campo de fecha',
  'Choose a range or two days, not both': 'Elija un período o dos días, no ambos',
  'Not a filter for this field': 'No es un filtro para este campo',
  'This would be more than %{max} groups. Narrow the range, or group by something with fewer values.':
    'Serían más de %{max} grupos. Reduzca el período o agrupe por algo con menos valores.',
  'Whoever asks for this report may not read what it is about':
    'Quien pide este informe no puede leer aquello de lo que trata',
  'Whoever asked for this report may no longer read what it is about':
    'Quien pidió este informe ya no puede leer aquello de lo que trata',
  'The server stopped each time this report was made. Narrow it, or generate it again.':
    'El servidor se detuvo cada vez que se generaba este informe. Redúzcalo o genérelo de nuevo.',
  'The server stopped while this report was made. Generate it again.':
    'El servidor se detuvo mientras se generaba este informe. Genérelo de nuevo.',
  'This took too long. Narrow the range or the conditions.':
    'Esto tardó demasiado. Reduzca el período o las condiciones.',
  'The database did not answer. Generate it again.': 'La base de datos no respondió. Genérelo de nuevo.',
  'This report is being generated': 'Este informe se está generando',
  'This report failed. Generate it again.': 'Este informe falló. Genérelo de nuevo.',
};
