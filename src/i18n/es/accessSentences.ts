import type { AccessSentenceTexts } from '../accessSentences.ts';

export const accessSentences: AccessSentenceTexts = {
  'This permission does not exist': 'No existe este permiso',
  'Each permission can be listed only once': 'Indique cada permiso una sola vez',
  'Built-in roles can’t be changed. Add a custom role instead.':
    'Los roles incorporados son fijos. Añada en su lugar uno propio.',
  'Has permissions you don’t have: %{list}': 'Incluye más de lo que usted puede: %{list}',
  'This account has permissions you don’t have: %{list}':
    'Solo quien puede lo mismo cambia esta cuenta: %{list}',
  'You can’t change your own role': 'Nadie cambia su propio rol',
  'You can’t suspend yourself': 'Nadie se suspende a sí mismo',
  'You can’t delete yourself': 'Nadie se elimina a sí mismo',
  'You can’t change a role you have': 'Nadie cambia el rol que tiene',
  'At least one active Super Admin must remain': 'Debe quedar al menos un Super Admin activo',
  'Choose a custom role': 'Elija un rol personalizado',
  'Console roles are only for operators': 'Los roles de consola son solo para operadores',
  'This role is in use. Assign its users another role first.': 'Alguien tiene este rol. Asígnele antes otro.',
  'You are viewing TalentBench as another user. This view is read-only.':
    'Está viendo TalentBench como otra persona. No se puede cambiar nada.',
  'You can’t view as an operator': 'No se ve como un operador',
  'You can only view as an active user': 'Solo se puede con alguien activo',
  'You can only view as a user of an active company': 'Solo con personas de una empresa activa',
};
