import type { AccessSentenceTexts } from '../accessSentences.ts';

export const accessSentences: AccessSentenceTexts = {
  'No such permission': 'No existe este permiso',
  'Name each permission once': 'Indique cada permiso una sola vez',
  'The built-in roles are fixed. Add a role of your own instead.':
    'Los roles incorporados son fijos. Añada en su lugar uno propio.',
  'Holds more than you do: %{list}': 'Incluye más de lo que usted puede: %{list}',
  'Only somebody who holds as much may change this account: %{list}':
    'Solo quien puede lo mismo cambia esta cuenta: %{list}',
  'Nobody changes their own role': 'Nadie cambia su propio rol',
  'Nobody suspends themselves': 'Nadie se suspende a sí mismo',
  'Nobody deletes themselves': 'Nadie se elimina a sí mismo',
  'Nobody changes the role they hold': 'Nadie cambia el rol que tiene',
  'At least one active Super Admin has to remain': 'Debe quedar al menos un Super Admin activo',
  'Choose a custom role': 'Elija un rol personalizado',
  'Console roles are for operators alone': 'Los roles de consola son solo para operadores',
  'Somebody holds this role. Give them another one first.': 'Alguien tiene este rol. Asígnele antes otro.',
  'You are viewing TalentBench as somebody else. Nothing can be changed.':
    'Está viendo TalentBench como otra persona. No se puede cambiar nada.',
  'Operators are not viewed as': 'No se ve como un operador',
  'Only somebody active can be viewed as': 'Solo se puede con alguien activo',
  'Only people of an active company can be viewed as': 'Solo con personas de una empresa activa',
};
