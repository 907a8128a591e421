import type { UpkeepSentenceTexts } from '../upkeepSentences.ts';

export const upkeepSentences: UpkeepSentenceTexts = {
  'Must be after the start': 'Avant le début',
  'Must be within 7 days of the start': 'Au plus 7 jours après le début',
  'This time is in the past': 'Ce moment est passé',
  'Overlaps with “%{title}”': 'Chevauche « %{title} »',
  'This maintenance is over': 'Cette maintenance est terminée',
  'This maintenance has started. End it instead.': 'Elle a commencé : terminez-la',
  'This maintenance has not started. Cancel it instead.': 'Elle n’a pas commencé : annulez-la',
  'This maintenance has already started': 'Elle a déjà commencé',
  'TalentBench is read-only for maintenance until %{until}. Please try again then.':
    'TalentBench est en maintenance jusqu’au %{until} et ne peut qu’être lu. Veuillez réessayer ensuite.',
};
