import type { AccessSentenceTexts } from '../accessSentences.ts';

export const accessSentences: AccessSentenceTexts = {
  'This permission does not exist': 'Dieses Recht gibt es nicht',
  'Each permission can be listed only once': 'Geben Sie jedes Recht nur einmal an',
  'Built-in roles can’t be changed. Add a custom role instead.':
    'Vordefinierte Rollen lassen sich nicht ändern. Fügen Sie stattdessen eine eigene Rolle hinzu.',
  'This role has permissions you don’t have: %{list}':
    'Diese Rolle umfasst Rechte, die Sie nicht haben: %{list}',
  'This account has permissions you don’t have: %{list}':
    'Dieses Konto hat Rechte, die Sie nicht haben: %{list}',
  'You can’t change your own role': 'Sie können Ihre eigene Rolle nicht ändern',
  'You can’t suspend yourself': 'Sie können sich nicht selbst sperren',
  'You can’t delete yourself': 'Sie können sich nicht selbst löschen',
  'You can’t change a role you have': 'Sie können eine Rolle, die Sie selbst haben, nicht ändern',
  'At least one active Super Admin must remain': 'Mindestens ein aktiver Super Admin muss erhalten bleiben',
  'Choose a custom role': 'Wählen Sie eine eigene Rolle',
  'Console roles are only for operators': 'Konsolenrollen sind nur für Betreiber',
  'This role is in use. Assign its users another role first.':
    'Diese Rolle wird verwendet. Weisen Sie ihren Nutzern zuerst eine andere Rolle zu.',
  'You are viewing TalentBench as another user. This view is read-only.':
    'Sie sehen TalentBench als anderer Nutzer. Diese Ansicht ist schreibgeschützt.',
  'You can’t view as an operator': 'Die Ansicht als Betreiber ist nicht möglich',
  'You can only view as an active user': 'Die Ansicht ist nur als aktiver Nutzer möglich',
  'You can only view as a user of an active company':
    'Die Ansicht ist nur als Nutzer einer aktiven Firma möglich',
};
