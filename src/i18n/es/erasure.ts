import type { erasure as english } from '../en/erasure.ts';

export const erasure: Record<keyof typeof english, string> = {
  button: 'Borrar datos personales',
  title: 'Borrar a %{name}',
  warning: 'No se puede deshacer. Exporte antes los datos si alguien pudiera pedirlos.',
  removed: 'Desaparece para siempre',
  removedText: 'Todas las formas de acceso, las sesiones, la foto y los documentos, y lo que aquí se indica.',
  replaced: 'Pierde el nombre y los datos personales',
  replacedText: 'De la persona queda una fila sin nombre, y lo que aquí se indica ya no nombra a nadie.',
  kept: 'Permanece por los libros y el registro',
  keptText:
    'Facturas, importes, fechas y referencias permanecen, y en el registro de auditoría quién hizo qué.',
  type: 'Escriba «%{name}» para confirmar.',
  name: 'Nombre completo',
  confirm: 'Borrar para siempre',
  done: '%{id} se ha borrado',
  erased:
    'Los datos personales de esta persona se borraron el %{on}. Lo que queda se guarda para los libros.',
};
