import { reportFile } from '../../../domain/words/es/reportFile.ts';
import type { reportsPage as original } from '../en/reportsPage.ts';

export const reportsPage: typeof original = {
  ...reportFile,
  all: 'Todos',
  create: 'Crear informe',
  started: 'Creación del informe iniciada...',
  generating: 'Generando el informe %{id}... Puede tardar unos minutos.',
  downloading: 'Descargando el informe %{id}...',
  generate: 'Generar',
  retry: 'Reintentar',
  download: 'Descargar',
  csvForExcel: 'CSV para Excel',
  named: '%{words}: %{id}',
  progressOf: 'Progreso de %{id}',
  none: 'Aún no hay informes aquí.',
  nothing: 'Nada cumple la pregunta: la respuesta no tiene filas.',
  more: 'Las primeras %{shown} de %{total} filas. Los archivos las contienen todas.',
  waiting: 'Este informe se está generando y aparecerá aquí por sí solo.',
  failedHint: 'Genérelo de nuevo o cree un informe que pida menos.',
  upTo: 'hasta %{most} filas',
  tooMany:
    '%{format} admite como máximo %{most} filas y este informe tiene %{rows}. Descárguelo como CSV o JSON, o pida menos.',
  rowsThemselves: 'Ninguna: las propias filas',
  ranges: { '7d': '7 días', '30d': '30 días', '90d': '90 días', '1y': '1 año' },
  counts: { all: 'Informes en total', ready: 'Listos', processing: 'En proceso', failed: 'Fallidos' },
  condition: { add: 'Añadir condición', field: 'Campo', operator: 'Comparación', value: 'Valor' },
};
