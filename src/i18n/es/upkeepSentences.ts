import type { UpkeepSentenceTexts } from '../upkeepSentences.ts';

export const upkeepSentences: UpkeepSentenceTexts = {
  'Before the start': 'Antes del inicio',
  'At most 7 days after the start': 'Como máximo 7 días después del inicio',
  'This time has passed': 'Este momento ya ha pasado',
  'Overlaps with “%{title}”': 'Coincide con «%{title}»',
  'This maintenance is over': 'Este mantenimiento ha terminado',
  'It has begun: end it instead': 'Ya ha empezado: termínelo',
  'It has not begun: cancel it instead': 'No ha empezado: cancélelo',
  'It has begun already': 'Ya ha empezado',
  'TalentBench is being maintained until %{until} and can only be read. Please try again then.':
    'TalentBench está en mantenimiento hasta el %{until} y solo se puede leer. Inténtelo de nuevo entonces.',
};
