import type { PagesOfSiteTexts } from '../en/pagesOfSite.ts';

export const pagesOfSite: PagesOfSiteTexts = {
  frame: {
    updated: 'Última modificación: %{date}',
    contents: 'En esta página',
    operator: 'el operador de esta plataforma TalentBench',
    questions: {
      title: '¿Preguntas?',
      text: 'Escriba a %{email} o use el formulario de la página de inicio. Respondemos en 2-4 horas en días laborables.',
      action: 'Escríbanos',
    },
  },
  notFound: {
    title: 'Página no encontrada',
    description: 'No hay ninguna página en esta dirección.',
    text: 'Puede que la dirección sea incorrecta o que la página se haya eliminado.',
    home: 'Ir a la página de inicio',
  },
  setPassword: {
    title: 'Elija su contraseña',
    description: 'Elija una contraseña para su cuenta de TalentBench.',
    needsScript: 'Para elegir una contraseña se necesita JavaScript. Actívelo y abra de nuevo el enlace.',
  },
  privacy: {
    title: 'Política de privacidad',
    description:
      'Qué datos personales guarda TalentBench, por qué, durante cuánto tiempo y cuáles son sus derechos.',
    lead: 'Esta política explica qué datos personales guardamos, por qué y durante cuánto tiempo. Es breve porque recogemos pocos.',
    sections: [
      {
        title: 'Responsable de los datos',
        paragraphs: [
          'Sus datos los guarda %{operator}. Puede contactar con nosotros en %{email} o en el %{phone}.',
        ],
        points: [],
      },
      {
        title: 'Datos de los visitantes',
        paragraphs: [
          'Puede navegar por este sitio sin identificarse. Solo guardamos lo que usted nos envía:',
        ],
        points: [
          'Una solicitud de registro: su nombre y apellidos, correo electrónico, empresa, si busca u ofrece talento, su idioma y, si lo escribe, su mensaje.',
          'Una suscripción al boletín: su correo electrónico.',
          'Un mensaje de contacto: su nombre y apellidos, correo electrónico, asunto y mensaje.',
          'Una búsqueda en la página de inicio: usamos las palabras para contar los perfiles que coinciden y no las guardamos.',
        ],
      },
      {
        title: 'Datos de las personas con cuenta',
        paragraphs: [
          'Las empresas guardan los nombres, correos de trabajo y roles de sus usuarios. Los proveedores guardan perfiles de las personas que ofrecen: competencias, experiencia, ubicación, disponibilidad y tarifa. El servidor guarda también:',
        ],
        points: [
          'Su contraseña, como un hash unidireccional que no se puede revertir.',
          'Sus sesiones: cuándo empieza y termina cada una. Los tokens de sesión se guardan como hash.',
          'El número de inicios de sesión fallidos y de mensajes enviados, asociado a un hash de la cuenta y de la dirección de red. Sirve para evitar abusos y se elimina poco después.',
          'Un registro de auditoría de los cambios en las consolas: quién cambió qué, cuándo y desde qué dirección de red. No se puede editar.',
          'Los correos sobre su cuenta: invitaciones y enlaces para elegir una contraseña nueva.',
        ],
      },
      {
        title: 'Por qué los guardamos',
        paragraphs: [
          'Guardamos las solicitudes de registro y los mensajes de contacto para responderle, y las direcciones del boletín para enviárselo hasta que cancele la suscripción. Guardamos los datos de las cuentas porque el marketplace no puede funcionar sin ellos, y el registro de auditoría para que las empresas puedan confiar en lo que ven.',
        ],
        points: [],
      },
      {
        title: 'Acceso a sus datos',
        paragraphs: [
          'Cada empresa ve sus propios datos. Los reclutadores de empresas aprobadas ven los perfiles que publican los proveedores. El operador ve lo necesario para gestionar el marketplace. Los datos de cada empresa están separados en la propia base de datos, no solo en pantalla.',
          'No vendemos sus datos ni los compartimos con fines publicitarios. Este sitio no carga scripts, fuentes, imágenes ni vídeos de otros servidores, así que ningún tercero sabe de su visita.',
        ],
        points: [],
      },
      {
        title: 'Cuánto tiempo los guardamos',
        paragraphs: [],
        points: [
          'Solicitudes de registro y mensajes de contacto: hasta que se hayan respondido y ya no se necesiten, o hasta que pida que se eliminen.',
          'Direcciones del boletín: hasta que cancele la suscripción con el enlace de nuestros correos.',
          'Sesiones terminadas: un día después de caducar.',
          'Datos de cuentas y contratos: mientras su empresa use TalentBench y, después, el tiempo que exija la ley.',
        ],
      },
      {
        title: 'Sus derechos',
        paragraphs: [
          'Puede preguntar qué datos guardamos sobre usted, pedir que se corrijan o eliminen, recibir una copia y oponerse a su uso. Escriba a %{email}; es posible que le pidamos que verifique su identidad. Si le publica un proveedor, también puede dirigirse a esa empresa. Puede reclamar ante su autoridad de protección de datos.',
        ],
        points: [],
      },
    ],
  },
  terms: {
    title: 'Condiciones del servicio',
    description: 'Las condiciones que se aplican a las empresas que usan TalentBench.',
    lead: 'Estas condiciones se aplican cuando su empresa usa este marketplace. Son un acuerdo entre su empresa y %{operator}.',
    sections: [
      {
        title: 'El servicio',
        paragraphs: [
          'TalentBench es un marketplace para empresas. Los proveedores publican a empleados disponibles entre proyectos. Los reclutadores los encuentran, los solicitan y acuerdan contratos. El operador gestiona el marketplace y no es parte de los contratos que se firman en él.',
        ],
        points: [],
      },
      {
        title: 'Cuentas',
        paragraphs: [
          'Una cuenta empieza con una solicitud de registro. El operador la revisa y puede pedir pruebas de que su empresa existe y de que usted puede actuar en su nombre. La admisión no está garantizada.',
        ],
        points: [
          'Cada persona usa su propia cuenta y no comparte su contraseña.',
          'Su empresa decide quién puede actuar en su nombre y responde de lo que hagan aquí.',
          'Avísenos de inmediato si cree que otra persona ha usado su cuenta.',
        ],
      },
      {
        title: 'Obligaciones del proveedor',
        paragraphs: [],
        points: [
          'Las personas que publica son empleados suyos o han aceptado que las publique.',
          'Las competencias, la experiencia, las tarifas y las fechas son correctas al introducirlas, y usted las mantiene al día.',
          'Responde a las solicitudes en el plazo que indica.',
        ],
      },
      {
        title: 'Obligaciones del reclutador',
        paragraphs: [],
        points: [
          'Usa los perfiles solo para cubrir puestos reales.',
          'No copia perfiles del marketplace para crear su propia base de datos.',
          'No comparte información sobre un candidato sin el consentimiento del proveedor.',
        ],
      },
      {
        title: 'Matching y cifras',
        paragraphs: [
          'Las puntuaciones, recomendaciones y cifras del mercado le ayudan a decidir. Se calculan con los datos que introducen las empresas y pueden ser erróneas. Las decisiones de contratación siempre las toman personas.',
        ],
        points: [],
      },
      {
        title: 'Precios',
        paragraphs: [
          'Freemium es gratuito. El precio de Premium y Enterprise figura en su oferta. Puede cancelar un plan al final del mes que ha pagado.',
        ],
        points: [],
      },
      {
        title: 'Disponibilidad y responsabilidad',
        paragraphs: [
          'El operador pone un cuidado razonable en mantener el marketplace disponible y evitar la pérdida de datos, pero no garantiza un servicio ininterrumpido. Su responsabilidad es ilimitada en caso de dolo o negligencia grave y cuando la ley no permite limitarla. En los demás casos se limita a los daños previsibles.',
        ],
        points: [],
      },
      {
        title: 'Suspensión y terminación',
        paragraphs: [
          'Podemos suspender a una empresa que incumpla estas condiciones. En ese caso se cierra la sesión de sus usuarios y se les informa. Puede cerrar su cuenta en cualquier momento escribiendo a %{email}. Conservamos lo que exige la ley y eliminamos el resto si lo solicita.',
        ],
        points: [],
      },
      {
        title: 'Cambios',
        paragraphs: [
          'Avisamos a los titulares de cuentas al menos 30 días antes de cambiar estas condiciones. Si no está de acuerdo, puede cerrar su cuenta antes de esa fecha.',
        ],
        points: [],
      },
    ],
  },
  cookies: {
    title: 'Política de cookies',
    description: 'La única cookie que usa TalentBench y lo que guarda en el almacenamiento de su navegador.',
    lead: 'Este sitio usa una sola cookie y no hace seguimiento, así que no hay ningún aviso de cookies.',
    sections: [
      {
        title: 'La cookie',
        paragraphs: ['Hay una cookie, que solo se guarda cuando elige un idioma:'],
        points: [
          'language: el idioma elegido, como código de dos letras, durante un año. Permite que el servidor envíe las páginas en ese idioma.',
        ],
      },
      {
        title: 'El almacenamiento de su navegador',
        paragraphs: [
          'Estos datos permanecen en su navegador y no se envían con cada petición como las cookies. Solo sirven para la función que ha pedido.',
        ],
        points: [
          'language: el idioma elegido.',
          'colourScheme: claro u oscuro, si usó el selector.',
          'authToken, refreshToken, userType, userRole, userId, userData, fc y la hora y el mensaje de su inicio de sesión: su sesión, que se elimina al cerrarla. Si no pide recordar este dispositivo, termina con la ventana del navegador.',
          'Entradas RaStore: la configuración de sus listas en las consolas, como columnas y orden.',
        ],
      },
      {
        title: 'Lo que no usamos',
        paragraphs: [
          'Ni cookies publicitarias o de análisis, ni píxeles de seguimiento, ni huellas digitales, ni contenido de otros servidores que pueda guardar cookies. Los enlaces a redes sociales son simples enlaces: esas redes solo saben de su visita si sigue uno.',
        ],
        points: [],
      },
      {
        title: 'Cómo eliminar estos datos',
        paragraphs: [
          'Elimine las cookies y los datos de este sitio en la configuración de su navegador. Se cerrará su sesión, y el sitio volverá a usar el idioma y el tema de su navegador.',
        ],
        points: [],
      },
    ],
  },
  careers: {
    title: 'Empleo',
    description: 'Cómo trabajamos en TalentBench y cómo presentar su candidatura.',
    lead: 'Construimos un marketplace que saca pronto del banquillo a los buenos profesionales. Nuestra propia selección también es rápida.',
    sections: [
      {
        title: 'Cómo trabajamos',
        paragraphs: [
          'Somos un equipo pequeño que deja las cosas por escrito. Cada cambio tiene un motivo; cada afirmación, una prueba, y cada cifra, un método.',
        ],
        points: [
          'Trabajo en remoto, con dos semanas al año juntos en persona.',
          'Cambios pequeños, publicados el día en que se terminan.',
          'Quienes desarrollan el producto se turnan para atender el soporte.',
        ],
      },
      {
        title: 'A quién buscamos',
        paragraphs: ['No siempre tenemos un puesto abierto, pero siempre nos interesa saber de:'],
        points: [
          'Ingenieros a quienes les importa tanto la experiencia de uso como el funcionamiento.',
          'Personas que han gestionado un banquillo y saben cómo es el lunes de un proveedor.',
          'Gestores de cuentas que prefieren resolver un problema a derivarlo.',
        ],
      },
      {
        title: 'Cómo presentar su candidatura',
        paragraphs: [
          'Escriba a %{email} unas líneas sobre algo que haya hecho y qué haría hoy de otra manera. Una persona le responderá en dos días laborables. Después hay una conversación, un día de trabajo conjunto pagado y una decisión en esa misma semana.',
        ],
        points: [],
      },
    ],
  },
  support: {
    title: 'Soporte',
    description: 'Ayuda con el inicio de sesión, las cuentas y todo lo demás en TalentBench.',
    lead: 'Encuentre respuestas rápidas a continuación o contacte con nosotros.',
    sections: [
      {
        title: 'No puedo iniciar sesión',
        paragraphs: [],
        points: [
          'Elija «Iniciar sesión» y después «¿Ha olvidado su contraseña?». Le enviaremos un enlace que funciona una sola vez.',
          'Tras varias contraseñas incorrectas, debe esperar antes de volver a intentarlo. La espera se alarga cada vez para proteger su cuenta.',
          'Si la cuenta de su empresa está suspendida, escriba a %{email}.',
        ],
      },
      {
        title: 'Mi invitación no funciona',
        paragraphs: [
          'Cada enlace funciona una sola vez y durante un tiempo limitado. Si el suyo ya se ha usado o ha caducado, elija «¿Ha olvidado su contraseña?» al iniciar sesión o pídanos una nueva invitación.',
        ],
        points: [],
      },
      {
        title: 'He enviado una solicitud de registro',
        paragraphs: [
          'Le contactamos en un plazo de 24 horas. Si no recibe noticias nuestras, mire en la carpeta de spam y después escríbanos.',
        ],
        points: [],
      },
      {
        title: 'Algo no funciona',
        paragraphs: [
          'Díganos en qué página estaba, qué hizo y qué esperaba. Si el mensaje de error muestra un identificador de petición, inclúyalo para que podamos averiguar qué ocurrió.',
        ],
        points: [],
      },
      {
        title: 'Contacto',
        paragraphs: [
          'Escriba a %{email} o llame al %{phone}, de lunes a viernes, de %{from} a %{to} %{zone}. Respondemos en 2-4 horas en días laborables. Los clientes Enterprise tienen un gestor de cuenta exclusivo y soporte prioritario.',
        ],
        points: [],
      },
    ],
  },
  partners: {
    title: 'Partners',
    description:
      'Cómo trabajan con TalentBench los partners de implantación, las asociaciones y los fabricantes de software.',
    lead: 'Trabaje con nosotros como partner de implantación, asociación o fabricante de software.',
    sections: [
      {
        title: 'Partners de implantación',
        paragraphs: [
          'Usted dirige proyectos con personas de varios proveedores. Como partner de implantación, forma equipos enteros con la bolsa de talento, mantiene un contrato por proveedor y ve todas las fechas de fin de asignación en un solo calendario.',
        ],
        points: [],
      },
      {
        title: 'Asociaciones y redes',
        paragraphs: [
          'Usted reúne a empresas de servicios o de consultoría. Creamos una bolsa de talento con su marca en la que sus miembros ven primero a las personas disponibles de los demás.',
        ],
        points: [],
      },
      {
        title: 'Fabricantes de software',
        paragraphs: [
          'Todo lo que hay en las consolas está disponible mediante una API documentada. Si desarrolla software de planificación, nóminas o selección, sus clientes pueden publicar su banquillo sin introducir los datos dos veces.',
        ],
        points: [],
      },
      {
        title: 'Cómo hacerse partner',
        paragraphs: [
          'Escriba a %{email} y díganos con quién trabaja y qué podemos facilitarles. Respondemos en 2-4 horas en días laborables y enviamos un borrador de acuerdo en una semana.',
        ],
        points: [],
      },
    ],
  },
};
