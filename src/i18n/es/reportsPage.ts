import { reportFile } from '../../../domain/words/es/reportFile.ts';
import type { reportsPage as original } from '../en/reportsPage.ts';

export const reportsPage: typeof original = {
  ...reportFile,
  all: 'Todos',
  create: 'Crear informe',
  started: 'Creación del informe iniciada…',
  generating: 'Generando el informe %{id}… Puede tardar unos minutos.',
  downloading: 'Descargando el informe %{id}…',
  generate: 'Generar',
  retry: 'Reintentar',
  download: 'Descargar',
  csvForExcel: 'CSV para Excel',
  named: '%{words}: %{id}',
  progressOf: 'Progreso de %{id}',
  none: 'Aún no hay informes.',
  nothing: 'Ninguna fila coincide con este informe.',
  more: 'Se muestran las primeras %{shown} de %{total} filas. Descargue un archivo para verlas todas.',
  waiting: 'Este informe se está generando. Aparecerá aquí cuando esté listo.',
  failedHint: 'Genérelo de nuevo o cree un informe más acotado.',
  upTo: 'hasta %{most} filas',
  tooMany:
    '%{format} admite hasta %{most} filas y este informe tiene %{rows}. Descárguelo en CSV o JSON, o acótelo.',
  rowsThemselves: 'Ninguna (listar filas)',
  ranges: { '7d': '7 días', '30d': '30 días', '90d': '90 días', '1y': '1 año' },
  counts: { all: 'Total de informes', ready: 'Listos', processing: 'En proceso', failed: 'Fallidos' },
  condition: { add: 'Añadir condición', field: 'Campo', operator: 'Comparación', value: 'Valor' },
};
