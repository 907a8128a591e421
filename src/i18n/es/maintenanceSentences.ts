import type { MaintenanceSentenceTexts } from '../maintenanceSentences.ts';

export const maintenanceSentences: MaintenanceSentenceTexts = {
  'Choose a time after the start': 'Elija una hora posterior al inicio',
  'Choose a time within 7 days of the start': 'Elija una hora dentro de los 7 días siguientes al inicio',
  'Choose a time in the future': 'Elija una hora futura',
  'Overlaps with “%{title}”': 'Se solapa con «%{title}»',
  'This maintenance is over': 'Este mantenimiento ha terminado',
  'This maintenance has started. End it instead.': 'Este mantenimiento ha empezado. Termínelo en su lugar.',
  'This maintenance has not started. Cancel it instead.':
    'Este mantenimiento no ha empezado. Cancélelo en su lugar.',
  'This maintenance has already started': 'Este mantenimiento ya ha empezado',
  'TalentBench is read-only for maintenance until %{until}. Please try again then.':
    'TalentBench está en modo de solo lectura por mantenimiento hasta %{until}. Inténtelo de nuevo después.',
};
