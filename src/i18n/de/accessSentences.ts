import type { AccessSentenceTexts } from '../accessSentences.ts';

export const accessSentences: AccessSentenceTexts = {
  'No such permission': 'Dieses Recht gibt es nicht',
  'Name each permission once': 'Nennen Sie jedes Recht einmal',
  'The built-in roles are fixed. Add a role of your own instead.':
    'Die eingebauten Rollen stehen fest. Legen Sie stattdessen eine eigene an.',
  'Holds more than you do: %{list}': 'Umfasst mehr, als Sie selbst dürfen: %{list}',
  'Only somebody who holds as much may change this account: %{list}':
    'Dieses Konto ändert nur, wer ebenso viel darf: %{list}',
  'Nobody changes their own role': 'Niemand ändert die eigene Rolle',
  'Nobody suspends themselves': 'Niemand sperrt sich selbst',
  'Nobody deletes themselves': 'Niemand löscht sich selbst',
  'Nobody changes the role they hold': 'Niemand ändert die Rolle, die er selbst hat',
  'At least one active Super Admin has to remain': 'Mindestens ein aktiver Super Admin muss bleiben',
  'Choose a custom role': 'Wählen Sie eine eigene Rolle',
  'Console roles are for operators alone': 'Konsolenrollen sind nur für Betreiber',
  'Somebody holds this role. Give them another one first.':
    'Jemand hat diese Rolle. Vergeben Sie zuerst eine andere.',
  'You are viewing TalentBench as somebody else. Nothing can be changed.':
    'Sie sehen TalentBench als jemand anderes. Es kann nichts geändert werden.',
  'Operators are not viewed as': 'Betreiber werden nicht so angesehen',
  'Only somebody active can be viewed as': 'Das geht nur bei aktiven Nutzern',
  'Only people of an active company can be viewed as': 'Das geht nur bei Leuten einer aktiven Firma',
};
