export const platformSettings = {
  tabs: {
    label: 'Partes de los ajustes de la plataforma',
    general: 'Ajustes generales',
    features: 'Interruptores de funciones',
    integrations: 'Integraciones',
    upkeep: 'Notificaciones y mantenimiento',
  },
  save: 'Guardar cambios',
};
