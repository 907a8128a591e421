import type { LanguageSentences } from './sentences.ts';

export const spanish: LanguageSentences = {
  and: 'y',
  companies: [
    'Grupo Almendral',
    'Hermanos Cifuentes S.L.',
    'Nortelia S.A.',
    'Servicios Ribera',
    'Talleres Montoro',
  ],
  towns: ['Zaragoza', 'Valladolid', 'Murcia', 'Gijón', 'Córdoba', 'Vitoria'],
  people: ['Lucía Herrero', 'Javier Molina', 'Carmen Pastor', 'Sergio Vidal', 'Elena Robles', 'Raúl Campos'],
  working: {
    ad: {
      openings: [
        '{title}\n{company}, {town}',
        'Buscamos: {title}\nJornada completa, {town}',
        '{title} – {town}',
      ],
      company: [
        '{company} atiende a clientes de la región desde hace cuarenta años. Somos unas 300 personas y muchas llevan aquí toda la vida.',
        'Somos una empresa familiar con tres sedes y decisiones rápidas. Como crecen los encargos, ampliamos el equipo.',
      ],
      taskHeads: ['Funciones', 'Qué harás', 'Responsabilidades'],
      tasks: [
        'coordinación con otros departamentos',
        'informes semanales al responsable',
        'formación de nuevos compañeros',
        'archivo de documentos y control de fechas',
      ],
      needHeads: ['Requisitos', 'Qué pedimos', 'Perfil'],
      needs: [
        'mínimo dos años de experiencia',
        'buena comunicación y trabajo en equipo',
        'seriedad y cuidado en el trabajo',
        'formación profesional o título universitario',
      ],
      niceHeads: ['Se valorará', 'Deseable'],
      nices: ['carné de conducir', 'un segundo idioma', 'disponibilidad para viajar'],
      prose: [
        'Tu trabajo incluye: {skills}.',
        'En este puesto te encargarás de lo siguiente: {skills}.',
        'Esperamos experiencia en estas tareas: {skills}.',
      ],
      benefitHeads: ['Qué ofrecemos', 'Ofrecemos'],
      benefits: [
        'contrato indefinido y pago puntual',
        'seguro médico privado',
        'horario flexible',
        'aparcamiento y café gratis',
        'cursos pagados por la empresa',
      ],
      contacts: [
        'Envía tu currículum a {person} antes de fin de mes.',
        '¿Dudas? Llama a {person} al 910 555 142.',
      ],
    },
    resume: {
      profile: [
        'Tengo {years} años de experiencia profesional, la mayoría en {town}.',
        'Soy una persona responsable, paciente y aprendo rápido.',
        'Me gusta trabajar en equipo y mantengo la calma bajo presión.',
        'Busco un puesto con más responsabilidad.',
      ],
      skillHeads: ['Competencias', 'Qué sé hacer', 'Habilidades'],
      prose: [
        'Mi trabajo hasta ahora: {skills}.',
        'Conozco bien estas áreas: {skills}.',
        'Con los años he adquirido experiencia: {skills}.',
      ],
      workHeads: ['Experiencia laboral', 'Experiencia profesional'],
      work: [
        'Trabajé en un equipo de doce personas bajo la jefatura del departamento.',
        'Formé a dos aprendices y sustituí al responsable.',
        'Ayudé en el traslado de la sucursal.',
        'Mantuve los documentos en orden y cumplí los plazos.',
      ],
      courseHeads: ['Cursos', 'Formación complementaria'],
      courses: [
        'Curso de primeros auxilios',
        'Inglés comercial, clases nocturnas',
        'Taller de gestión del tiempo',
        'Prevención de incendios',
      ],
      hobbyHeads: ['Intereses', 'Aficiones'],
      hobbies: [
        'Senderismo, cocina y novela negra',
        'Fútbol, huerto y viajes en familia',
        'Coro, juegos de mesa y rutas en bicicleta',
      ],
    },
  },
  heldOut: {
    ad: {
      openings: [
        'Se necesita {title}\n{company}',
        '{title}\nUbicación: {town}\nIncorporación inmediata',
        '{company} incorpora {title}',
      ],
      company: [
        'En {company} las personas son lo primero. Nos encargan trabajos tanto tiendas de barrio como ayuntamientos, porque damos consejos honestos.',
        'Nacida en un garaje, {company} está hoy en cinco ciudades. Invertimos en buenos equipos y en quienes los usan.',
      ],
      taskHeads: ['El puesto', 'Tareas principales', 'Tu día a día'],
      tasks: [
        'reuniones periódicas con compañeros y clientes',
        'propuestas para mejorar la calidad',
        'registro completo de lo realizado',
        'sustitución de compañeros en vacaciones',
      ],
      needHeads: ['Qué aportas', 'Imprescindible', 'Sobre ti'],
      needs: [
        'experiencia previa en un puesto similar',
        'atención al detalle',
        'buen nivel de español hablado y escrito',
        'flexibilidad en épocas de mucho trabajo',
      ],
      niceHeads: ['También nos gustaría', 'No imprescindible, pero bienvenido'],
      nices: ['vehículo propio', 'conocimiento de la zona', 'haber trabajado a turnos'],
      prose: [
        'El puesto consiste sobre todo en: {skills}.',
        'Cada semana te ocuparás de: {skills}.',
        'Debes estar familiarizado con: {skills}.',
      ],
      benefitHeads: ['Por qué nosotros', 'A cambio tendrás'],
      benefits: [
        '30 días de vacaciones',
        'plan de pensiones',
        'descuentos en comercios',
        'oficina moderna junto a la estación',
        'paga extra anual',
      ],
      contacts: [
        'Inscríbete en www.example.com. Respondemos en dos semanas.',
        'Contacto: {person}, empleo@example.com',
      ],
    },
    resume: {
      profile: [
        'Después de {years} años en el oficio, sigo madrugando con ganas.',
        'Mis antiguos jefes destacan mi precisión y mi buen humor.',
        'Organizo bien la jornada y pregunto cuando algo no está claro.',
        'Disponible con un mes de preaviso, en {town} o alrededores.',
      ],
      skillHeads: ['Conocimientos', 'Áreas de experiencia', 'Puntos fuertes'],
      prose: [
        'En mis últimos empleos me dediqué a: {skills}.',
        'Mis puntos fuertes son: {skills}.',
        'Entre mis tareas diarias: {skills}.',
      ],
      workHeads: ['Trayectoria', 'Empleos anteriores'],
      work: [
        'Asumí las tareas de una compañera de baja maternal.',
        'Recibí un premio a la mejor sugerencia del año.',
        'Preparé los relevos entre el turno de mañana y el de tarde.',
        'Trabajé con gente de quince países.',
      ],
      courseHeads: ['Otros estudios', 'Certificados'],
      courses: [
        'Seminario de comunicación',
        'Ofimática básica',
        'Manejo de conflictos, dos días',
        'Lengua de signos para principiantes',
      ],
      hobbyHeads: ['Tiempo libre', 'Fuera del trabajo'],
      hobbies: [
        'Fotografía, natación y mi huerta',
        'Bombero voluntario, ajedrez',
        'Guitarra, pan casero, atletismo',
      ],
    },
  },
};
