import type { UpkeepSentenceTexts } from '../upkeepSentences.ts';

export const upkeepSentences: UpkeepSentenceTexts = {
  'Must be after the start': 'Vor dem Beginn',
  'Must be within 7 days of the start': 'Höchstens 7 Tage nach dem Beginn',
  'This time is in the past': 'Dieser Zeitpunkt ist vorbei',
  'Overlaps with “%{title}”': 'Überschneidet sich mit „%{title}“',
  'This maintenance is over': 'Diese Wartung ist vorbei',
  'This maintenance has started. End it instead.': 'Sie hat begonnen: Beenden Sie sie stattdessen',
  'This maintenance has not started. Cancel it instead.':
    'Sie hat nicht begonnen: Sagen Sie sie stattdessen ab',
  'This maintenance has already started': 'Sie hat schon begonnen',
  'TalentBench is read-only for maintenance until %{until}. Please try again then.':
    'TalentBench wird bis %{until} gewartet und kann nur gelesen werden. Bitte versuchen Sie es danach noch einmal.',
};
