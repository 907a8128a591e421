import type { UpkeepSentenceTexts } from '../upkeepSentences.ts';

export const upkeepSentences: UpkeepSentenceTexts = {
  'Before the start': 'Avant le début',
  'At most 7 days after the start': 'Au plus 7 jours après le début',
  'This time has passed': 'Ce moment est passé',
  'Overlaps with “%{title}”': 'Chevauche « %{title} »',
  'This maintenance is over': 'Cette maintenance est terminée',
  'It has begun: end it instead': 'Elle a commencé : terminez-la',
  'It has not begun: cancel it instead': 'Elle n’a pas commencé : annulez-la',
  'It has begun already': 'Elle a déjà commencé',
  'TalentBench is being maintained until %{until} and can only be read. Please try again then.':
    'TalentBench est en maintenance jusqu’au %{until} et ne peut qu’être lu. Veuillez réessayer ensuite.',
};
