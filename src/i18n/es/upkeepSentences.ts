import type { UpkeepSentenceTexts } from '../upkeepSentences.ts';

export const upkeepSentences: UpkeepSentenceTexts = {
  'Must be after the start': 'Antes del inicio',
  'Must be within 7 days of the start': 'Como máximo 7 días después del inicio',
  'This time is in the past': 'Este momento ya ha pasado',
  'Overlaps with “%{title}”': 'Coincide con «%{title}»',
  'This maintenance is over': 'Este mantenimiento ha terminado',
  'This maintenance has started. End it instead.': 'Ya ha empezado: termínelo',
  'This maintenance has not started. Cancel it instead.': 'No ha empezado: cancélelo',
  'This maintenance has already started': 'Ya ha empezado',
  'TalentBench is read-only for maintenance until %{until}. Please try again then.':
    'TalentBench está en mantenimiento hasta el %{until} y solo se puede leer. Inténtelo de nuevo entonces.',
};
