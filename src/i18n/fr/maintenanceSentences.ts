import type { MaintenanceSentenceTexts } from '../maintenanceSentences.ts';

export const maintenanceSentences: MaintenanceSentenceTexts = {
  'Choose a time after the start': 'Choisissez une heure postérieure au début',
  'Choose a time within 7 days of the start': 'Choisissez une heure dans les 7 jours qui suivent le début',
  'Choose a time in the future': 'Choisissez une heure à venir',
  'Overlaps with “%{title}”': 'Chevauche « %{title} »',
  'This maintenance is over': 'Cette maintenance est terminée',
  'This maintenance has started. End it instead.': 'Cette maintenance a commencé. Terminez-la plutôt.',
  'This maintenance has not started. Cancel it instead.':
    'Cette maintenance n’a pas commencé. Annulez-la plutôt.',
  'This maintenance has already started': 'Cette maintenance a déjà commencé',
  'TalentBench is read-only for maintenance until %{until}. Please try again then.':
    'TalentBench est en lecture seule pour maintenance jusqu’au %{until}. Veuillez réessayer ensuite.',
};
