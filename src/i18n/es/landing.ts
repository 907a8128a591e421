import type { LandingTexts } from '../en/landing.ts';

export const landing: LandingTexts = {
  page: {
    title: 'TalentBench: talento en el banquillo, colocado en días',
    description:
      'TalentBench es el marketplace B2B donde los proveedores de talento publican a las personas de su banquillo y los reclutadores las encuentran y contratan según sus competencias y disponibilidad.',
  },
  brand: 'TalentBench',
  skip: 'Saltar al contenido',
  nav: {
    label: 'Secciones de esta página',
    home: 'Inicio',
    features: 'Funciones',
    pricing: 'Precios',
    about: 'Quiénes somos',
    contact: 'Contacto',
    menu: 'Menú',
    close: 'Cerrar el menú',
    login: 'Iniciar sesión',
    signUp: 'Registrarse',
    openConsole: 'Abrir la consola',
    language: 'Idioma',
    toDark: 'Cambiar al modo oscuro',
    toLight: 'Cambiar al modo claro',
  },
  search: {
    placeholder: 'Busque talento, competencias, empresas…',
    label: 'Buscar en la bolsa de talento',
    submit: 'Buscar',
    clear: 'Borrar la búsqueda',
    close: 'Cerrar los resultados',
    results: 'Resultados de la búsqueda',
    tooShort: 'Escriba al menos dos caracteres para buscar.',
    loading: 'Contando los perfiles que coinciden…',
    nothing:
      'Hoy ningún perfil coincide con «%{query}». Pruebe con un término más amplio, como una competencia o un puesto.',
    found: {
      one: '%{count} perfil coincide con «%{query}».',
      other: '%{count} perfiles coinciden con «%{query}».',
    },
    byTitle: 'Por puesto',
    bySkill: 'Por competencia',
    invitation: 'Regístrese para ver quiénes son, qué saben hacer y cuándo están disponibles.',
    signUp: 'Registrarse para ver los perfiles',
    failed: 'La búsqueda ha fallado. Compruebe su conexión e inténtelo de nuevo.',
    tooMany: 'Demasiadas búsquedas. Espere un momento e inténtelo de nuevo.',
  },
  hero: {
    eyebrow: 'El marketplace del talento en el banquillo',
    title: 'El buen talento no debería quedarse en el banquillo.',
    lead: 'Los proveedores publican a las personas disponibles. Los reclutadores encuentran a las adecuadas, ven por qué encajan y las contratan en días, no en meses.',
    action: 'Empezar',
    demo: 'Ver la demo',
    art: 'Personas en un banquillo, cada una unida por una línea al puesto abierto que le corresponde',
    points: {
      verified: 'Empresas verificadas en ambos lados',
      explained: 'Cada coincidencia se explica',
      safe: 'Cada empresa ve solo sus propios datos',
    },
  },
  tour: {
    title: 'TalentBench en un minuto',
    lead: 'Vea cómo un candidato queda disponible, lo encuentran y lo contratan.',
    play: 'Reproducir el vídeo',
    video: 'Grabación de las consolas de TalentBench',
    close: 'Cerrar el vídeo',
    action: 'Probar la plataforma ahora',
    unavailable: 'No se ha podido cargar el vídeo. Pruebe la plataforma.',
  },
  problem: {
    eyebrow: 'El problema',
    title: 'El talento espera. El trabajo también.',
    lead: 'Los especialistas esperan en el banquillo de una empresa mientras otra busca justo sus competencias.',
    items: {
      revenue: {
        title: 'Ingresos perdidos',
        text: 'Paga cada día en el banquillo y no lo factura a nadie.',
      },
      cycle: {
        title: 'Procesos de contratación de 45 a 60 días',
        text: 'Anuncios, criba y preavisos llevan dos meses mientras el proyecto sigue parado.',
      },
      waste: {
        title: 'Talento desaprovechado',
        text: 'Las competencias se oxidan y los mejores se van porque nadie de fuera sabe que están disponibles.',
      },
    },
  },
  solution: {
    eyebrow: 'La solución',
    title: 'Un marketplace para el tiempo entre proyectos.',
    items: {
      instant: {
        title: 'Incorporación inmediata',
        text: 'Los candidatos están en plantilla, verificados y listos para empezar ya o en una fecha concreta.',
      },
      matching: {
        title: 'Matching inteligente con IA',
        text: 'Los candidatos se ordenan por competencias, rapidez de respuesta y disponibilidad, y se muestran los motivos.',
      },
      growth: {
        title: 'Menos coste, más crecimiento',
        text: 'Los proveedores convierten el banquillo en ingresos. Los reclutadores contratan sin pasar por una agencia.',
      },
    },
  },
  users: {
    eyebrow: 'Quién usa TalentBench',
    title: 'Pensado para todas las partes.',
    lead: 'Reclutadores, proveedores y operadores tienen cada uno su consola, con los mismos datos en tiempo real.',
    shows: 'Su consola',
    recruiter: {
      title: 'Reclutadores',
      text: 'Contrate a personas verificadas que pueden empezar ya. Busque en toda la bolsa de talento, contacte con varios proveedores a la vez y acompañe a cada candidato desde el primer vistazo hasta la oferta firmada.',
      points: [
        'Bolsa de talento con competencias, tarifas y fechas de inicio',
        'Recomendaciones para cada puesto abierto',
        'Un pipeline para todo su equipo',
      ],
      picture: 'La consola del reclutador: cifras clave, acciones rápidas y actividad reciente',
    },
    provider: {
      title: 'Proveedores de talento',
      text: 'Convierta el tiempo sin proyecto en ingresos. Publique su banquillo con competencias y disponibilidad, responda a solicitudes y siga cada contrato hasta el último día.',
      points: [
        'Perfiles que los reclutadores encuentran por competencia',
        'Solicitudes con presupuesto y urgencia',
        'Contratos, tarifas y fechas de fin de asignación en un solo lugar',
      ],
      picture: 'La consola del proveedor: talento disponible, solicitudes activas, asignaciones e ingresos',
    },
    operator: {
      title: 'Operadores de plataforma y partners de implantación',
      text: 'Gestione un marketplace de confianza. Apruebe y verifique empresas, responda a tickets, gestione la facturación y aplique las mismas reglas a todos.',
      points: [
        'Aprobación y verificación de empresas',
        'Soporte, facturación e informes',
        'Un registro de auditoría de cada cambio',
      ],
      picture:
        'La consola del operador: empresas, usuarios, ingresos y tickets abiertos de todo el marketplace',
    },
  },
  features: {
    eyebrow: 'Funciones',
    title: 'Del banquillo a la contratación, sin esperas.',
    lead: 'Siete formas de convertir un banquillo en negocio.',
    cycle: {
      title: 'Contratar en 3 días, no en 60',
      text: 'El talento en el banquillo no tiene preaviso que cumplir ni otras ofertas que valorar. Contratar lleva 3 días en lugar de 60.',
      before: '60 días',
      beforeLabel: 'Proceso de contratación habitual',
      after: '3 días',
      afterLabel: 'En TalentBench',
    },
    matching: {
      title: 'Matching inteligente con IA',
      text: 'Cada candidato se puntúa según sus criterios, y cada punto se explica.',
      skill: 'Coincidencia de competencias',
      responsiveness: 'Rapidez de respuesta',
      availability: 'Disponibilidad',
      now: 'Inmediata',
      quick: 'En menos de 2 horas',
      example:
        'Ejemplo: 92 % de coincidencia de competencias, responde en menos de 2 horas, disponible de inmediato',
    },
    contracts: {
      title: 'Contratos que se escriben solos',
      text: 'NDA automáticos, firma electrónica y plantillas legales: del sí a la descripción del trabajo (SOW) firmada en una sola sesión.',
      points: ['NDA automáticos', 'Firma electrónica', 'Plantillas legales'],
      own: {
        text: 'Plantillas legales, documentos y firma en un solo lugar: del sí a la descripción del trabajo (SOW) firmada en una sola sesión.',
        points: ['Plantillas de contrato', 'Firma en la consola'],
      },
    },
    analytics: {
      title: 'Análisis',
      text: 'Sepa qué competencias se demandan antes de que lleguen las solicitudes.',
      points: ['Visitas a perfiles', 'Tendencias de demanda', 'Conversión'],
    },
    pools: {
      title: 'Grupos de talento',
      text: 'Guarde a las personas que le gusten por proyecto, competencia o cliente, y vuelva a solicitarlas.',
    },
    calendar: {
      title: 'Calendario del banquillo',
      text: 'Vea con semanas de antelación quién termina su asignación y cuándo, y colóquelo antes de su primer día en el banquillo.',
    },
    revenue: {
      title: 'Generación de ingresos',
      text: 'Convierta los días en el banquillo en días facturados y vea, mes a mes, lo que aporta cada colocación.',
    },
  },
  stats: {
    label: 'TalentBench en cifras',
    companies: { figure: '500+', text: 'empresas' },
    profiles: { figure: '50.000+', text: 'perfiles de talento' },
    jobs: { text: 'ofertas abiertas' },
    success: { figure: '95 %', text: 'tasa de éxito' },
    faster: { figure: '3×', text: 'contratación más rápida' },
  },
  pricing: {
    eyebrow: 'Precios',
    title: 'Empiece gratis. Pague cuando le compense.',
    lead: 'Empiece sin tarjeta de crédito. Cambie de plan cuando cambie su banquillo.',
    popular: 'El más popular',
    includes: 'Qué incluye',
    own: {
      title: 'Planes y precios',
      lead: 'Compare precios y límites. Puede mejorar su plan desde la consola en cualquier momento.',
      billed: {
        Monthly: 'Facturación mensual',
        Quarterly: 'Facturación trimestral',
        Yearly: 'Facturación anual',
      },
      limits: {
        bench: 'Personas en el banquillo: %{count}',
        users: 'Usuarios: %{count}',
        unlimited: 'Ilimitados',
      },
    },
    freemium: {
      title: 'Freemium',
      price: 'Gratis',
      text: 'Para conocer el marketplace.',
      features: ['Acceso básico a la bolsa de talento', 'Búsquedas limitadas', 'Soporte de la comunidad'],
      action: 'Empezar',
    },
    premium: {
      title: 'Premium',
      price: 'A medida',
      text: 'Para empresas que contratan o colocan cada mes.',
      features: [
        'Acceso ilimitado',
        'Perfiles destacados',
        'Análisis avanzados',
        'Contratos y cumplimiento normativo',
      ],
      action: 'Empezar con Premium',
    },
    enterprise: {
      title: 'Enterprise',
      price: 'A medida',
      text: 'Para grupos que gestionan su propio marketplace.',
      features: [
        'Gestor de cuenta exclusivo',
        'Recursos de marca blanca',
        'Información e informes del mercado',
        'Soporte prioritario',
      ],
      action: 'Hable con nosotros',
    },
  },
  testimonials: {
    eyebrow: 'Testimonios',
    title: 'Lo que dicen los clientes tras su primera colocación',
    role: 'carrusel',
    slide: 'testimonio',
    position: '%{number} de %{total}',
    rating: 'Valoración: %{rating} de 5',
    previous: 'Testimonio anterior',
    next: 'Testimonio siguiente',
    pause: 'Pausar la rotación',
    resume: 'Reanudar la rotación',
    people: [
      {
        name: 'Ines Valdorra',
        role: 'Directora de operaciones',
        company: 'Kestrel & Loam Consulting',
        initials: 'IV',
        quote:
          'En marzo teníamos once ingenieros entre proyectos. Nueve volvían a facturar en menos de dos semanas, y no hice ni una sola llamada en frío.',
      },
      {
        name: 'Tobias Renneke',
        role: 'Responsable de selección de talento',
        company: 'Halvorsund Mobility',
        initials: 'TR',
        quote:
          'La puntuación no es una caja negra. Pude mostrar al responsable por qué el segundo nombre de la lista era el adecuado, y ella empezó ese mismo lunes.',
      },
      {
        name: 'Amara Okondi',
        role: 'Socia directora',
        company: 'Brightwater Staffing',
        initials: 'AO',
        quote:
          'El calendario del banquillo cambió nuestra forma de vender. Ahora ofrecemos a las personas tres semanas antes de que terminen su asignación, no tres semanas después.',
      },
    ],
  },
  faq: {
    eyebrow: 'Preguntas',
    title: 'Conviene saberlo antes de empezar',
    items: [
      {
        question: '¿Qué es el talento en el banquillo?',
        answer:
          'Personas en plantilla de una empresa de servicios o consultoría que están entre proyectos. Están evaluadas, en nómina, y pueden empezar de inmediato o en una fecha conocida.',
      },
      {
        question: '¿Quién puede ver los perfiles?',
        answer:
          'Los reclutadores cuya empresa ha sido aprobada. Los visitantes de esta página ven cuántos perfiles coinciden con una búsqueda, nunca quiénes son.',
      },
      {
        question: '¿Cómo funciona el matching?',
        answer:
          'Comparamos a cada candidato con sus criterios por competencias, rapidez de respuesta y disponibilidad. Obtiene un porcentaje y los motivos.',
      },
      {
        question: '¿Cuánto se tarda en obtener una cuenta?',
        answer:
          'Envíe una solicitud de registro y le contactaremos en un plazo de 24 horas. Cuando se apruebe su empresa, recibirá un enlace para elegir su contraseña.',
      },
      {
        question: '¿Cuánto cuesta?',
        answer:
          'El precio depende del tamaño de su equipo y de su banquillo. Contacte con nosotros y le recomendaremos un plan.',
      },
      {
        question: '¿Dónde se guardan nuestros datos?',
        answer:
          'En el servidor de este marketplace y en ningún otro sitio. La propia base de datos mantiene separados los datos de cada empresa, y este sitio no carga nada de otros servidores.',
      },
    ],
  },
  closing: {
    title: '¿Quién está hoy en su banquillo?',
    text: '¿O qué puesto lleva demasiado tiempo abierto? Háblenos de su empresa y le contactaremos en un plazo de 24 horas.',
    action: 'Crear cuenta',
    second: 'Hacer antes una pregunta',
  },
  about: {
    eyebrow: 'Quiénes somos',
    title: 'Creemos que el tiempo en el banquillo es un problema de matching.',
    paragraphs: [
      'TalentBench lo fundaron personas que han estado en ambos lados: como proveedor que paga un banquillo parado y como reclutador con un proyecto que no podía empezar.',
      'Es el mismo problema. Por eso creamos un marketplace en el que ambos lados ven lo mismo: quién está disponible, desde cuándo, a qué tarifa y por qué encaja.',
    ],
    art: 'Dos empresas unidas por un banquillo en el que la gente se sienta poco tiempo',
    values: {
      open: {
        title: 'Motivos, no clasificaciones',
        text: 'Cada puntuación muestra cómo se compone.',
      },
      fair: {
        title: 'Las mismas reglas para todos',
        text: 'Los permisos se definen una vez y se aplican en todas partes.',
      },
      private: {
        title: 'Privacidad desde el diseño',
        text: 'Solo las personas autorizadas ven los perfiles de una empresa.',
      },
    },
  },
  contact: {
    eyebrow: 'Contacto',
    title: 'Hable con una persona',
    lead: 'Respondemos en 2-4 horas en días laborables.',
    details: 'Datos de contacto',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    address: 'Dirección',
    hours: 'Horario',
    open: 'De lunes a viernes, de %{from} a %{to} %{zone}',
    form: 'Escríbanos',
    fields: {
      firstName: 'Nombre',
      lastName: 'Apellidos',
      email: 'Correo electrónico',
      subject: 'Asunto',
      message: 'Mensaje',
      homepage: 'Deje este campo vacío',
    },
    submit: 'Enviar mensaje',
    sending: 'Enviando…',
    thanks: 'Gracias por su mensaje. Respondemos en 2-4 horas en días laborables.',
  },
  newsletter: {
    title: 'Boletín',
    text: 'Las competencias más demandadas, una vez al mes.',
    label: 'Correo electrónico para el boletín',
    placeholder: 'usted@empresa.es',
    leave:
      'Para cancelar la suscripción, use el enlace de nuestros correos. Para recibir de nuevo el enlace, indique su dirección arriba.',
    submit: 'Suscribirse',
    sending: 'Suscribiendo…',
    thanks: 'Gracias por suscribirse. El próximo número llegará a su bandeja de entrada.',
  },
  forms: {
    required: 'Obligatorio',
    email: 'Introduzca un correo electrónico válido',
    tooLong: 'Use como máximo %{max} caracteres.',
    refused: 'Revise los campos marcados.',
    maintenance:
      'TalentBench está en modo de solo lectura por mantenimiento hasta el %{until}. Sus datos siguen aquí; envíelos después.',
    tooMany: 'Demasiados mensajes enviados. Inténtelo de nuevo en unos minutos.',
    failed: 'No se ha podido enviar. Sus datos siguen aquí. Inténtelo de nuevo.',
  },
  maintenance: {
    label: 'Mantenimiento de la plataforma',
    soon: 'Mantenimiento programado «%{title}»: TalentBench estará en modo de solo lectura de %{from} a %{until}.',
    underWay:
      'Mantenimiento «%{title}» en curso. TalentBench está en modo de solo lectura hasta %{until}. Sus datos se conservan.',
    dismiss: 'Ocultar hasta que empiece el mantenimiento',
  },
  footer: {
    label: 'Pie de página',
    tagline: 'Talento en el banquillo, colocado en días.',
    product: 'Producto',
    company: 'Empresa',
    legal: 'Legal',
    follow: 'Síganos',
    faq: 'Preguntas',
    jobs: 'Ofertas abiertas',
    careers: 'Empleo',
    support: 'Soporte',
    partners: 'Partners',
    privacy: 'Política de privacidad',
    terms: 'Condiciones del servicio',
    cookies: 'Política de cookies',
    rights: '© %{year} TalentBench',
  },
  notices: {
    sessionEnded: 'Su sesión ha terminado. Inicie sesión de nuevo.',
    unreachable: 'No se ha podido cargar el inicio de sesión. Compruebe su conexión e inténtelo de nuevo.',
    accountSuspended: 'Su cuenta está suspendida. Póngase en contacto con soporte.',
    accountInactive: 'Su cuenta está inactiva. Póngase en contacto con soporte.',
    companySuspended: 'La cuenta de su empresa está suspendida. Póngase en contacto con soporte.',
    companyInactive: 'La cuenta de su empresa está inactiva. Póngase en contacto con soporte.',
  },
};
