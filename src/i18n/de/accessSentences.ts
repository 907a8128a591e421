import type { AccessSentenceTexts } from '../accessSentences.ts';

export const accessSentences: AccessSentenceTexts = {
  'This permission does not exist': 'Dieses Recht gibt es nicht',
  'Each permission can be listed only once': 'Nennen Sie jedes Recht einmal',
  'Built-in roles can’t be changed. Add a custom role instead.':
    'Die eingebauten Rollen stehen fest. Legen Sie stattdessen eine eigene an.',
  'Has permissions you don’t have: %{list}': 'Umfasst mehr, als Sie selbst dürfen: %{list}',
  'This account has permissions you don’t have: %{list}':
    'Dieses Konto ändert nur, wer ebenso viel darf: %{list}',
  'You can’t change your own role': 'Niemand ändert die eigene Rolle',
  'You can’t suspend yourself': 'Niemand sperrt sich selbst',
  'You can’t delete yourself': 'Niemand löscht sich selbst',
  'You can’t change a role you have': 'Niemand ändert die Rolle, die er selbst hat',
  'At least one active Super Admin must remain': 'Mindestens ein aktiver Super Admin muss bleiben',
  'Choose a custom role': 'Wählen Sie eine eigene Rolle',
  'Console roles are only for operators': 'Konsolenrollen sind nur für Betreiber',
  'This role is in use. Assign its users another role first.':
    'Jemand hat diese Rolle. Vergeben Sie zuerst eine andere.',
  'You are viewing TalentBench as another user. This view is read-only.':
    'Sie sehen TalentBench als jemand anderes. Es kann nichts geändert werden.',
  'You can’t view as an operator': 'Betreiber werden nicht so angesehen',
  'You can only view as an active user': 'Das geht nur bei aktiven Nutzern',
  'You can only view as a user of an active company': 'Das geht nur bei Leuten einer aktiven Firma',
};
