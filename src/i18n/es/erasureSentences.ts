import type { ErasureSentenceTexts } from '../erasureSentences.ts';

export const erasureSentences: ErasureSentenceTexts = {
  'This person’s data were erased. Nothing can be written here any more':
    'Los datos de esta persona se borraron. Aquí ya no se puede escribir nada',
  'Nobody erases themselves. Ask a colleague who may act on security':
    'Nadie se borra a sí mismo. Pídalo a alguien encargado de la seguridad',
  'Contract %{id} is still open. It has to end before this person is erased':
    'El contrato %{id} sigue abierto. Debe terminar antes de borrar a esta persona',
  'Incident %{id} is assigned to this person. Give it to somebody else, or close it first':
    'El incidente %{id} está asignado a esta persona. Déselo a otra o ciérrelo antes',
  'Type the name exactly as it is written above': 'Escriba el nombre exactamente como figura arriba',
};
