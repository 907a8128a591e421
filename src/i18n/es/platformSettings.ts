import type { Catalogue } from '../en/index.ts';

export const platformSettings: Catalogue['platformSettings'] = {
  tabs: {
    label: 'Secciones de la configuración de la plataforma',
    general: 'Configuración general',
    features: 'Funciones',
    integrations: 'Integraciones',
    maintenance: 'Notificaciones y mantenimiento',
  },
  save: 'Guardar cambios',
  saved: 'Configuración guardada',
  toggled: '¡Función %{name} cambiada correctamente!',
  version: 'Versión de la plataforma: %{version}',
  off: {
    feature: '%{name} está desactivado en esta plataforma.',
    range: 'Los análisis se limitan a los últimos 30 días en esta plataforma.',
    security:
      'En esta plataforma no se puede configurar la autenticación en dos pasos ni nuevas restricciones de IP. Las existentes siguen activas.',
  },
  general: {
    timezone: {
      label: 'Zona horaria',
      about: 'Las fechas y horas usan esta zona horaria.',
    },
    language: {
      label: 'Idioma',
      about: 'Se usa cuando alguien no ha elegido idioma.',
      open: 'Idioma del navegador',
    },
    dateFormat: {
      label: 'Formato de fecha',
      about: 'Las fechas usan este formato en todas las pantallas.',
      open: 'El predeterminado de cada idioma',
    },
    currency: {
      label: 'Moneda',
      about: 'Predeterminada para importes nuevos. Los existentes no cambian.',
    },
    maxFileSize: {
      label: 'Tamaño máximo de archivo',
      about: 'Se aplica a contratos y documentos subidos.',
    },
    sessionTimeout: {
      label: 'Caducidad de la sesión',
      about: 'Cierra la sesión tras este tiempo de inactividad.',
    },
  },
  options: {
    UTC: 'UTC',
    EST: 'EST (Nueva York)',
    PST: 'PST (Los Ángeles)',
    GMT: 'GMT (Londres)',
    English: 'Inglés',
    Spanish: 'Español',
    French: 'Francés',
    German: 'Alemán',
    '5MB': '5 MB',
    '10MB': '10 MB',
    '25MB': '25 MB',
    '50MB': '50 MB',
    '4 hours': '4 horas',
    '8 hours': '8 horas',
    '24 hours': '24 horas',
    '7 days': '7 días',
  },
  category: 'Categoría: %{category}',
  categories: {
    Analytics: 'Análisis',
    Matching: 'Coincidencias',
    Interface: 'Interfaz',
    Security: 'Seguridad',
    Communication: 'Comunicación',
  },
  features: {
    advancedAnalytics: {
      name: 'Análisis avanzados',
      about: 'Muestra análisis más allá de los últimos 30 días.',
    },
    aiRecommendations: {
      name: 'Recomendaciones con IA',
      about:
        'Ordena a los candidatos en las recomendaciones inteligentes. No afecta a las puntuaciones de coincidencia en el resto de la plataforma.',
    },
    multiLanguage: {
      name: 'Compatibilidad multilingüe',
      about:
        'Ofrece el sitio y las consolas en español, francés y alemán. Si se desactiva, todo aparece en inglés.',
    },
    advancedSecurity: {
      name: 'Seguridad avanzada',
      about:
        'Permite configurar la autenticación en dos pasos y las restricciones de IP. Si se desactiva, las existentes siguen activas.',
    },
    rateLimiting: {
      name: 'Límite de peticiones a la API',
      about:
        'Limita cada cuenta a 3000 peticiones por minuto, 120 de ellas para puntuaciones de coincidencia. Los inicios de sesión siempre tienen límite.',
    },
    realTime: {
      name: 'Notificaciones en tiempo real',
      about:
        'Actualiza automáticamente la bandeja de entrada, la actividad, los tableros y las conversaciones. Si se desactiva, se actualizan al abrirlos.',
    },
  },
};
