import type { erasure as english } from '../en/erasure.ts';

export const erasure: Record<keyof typeof english, string> = {
  button: 'Borrar datos personales',
  title: 'Borrar los datos de %{name}',
  warning: 'Esta acción no se puede deshacer. Exporte antes los datos por si alguien los necesita.',
  removed: 'Se elimina',
  removedText: 'Métodos de acceso, sesiones, foto, documentos y los registros que se indican aquí.',
  replaced: 'Se anonimiza',
  replacedText:
    'El nombre y los datos personales se quitan de esta cuenta y de los registros que se indican aquí.',
  kept: 'Se conserva para contabilidad y auditoría',
  keptText: 'Facturas, importes, fechas, referencias y el registro de auditoría.',
  type: 'Escriba «%{name}» para confirmar.',
  name: 'Nombre completo',
  confirm: 'Borrar definitivamente',
  done: 'Datos personales borrados',
  erased:
    'Los datos de esta persona se borraron el %{on}. Solo quedan los registros de contabilidad y auditoría.',
};
