import type { ErasureSentenceTexts } from '../erasureSentences.ts';

export const erasureSentences: ErasureSentenceTexts = {
  'This person’s data was erased and can’t be changed':
    'Los datos de esta persona se borraron y no se pueden modificar',
  'You can’t erase yourself. Ask a colleague with security permissions.':
    'No puede borrar sus propios datos. Pídaselo a alguien con permisos de seguridad.',
  'Contract %{id} is still open. End it before you erase this person.':
    'El contrato %{id} sigue abierto. Finalícelo antes de borrar los datos de esta persona.',
  'Incident %{id} is assigned to this person. Reassign or close it first.':
    'El incidente %{id} está asignado a esta persona. Reasígnelo o ciérrelo antes.',
  'Type the name exactly as shown above': 'Escriba el nombre exactamente como aparece arriba',
};
