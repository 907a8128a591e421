import type { Catalogue } from '../en/index.ts';

export const platformSettings: Catalogue['platformSettings'] = {
  tabs: {
    label: 'Partes de los ajustes de la plataforma',
    general: 'Ajustes generales',
    features: 'Interruptores de funciones',
    integrations: 'Integraciones',
    upkeep: 'Notificaciones y mantenimiento',
  },
  save: 'Guardar cambios',
  saved: 'Los ajustes se han guardado. Todas las pantallas los siguen en segundos.',
  toggled: '¡Función %{name} cambiada correctamente!',
  version: 'Versión de la plataforma: %{version}',
  off: {
    feature: 'El operador de esta plataforma lo ha desactivado: %{name}.',
    range: 'El operador de esta plataforma permite que los análisis abarquen 30 días como máximo.',
    security:
      'El operador de esta plataforma no permite configurar otros segundos factores ni otras listas de direcciones. Los que existen siguen protegiendo.',
  },
  general: {
    timezone: {
      label: 'Zona horaria',
      about: 'Con estos relojes se escriben los momentos en todas las pantallas y formularios.',
    },
    language: {
      label: 'Idioma',
      about: 'El de las personas y los visitantes que no han elegido ninguno.',
      open: 'El del navegador',
    },
    dateFormat: {
      label: 'Formato de fecha',
      about: 'Así se escriben los días en todas las pantallas.',
      open: 'Como los escribe cada idioma',
    },
    currency: {
      label: 'Moneda',
      about: 'Los importes nuevos empiezan con ella. Los importes guardados quedan como están.',
    },
    maxFileSize: {
      label: 'Tamaño máximo de archivo',
      about:
        'El de los contratos y documentos que alguien entrega. Las fotos tienen su propio límite, menor.',
    },
    sessionTimeout: {
      label: 'Tiempo de sesión',
      about: 'Una sesión que nadie usa durante ese tiempo termina, también si ya está abierta.',
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
    Matching: 'Emparejamiento',
    Interface: 'Interfaz',
    Security: 'Seguridad',
    Communication: 'Comunicación',
  },
  features: {
    advancedAnalytics: {
      name: 'Análisis avanzado',
      about: 'Análisis que abarcan más de 30 días. Desactivado: ni se ofrecen ni se responden.',
    },
    aiRecommendations: {
      name: 'Recomendaciones con IA',
      about:
        'Candidatos ordenados y con motivos en las recomendaciones inteligentes. Desactivado: la página lo dice y no se responde ninguna búsqueda. Las puntuaciones de las tarjetas siguen.',
    },
    multiLanguage: {
      name: 'Varios idiomas',
      about:
        'Sitio y consolas en español, francés y alemán además de inglés. Desactivado: todos leen en inglés.',
    },
    advancedSecurity: {
      name: 'Seguridad avanzada',
      about:
        'Permite a las personas configurar un segundo factor y a las empresas una lista de direcciones. Desactivado: nadie configura otros; los que existen siguen protegiendo.',
    },
    rateLimiting: {
      name: 'Límite de la API',
      about:
        'Como máximo 3000 peticiones por minuto y cuenta, y 120 de las que calculan puntuaciones. Desactivado: sin ese límite. Los inicios de sesión siguen limitados.',
    },
    realTime: {
      name: 'Notificaciones en tiempo real',
      about:
        'La bandeja, las actividades, los tableros y las conversaciones buscan novedades por sí solos. Desactivado: cuando alguien los abre.',
    },
  },
};
