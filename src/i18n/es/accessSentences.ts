import type { AccessSentenceTexts } from '../accessSentences.ts';

export const accessSentences: AccessSentenceTexts = {
  'This permission does not exist': 'No existe este permiso',
  'Each permission can be listed only once': 'Indique cada permiso una sola vez',
  'Built-in roles can’t be changed. Add a custom role instead.':
    'Los roles predefinidos no se pueden modificar. Añada un rol personalizado en su lugar.',
  'This role has permissions you don’t have: %{list}': 'Este rol tiene permisos que usted no tiene: %{list}',
  'This account has permissions you don’t have: %{list}':
    'Esta cuenta tiene permisos que usted no tiene: %{list}',
  'You can’t change your own role': 'No puede cambiar su propio rol',
  'You can’t suspend yourself': 'No puede suspenderse a sí mismo',
  'You can’t delete yourself': 'No puede eliminarse a sí mismo',
  'You can’t change a role you have': 'No puede cambiar un rol que usted tiene',
  'At least one active Super Admin must remain': 'Debe quedar al menos un Super Admin activo',
  'Choose a custom role': 'Elija un rol personalizado',
  'Console roles are only for operators': 'Los roles de consola son solo para operadores',
  'This role is in use. Assign its users another role first.':
    'Este rol está en uso. Asigne antes otro rol a sus usuarios.',
  'You are viewing TalentBench as another user. This view is read-only.':
    'Está viendo TalentBench como otro usuario. Esta vista es de solo lectura.',
  'You can’t view as an operator': 'No se puede ver como un operador',
  'You can only view as an active user': 'Solo se puede ver como un usuario activo',
  'You can only view as a user of an active company': 'Solo se puede ver como usuario de una empresa activa',
};
