import type { UpkeepSentenceTexts } from '../upkeepSentences.ts';

export const upkeepSentences: UpkeepSentenceTexts = {
  'Before the start': 'Vor dem Beginn',
  'At most 7 days after the start': 'Höchstens 7 Tage nach dem Beginn',
  'This time has passed': 'Dieser Zeitpunkt ist vorbei',
  'Overlaps with “%{title}”': 'Überschneidet sich mit „%{title}“',
  'This maintenance is over': 'Diese Wartung ist vorbei',
  'It has begun: end it instead': 'Sie hat begonnen: Beenden Sie sie stattdessen',
  'It has not begun: cancel it instead': 'Sie hat nicht begonnen: Sagen Sie sie stattdessen ab',
  'It has begun already': 'Sie hat schon begonnen',
  'TalentBench is being maintained until %{until} and can only be read. Please try again then.':
    'TalentBench wird bis %{until} gewartet und kann nur gelesen werden. Bitte versuchen Sie es danach noch einmal.',
};
