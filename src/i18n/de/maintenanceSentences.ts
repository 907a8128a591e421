import type { MaintenanceSentenceTexts } from '../maintenanceSentences.ts';

export const maintenanceSentences: MaintenanceSentenceTexts = {
  'Choose a time after the start': 'Wählen Sie einen Zeitpunkt nach dem Beginn',
  'Choose a time within 7 days of the start':
    'Wählen Sie einen Zeitpunkt innerhalb von 7 Tagen nach dem Beginn',
  'Choose a time in the future': 'Wählen Sie einen Zeitpunkt in der Zukunft',
  'Overlaps with “%{title}”': 'Überschneidet sich mit „%{title}“',
  'This maintenance is over': 'Diese Wartung ist vorbei',
  'This maintenance has started. End it instead.': 'Diese Wartung hat begonnen. Beenden Sie sie stattdessen.',
  'This maintenance has not started. Cancel it instead.':
    'Diese Wartung hat noch nicht begonnen. Sagen Sie sie stattdessen ab.',
  'This maintenance has already started': 'Diese Wartung hat bereits begonnen',
  'TalentBench is read-only for maintenance until %{until}. Please try again then.':
    'TalentBench ist wegen Wartung bis %{until} schreibgeschützt. Bitte versuchen Sie es danach erneut.',
};
