import type { ErasureSentenceTexts } from '../erasureSentences.ts';

export const erasureSentences: ErasureSentenceTexts = {
  'This person’s data was erased and can’t be changed':
    'Los datos de esta persona se borraron. Aquí ya no se puede escribir nada',
  'You can’t erase yourself. Ask a colleague with security permissions':
    'Nadie se borra a sí mismo. Pídalo a alguien encargado de la seguridad',
  'Contract %{id} is still open. It must end before you can erase this person':
    'El contrato %{id} sigue abierto. Debe terminar antes de borrar a esta persona',
  'Incident %{id} is assigned to this person. Reassign or close it first':
    'El incidente %{id} está asignado a esta persona. Déselo a otra o ciérrelo antes',
  'Type the name exactly as it is written above': 'Escriba el nombre exactamente como figura arriba',
};
