import type { LandingTexts } from '../en/landing.ts';

export const landing: LandingTexts = {
  page: {
    title: 'TalentBench: talento disponible, colocado en días',
    description:
      'TalentBench es el mercado entre empresas donde los proveedores publican a las personas de su banquillo y los reclutadores las encuentran y las contratan, según competencias y disponibilidad.',
  },
  brand: 'TalentBench',
  skip: 'Saltar al contenido',
  nav: {
    label: 'Secciones de esta página',
    home: 'Inicio',
    features: 'Funciones',
    pricing: 'Precios',
    about: 'Nosotros',
    contact: 'Contacto',
    menu: 'Menú',
    close: 'Cerrar el menú',
    login: 'Iniciar sesión',
    signUp: 'Registrarse',
    openConsole: 'Abrir la consola',
    language: 'Idioma',
    toDark: 'Cambiar a colores oscuros',
    toLight: 'Cambiar a colores claros',
  },
  search: {
    placeholder: 'Buscar talento, competencias, empresas…',
    label: 'Buscar en la bolsa de talento',
    submit: 'Buscar',
    clear: 'Borrar la búsqueda',
    close: 'Cerrar los resultados',
    results: 'Resultados de la búsqueda',
    tooShort: 'Escriba al menos dos caracteres para buscar.',
    loading: 'Contando los perfiles que encajan…',
    nothing:
      'Hoy ningún perfil publicado encaja con «%{query}». Pruebe con una palabra más amplia, como una competencia o un puesto.',
    found: {
      one: '%{count} perfil publicado encaja con «%{query}».',
      other: '%{count} perfiles publicados encajan con «%{query}».',
    },
    byTitle: 'Por puesto',
    bySkill: 'Por competencia',
    invitation: 'Regístrese para ver quiénes son, qué saben hacer y cuándo están libres.',
    signUp: 'Registrarse para verlos',
    failed: 'No se ha podido hacer la búsqueda. Compruebe su conexión e inténtelo de nuevo.',
    tooMany: 'Han sido muchas búsquedas. Espere un momento e inténtelo de nuevo.',
  },
  hero: {
    eyebrow: 'El mercado del talento en el banquillo',
    title: 'Nadie bueno debería quedarse en el banquillo.',
    lead: 'Los proveedores publican a las personas que están libres. Los reclutadores encuentran a las que encajan, ven por qué encajan y las contratan en días en lugar de meses.',
    action: 'Empezar',
    demo: 'Ver la demostración',
    art: 'Personas en un banco, cada una unida por una línea al hueco del equipo que le conviene',
    points: {
      verified: 'Empresas verificadas a ambos lados',
      explained: 'Cada coincidencia muestra sus motivos',
      safe: 'Cada empresa ve solo sus propios datos',
    },
  },
  tour: {
    title: 'TalentBench en un minuto',
    lead: 'Una grabación de las consolas reales: una persona queda libre, la encuentran y la contratan.',
    play: 'Reproducir el vídeo',
    video: 'Grabación de las consolas de TalentBench',
    close: 'Cerrar el vídeo',
    action: 'Probar la plataforma ahora',
    unavailable: 'No se ha podido cargar el vídeo. En su lugar puede probar la propia plataforma.',
  },
  problem: {
    eyebrow: 'El problema',
    title: 'Los buenos esperan. El trabajo también.',
    lead: 'Entre dos proyectos, los especialistas esperan en el banquillo de una empresa mientras otra busca justo lo que ellos saben hacer.',
    items: {
      revenue: {
        title: 'Ingresos perdidos',
        text: 'Cada día libre en el banquillo se paga y no se factura a nadie.',
      },
      cycle: {
        title: 'Contrataciones de 45 a 60 días',
        text: 'Anuncios, preselección y preavisos se llevan dos meses mientras el proyecto sigue parado.',
      },
      waste: {
        title: 'Talento desaprovechado',
        text: 'Las competencias se oxidan y la gente buena se va porque fuera nadie sabe que está libre.',
      },
    },
  },
  solution: {
    eyebrow: 'La solución',
    title: 'Un mercado para el tiempo intermedio.',
    items: {
      instant: {
        title: 'Incorporación inmediata',
        text: 'Todas las personas publicadas están en plantilla, verificadas y libres ahora o en una fecha conocida.',
      },
      matching: {
        title: 'Emparejamiento inteligente con IA',
        text: 'Competencias, rapidez de respuesta y disponibilidad se sopesan por usted, y los motivos se muestran.',
      },
      growth: {
        title: 'Menos coste, más crecimiento',
        text: 'Los proveedores ganan con el tiempo libre; los reclutadores cubren un puesto sin la búsqueda de una agencia.',
      },
    },
  },
  users: {
    eyebrow: 'Quién usa TalentBench',
    title: 'Tres lados, los mismos hechos.',
    lead: 'Cada lado tiene su propia consola, y todas trabajan con los mismos datos.',
    shows: 'Lo que verá',
    recruiter: {
      title: 'Reclutadores',
      text: 'Contrate a personas verificadas que pueden empezar ya. Busque en toda la bolsa a la vez, pregunte a varios proveedores de una sola vez y acompañe a cada candidato desde la primera mirada hasta la oferta firmada.',
      points: [
        'Bolsa de talento con competencias, tarifa y fecha de inicio',
        'Recomendaciones para cada puesto abierto',
        'Un proceso de selección que todo su equipo entiende',
      ],
      picture: 'La consola del reclutador: cifras clave, acciones rápidas y actividad reciente',
    },
    provider: {
      title: 'Proveedores de talento',
      text: 'Convierta el tiempo libre en ingresos. Publique a las personas de su banquillo con lo que saben hacer y cuándo están libres, responda a las solicitudes y siga cada contrato hasta el último día.',
      points: [
        'Perfiles que los reclutadores encuentran por competencia',
        'Solicitudes con presupuesto y urgencia',
        'Contratos, tarifas y fechas de fin en un solo lugar',
      ],
      picture: 'La consola del proveedor: talento disponible, solicitudes activas, asignaciones e ingresos',
    },
    operator: {
      title: 'Operadores de la plataforma y socios de entrega',
      text: 'Mantenga el mercado honesto. Admita empresas, verifique lo que afirman, responda a los tickets, lleve las cuentas y vele por que las mismas reglas valgan para todos.',
      points: [
        'Aprobación y verificación de empresas',
        'Soporte, facturación e informes',
        'Un registro de cada cambio',
      ],
      picture: 'La consola del operador: empresas, usuarios, ingresos y tickets abiertos de todo el mercado',
    },
  },
  features: {
    eyebrow: 'Funciones',
    title: 'De libre a contratado, sin esperas.',
    lead: 'Siete cosas que convierten un banquillo en un negocio.',
    cycle: {
      title: 'Contratar en 3 días, no en 60',
      text: 'Quien está en el banquillo no tiene preaviso que cumplir ni otras ofertas que sopesar. Lo que antes llevaba 60 días lleva 3.',
      before: '60 días',
      beforeLabel: 'El ciclo de contratación habitual',
      after: '3 días',
      afterLabel: 'En TalentBench',
    },
    matching: {
      title: 'Emparejamiento con IA',
      text: 'Cada candidato se puntúa según sus criterios, y cada parte de la puntuación dice por qué.',
      skill: 'Coincidencia de competencias',
      responsiveness: 'Rapidez de respuesta',
      availability: 'Disponibilidad',
      now: 'Inmediata',
      quick: 'En menos de 2 horas',
      example:
        'Un ejemplo: 92 % de coincidencia de competencias, responde en menos de 2 horas, disponible de inmediato',
    },
    contracts: {
      title: 'Contratos que se escriben solos',
      text: 'NDA automáticos, firma electrónica y plantillas jurídicas: del sí a la orden de trabajo firmada de una sentada.',
      points: ['NDA automáticos', 'Firma electrónica', 'Plantillas jurídicas'],
      own: {
        text: 'Plantillas, documentos y firma en un solo lugar: del sí a la orden de trabajo firmada de una vez.',
        points: ['Plantillas de contrato', 'Firma en la consola'],
      },
    },
    analytics: {
      title: 'Análisis',
      text: 'Sepa qué competencias se piden antes de que se las pidan.',
      points: ['Visitas al perfil', 'Tendencias de demanda', 'Conversión'],
    },
    pools: {
      title: 'Bolsas de talento',
      text: 'Reúna a las personas que le gustaron por proyecto, competencia o cliente, y vuelva a solicitarlas.',
    },
    calendar: {
      title: 'Calendario del banquillo',
      text: 'Vea quién queda libre y cuándo, con semanas de antelación, y colóquelo antes del primer día sin proyecto.',
    },
    revenue: {
      title: 'Generación de ingresos',
      text: 'Los días libres se convierten en días facturados. La consola muestra, mes a mes, lo que aporta cada colocación.',
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
    lead: 'No necesita tarjeta para empezar y puede cambiar de plan cuando cambie su banquillo.',
    popular: 'El más elegido',
    includes: 'Qué incluye',
    own: {
      title: 'Planes y precios',
      lead: 'Cada plan indica su precio y sus límites. Puede pasar a un plan superior desde su consola en cualquier momento.',
      billed: {
        Monthly: 'Facturación mensual',
        Quarterly: 'Facturación trimestral',
        Yearly: 'Facturación anual',
      },
      limits: {
        bench: 'Personas disponibles: %{count}',
        users: 'Usuarios: %{count}',
        unlimited: 'Sin límite',
      },
    },
    freemium: {
      title: 'Freemium',
      price: 'Gratis',
      text: 'Para un primer vistazo al mercado.',
      features: ['Acceso básico a la bolsa de talento', 'Búsquedas limitadas', 'Ayuda de la comunidad'],
      action: 'Empezar',
    },
    premium: {
      title: 'Premium',
      price: 'A medida',
      text: 'Para empresas que contratan o colocan cada mes.',
      features: [
        'Acceso ilimitado',
        'Publicaciones destacadas',
        'Análisis avanzados',
        'Contratos y cumplimiento',
      ],
      action: 'Empezar con Premium',
    },
    enterprise: {
      title: 'Enterprise',
      price: 'A medida',
      text: 'Para grupos con un mercado propio.',
      features: [
        'Gestor de cuenta dedicado',
        'Plataforma con su propia marca',
        'Informes y perspectivas del mercado',
        'Soporte prioritario',
      ],
      action: 'Hable con nosotros',
    },
  },
  testimonials: {
    eyebrow: 'Testimonios',
    title: 'Lo que se dice tras la primera colocación',
    role: 'carrusel',
    slide: 'testimonio',
    position: '%{number} de %{total}',
    rating: 'Valoración: %{rating} de 5',
    previous: 'Testimonio anterior',
    next: 'Testimonio siguiente',
    pause: 'Detener la rotación',
    resume: 'Reanudar la rotación',
    people: [
      {
        name: 'Ines Valdorra',
        role: 'Directora de Entrega',
        company: 'Kestrel & Loam Consulting',
        initials: 'IV',
        quote:
          'En marzo teníamos a once ingenieros entre proyectos. Nueve volvían a facturar en menos de dos semanas, y no hice ni una sola llamada en frío.',
      },
      {
        name: 'Tobias Renneke',
        role: 'Responsable de Captación de Talento',
        company: 'Halvorsund Mobility',
        initials: 'TR',
        quote:
          'La puntuación no es una caja negra. Pude mostrar a la responsable del área por qué el segundo nombre de la lista era el adecuado, y aquella persona empezó el lunes.',
      },
      {
        name: 'Amara Okondi',
        role: 'Socia directora',
        company: 'Brightwater Staffing',
        initials: 'AO',
        quote:
          'El calendario del banquillo cambió nuestra forma de vender. Ahora ofrecemos a las personas tres semanas antes de que acaben su proyecto, y no tres semanas después.',
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
          'Personas en plantilla de una empresa de servicios o de consultoría que están entre dos proyectos. Están evaluadas, en nómina y pueden empezar de inmediato o en una fecha conocida.',
      },
      {
        question: '¿Quién puede ver los perfiles?',
        answer:
          'Los reclutadores cuya empresa ha sido aprobada. Quien visita esta página ve cuántos perfiles encajan con una búsqueda, nunca quiénes son.',
      },
      {
        question: '¿Cómo funciona el emparejamiento?',
        answer:
          'Cada candidato se compara con sus criterios por competencias, rapidez de respuesta y disponibilidad. El resultado es un porcentaje, y a su lado se muestran los motivos que lo componen.',
      },
      {
        question: '¿Cuánto se tarda en tener una cuenta?',
        answer:
          'Usted envía una solicitud de registro y nos ponemos en contacto en menos de 24 horas. Cuando su empresa está aprobada, recibe un enlace para elegir su contraseña.',
      },
      {
        question: '¿Cuánto cuesta?',
        answer:
          'El precio depende del tamaño de su equipo y de su banquillo. Escríbanos y le recomendaremos un plan.',
      },
      {
        question: '¿Dónde están nuestros datos?',
        answer:
          'En el servidor de este mercado y en ningún otro lugar. La propia base de datos mantiene separados los datos de cada empresa, y este sitio no carga nada de otros servidores.',
      },
    ],
  },
  closing: {
    title: '¿Quién está libre hoy en su banquillo?',
    text: '¿O qué puesto lleva demasiado tiempo abierto? Díganos el nombre de su empresa y tendrá noticias nuestras en menos de 24 horas.',
    action: 'Crear su cuenta',
    second: 'Preguntar antes',
  },
  about: {
    eyebrow: 'Nosotros',
    title: 'Creemos que el tiempo libre es un problema de emparejamiento.',
    paragraphs: [
      'TalentBench la fundaron personas que habían estado a ambos lados de la mesa: como proveedor que paga un banquillo parado y como reclutador con un proyecto que no podía empezar.',
      'Los dos problemas son el mismo visto desde dos extremos. Por eso construimos un solo mercado en el que ambos ven los mismos hechos: quién está libre, desde cuándo, a qué tarifa y por qué encaja.',
    ],
    art: 'Dos empresas unidas por un banco en el que la gente se sienta poco tiempo',
    values: {
      open: {
        title: 'Motivos, no clasificaciones',
        text: 'Ninguna puntuación sin las partes que la componen.',
      },
      fair: {
        title: 'Las mismas reglas para todos',
        text: 'Lo que puede hacer cada lado está escrito una sola vez y vale en todas partes.',
      },
      private: {
        title: 'Discreción desde el diseño',
        text: 'A las personas de una empresa las ve quien puede verlas, y nadie más.',
      },
    },
  },
  contact: {
    eyebrow: 'Contacto',
    title: 'Hable con una persona',
    lead: 'En días laborables respondemos en 2-4 horas.',
    details: 'Datos de contacto',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    address: 'Dirección',
    hours: 'Horario',
    open: 'De lunes a viernes, de 9:00 a 18:00',
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
    thanks: 'Gracias por su mensaje. En días laborables respondemos en 2-4 horas.',
  },
  newsletter: {
    title: 'Boletín',
    text: 'Qué competencias se piden, una vez al mes.',
    label: 'Correo electrónico para el boletín',
    placeholder: 'usted@empresa.es',
    leave:
      'Para darse de baja, use el enlace de nuestros correos. Para recibir de nuevo ese enlace, indique su dirección arriba.',
    submit: 'Suscribirse',
    sending: 'Suscribiendo…',
    thanks: 'Gracias. El próximo número llegará a su bandeja de entrada.',
  },
  forms: {
    required: 'Obligatorio',
    email: 'Introduzca un correo electrónico válido',
    tooLong: 'Use como máximo %{max} caracteres.',
    refused: 'Revise los campos marcados abajo.',
    maintenance:
      'TalentBench está en mantenimiento hasta el %{until} y solo se puede leer. Lo que ha escrito sigue aquí; envíelo entonces.',
    tooMany: 'Han llegado demasiados mensajes desde aquí. Inténtelo de nuevo dentro de unos minutos.',
    failed: 'No se ha podido enviar. Lo que escribió sigue aquí; inténtelo de nuevo.',
  },
  maintenance: {
    label: 'Mantenimiento de la plataforma',
    soon: 'Mantenimiento «%{title}»: de %{from} a %{until}, TalentBench solo se podrá leer.',
    underWay:
      '«%{title}»: TalentBench está en mantenimiento hasta %{until} y solo se puede leer. Lo que ha escrito se conserva.',
    dismiss: 'Ocultar este aviso hasta que empiece el mantenimiento',
  },
  footer: {
    label: 'Pie de página',
    tagline: 'Talento disponible, colocado en días.',
    product: 'Producto',
    company: 'Empresa',
    legal: 'Información legal',
    follow: 'Síganos',
    faq: 'Preguntas',
    jobs: 'Ofertas abiertas',
    careers: 'Empleo',
    support: 'Soporte',
    partners: 'Socios',
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
