import type { PagesOfSiteTexts } from '../en/pagesOfSite.ts';

export const pagesOfSite: PagesOfSiteTexts = {
  frame: {
    updated: 'Última modificación: %{date}',
    contents: 'En esta página',
    operator: 'el operador de este TalentBench',
    questions: {
      title: '¿Algo no está claro?',
      text: 'Escriba a %{email} o use el formulario de la página de inicio. En días laborables respondemos en 2-4 horas.',
      action: 'Escríbanos',
    },
  },
  notFound: {
    title: 'Página no encontrada',
    description: 'No hay ninguna página en esta dirección.',
    text: 'No hay ninguna página en esta dirección. Puede que esté mal escrita o que la página se haya eliminado.',
    home: 'Ir a la página de inicio',
  },
  setPassword: {
    title: 'Elija su contraseña',
    description: 'Elija la contraseña de su cuenta de TalentBench.',
    needsScript: 'Para elegir una contraseña hace falta JavaScript. Actívelo y abra el enlace de nuevo.',
  },
  privacy: {
    title: 'Política de privacidad',
    description: 'Qué datos personales guarda TalentBench, para qué, cuánto tiempo y qué puede usted pedir.',
    lead: 'Esta página dice qué datos personales guarda este mercado, para qué y cuánto tiempo. Es breve porque se recoge poco.',
    sections: [
      {
        title: 'Quién es responsable',
        paragraphs: [
          'El responsable de los datos es %{operator}. Puede dirigirse a las personas encargadas en %{email} o en el %{phone}.',
        ],
        points: [],
      },
      {
        title: 'Lo que deja aquí una visita',
        paragraphs: [
          'Puede leer todo este sitio sin decirnos quién es. Solo guardamos lo que usted nos envía:',
        ],
        points: [
          'Una solicitud de registro: su nombre y apellidos, correo electrónico, empresa, si busca u ofrece talento, el idioma en que lee y su mensaje, si escribe uno.',
          'Una suscripción al boletín: su correo electrónico.',
          'Un mensaje de contacto: su nombre y apellidos, correo electrónico, asunto y mensaje.',
          'Una búsqueda en la página de inicio: las palabras sirven para contar los perfiles que encajan y no se guardan.',
        ],
      },
      {
        title: 'Lo que se guarda de las personas con cuenta',
        paragraphs: [
          'Las empresas participantes guardan los nombres, correos de trabajo y roles de su propia gente, y los proveedores guardan perfiles de las personas que ofrecen: competencias, experiencia, lugar, disponibilidad y tarifa. Además, el servidor guarda:',
        ],
        points: [
          'Su contraseña, como un resumen criptográfico que nadie puede invertir.',
          'Sus sesiones: cuándo empezó cada una y cuándo termina. Los propios tokens se guardan como resúmenes criptográficos.',
          'Los inicios de sesión fallidos y los mensajes enviados, contados por un resumen criptográfico de la cuenta y de la dirección de red para frenar abusos, y olvidados poco después.',
          'Un registro de los cambios hechos en las consolas: quién cambió qué, cuándo y desde qué dirección de red. Protege a todas las partes y no se puede editar.',
          'Los correos que se le envían sobre su cuenta: invitaciones y enlaces para elegir una contraseña nueva.',
        ],
      },
      {
        title: 'Para qué se guarda',
        paragraphs: [
          'Las solicitudes de registro y los mensajes de contacto se guardan para responderle. Las direcciones del boletín se guardan para enviárselo hasta que ya no lo quiera. Los datos de las cuentas se guardan porque el mercado no puede funcionar sin ellos, y el registro de cambios porque las empresas deben poder fiarse de lo que ven.',
        ],
        points: [],
      },
      {
        title: 'Quién puede verlo',
        paragraphs: [
          'Cada empresa ve sus propios datos. Los reclutadores de empresas aprobadas ven los perfiles que los proveedores han publicado. El operador ve lo necesario para llevar el mercado. La propia base de datos, y no solo las pantallas, mantiene separados los datos de las distintas empresas.',
          'No se vende nada ni se cede nada con fines publicitarios. Este sitio no carga ningún script, tipografía, imagen ni vídeo de otro servidor, así que ningún tercero se entera de su visita.',
        ],
        points: [],
      },
      {
        title: 'Cuánto tiempo se guarda',
        paragraphs: [],
        points: [
          'Solicitudes de registro y mensajes de contacto: hasta que se hayan respondido y ya no hagan falta, o hasta que usted pida su eliminación.',
          'Direcciones del boletín: hasta que se dé de baja con el enlace de nuestros correos.',
          'Sesiones terminadas: un día después del último momento en que se habrían podido usar.',
          'Datos de cuentas y contratos: mientras su empresa participe y, después, mientras lo exija la ley.',
        ],
      },
      {
        title: 'Lo que puede pedir',
        paragraphs: [
          'Puede preguntar qué datos se guardan sobre usted, pedir que se corrijan o se eliminen, recibir una copia y oponerse a su uso. Escriba a %{email}; es posible que le pidamos que demuestre que es usted. Si le ha publicado un proveedor, también puede dirigirse a esa empresa. Puede presentar una reclamación ante la autoridad de protección de datos del lugar donde vive.',
        ],
        points: [],
      },
    ],
  },
  terms: {
    title: 'Condiciones del servicio',
    description: 'Las reglas con las que las empresas usan TalentBench.',
    lead: 'Estas son las reglas con las que las empresas usan este mercado. Las partes son su empresa y %{operator}.',
    sections: [
      {
        title: 'Qué es el servicio',
        paragraphs: [
          'TalentBench es un mercado para empresas. Los proveedores publican a empleados que están libres entre proyectos; los reclutadores los buscan, los solicitan y acuerdan contratos. El operador lleva el mercado y no es parte de los contratos que se cierran en él.',
        ],
        points: [],
      },
      {
        title: 'Cuentas',
        paragraphs: [
          'Una cuenta empieza con una solicitud de registro. El operador decide sobre ella y puede pedir pruebas de que su empresa existe y de que usted puede actuar por ella. No existe un derecho a ser admitido.',
        ],
        points: [
          'Cada persona usa su propia cuenta y no comparte su contraseña.',
          'Su empresa dice quién puede actuar por ella y responde de lo que esas personas hagan aquí.',
          'Avísenos enseguida si cree que otra persona ha usado su cuenta.',
        ],
      },
      {
        title: 'Lo que prometen los proveedores',
        paragraphs: [],
        points: [
          'Las personas que publica están empleadas por usted o han aceptado que se las publique.',
          'Competencias, experiencia, tarifas y fechas son ciertas el día en que las introduce y se mantienen al día.',
          'Responde a las solicitudes en el plazo que indica.',
        ],
      },
      {
        title: 'Lo que prometen los reclutadores',
        paragraphs: [],
        points: [
          'Usa los perfiles para cubrir puestos reales y para nada más.',
          'No copia perfiles del mercado para crear una lista propia.',
          'No transmite lo que sabe de una persona sin el consentimiento del proveedor.',
        ],
      },
      {
        title: 'Emparejamiento y cifras',
        paragraphs: [
          'Las puntuaciones, las recomendaciones y las cifras del mercado le ayudan a decidir. Se calculan a partir de lo que introducen las empresas y pueden estar equivocadas. Sobre una persona decide siempre una persona.',
        ],
        points: [],
      },
      {
        title: 'Precios',
        paragraphs: [
          'Freemium es gratuito. Premium y Enterprise cuestan lo que diga su oferta. Un plan se puede terminar al final del mes pagado.',
        ],
        points: [],
      },
      {
        title: 'Disponibilidad y responsabilidad',
        paragraphs: [
          'El operador pone un cuidado razonable en que el mercado esté accesible y no se pierda nada, pero no promete que no falle nunca. El operador responde sin límite por dolo y negligencia grave y allí donde la ley no permite limitarlo; en lo demás, solo por los daños previsibles.',
        ],
        points: [],
      },
      {
        title: 'Suspensión y fin',
        paragraphs: [
          'Una empresa que incumple estas reglas puede ser suspendida. En ese caso se cierra la sesión de su gente y se le comunica. Puede terminar su cuenta en cualquier momento escribiendo a %{email}. Lo que la ley obliga a conservar se conserva; lo demás se elimina si lo pide.',
        ],
        points: [],
      },
      {
        title: 'Cambios',
        paragraphs: [
          'Si estas condiciones cambian, se avisa a las personas con cuenta al menos 30 días antes. Quien no esté de acuerdo puede terminar su cuenta hasta entonces.',
        ],
        points: [],
      },
    ],
  },
  cookies: {
    title: 'Política de cookies',
    description: 'La única cookie que pone TalentBench y lo que guarda en el almacenamiento de su navegador.',
    lead: 'Este sitio pone una sola cookie, no sigue a nadie y por eso no tiene ningún aviso que cerrar.',
    sections: [
      {
        title: 'La cookie',
        paragraphs: ['Hay una sola, y solo se pone cuando usted elige un idioma con el selector:'],
        points: [
          'language: el idioma elegido, en dos letras, durante un año. Permite que el servidor le envíe la página en ese idioma.',
        ],
      },
      {
        title: 'Lo que se guarda en el almacenamiento de su navegador',
        paragraphs: [
          'Estas entradas se quedan en su navegador y no se envían con cada petición, como ocurriría con las cookies. Sirven a la función que usted pidió y a nada más.',
        ],
        points: [
          'language: el idioma elegido.',
          'colourScheme: claro u oscuro, si usó el selector.',
          'authToken, refreshToken, userType, userRole, userId, userData, fc y la hora y el mensaje de su inicio de sesión: su sesión, que se elimina al cerrarla. Si no pide que se recuerde este dispositivo, terminan con la ventana del navegador.',
          'Entradas RaStore: cómo ha dispuesto las listas en las consolas, como columnas y orden.',
        ],
      },
      {
        title: 'Lo que no hay aquí',
        paragraphs: [
          'Ni cookies publicitarias, ni cookies de análisis, ni píxeles, ni huellas digitales, ni contenido de otros servidores que pudiera poner sus propias cookies. Los enlaces a redes sociales son simples enlaces: esas redes solo se enteran de su visita si usted sigue uno.',
        ],
        points: [],
      },
      {
        title: 'Cómo eliminarla',
        paragraphs: [
          'En los ajustes de su navegador puede eliminar las cookies y los datos de este sitio. Se cerrará su sesión, y el sitio volverá a seguir el idioma y los colores de su navegador.',
        ],
        points: [],
      },
    ],
  },
  careers: {
    title: 'Empleo',
    description: 'Cómo trabajamos en TalentBench y cómo escribirnos.',
    lead: 'Construimos un mercado en el que nadie bueno se queda parado. Sería raro que presentarse aquí supusiera esperar semanas.',
    sections: [
      {
        title: 'Cómo trabajamos',
        paragraphs: [
          'Somos un equipo pequeño que deja las cosas por escrito. Cada cambio viene con su motivo, cada afirmación con la prueba que la sostiene y cada cifra con la forma en que se midió.',
        ],
        points: [
          'Ante todo en remoto, con dos semanas al año en una misma sala.',
          'Cambios pequeños, publicados el día en que se terminan.',
          'El soporte lo atienden, por turnos, quienes construyen el producto.',
        ],
      },
      {
        title: 'De quién nos gusta recibir noticias',
        paragraphs: ['No siempre hay un puesto abierto, pero siempre leemos las cartas de:'],
        points: [
          'Ingenieros a quienes les importa tanto la sensación como el funcionamiento.',
          'Personas que han llevado un banquillo y saben cómo es el lunes de un proveedor.',
          'Gestores de cuentas que prefieren resolver un problema a reenviarlo.',
        ],
      },
      {
        title: 'Cómo es el proceso',
        paragraphs: [
          'Escriba a %{email} unas líneas sobre algo que hizo y que hoy haría de otra manera. Una persona le responderá en dos días laborables. Después vienen una conversación, un día de trabajo conjunto pagado y una decisión en la misma semana.',
        ],
        points: [],
      },
    ],
  },
  support: {
    title: 'Soporte',
    description: 'Cómo obtener ayuda con TalentBench: inicio de sesión, cuentas y todo lo demás.',
    lead: 'La mayoría de las preguntas se resuelven aquí en un minuto. Para todas las demás hay una persona.',
    sections: [
      {
        title: 'No puedo iniciar sesión',
        paragraphs: [],
        points: [
          'Elija Iniciar sesión y después el enlace de contraseña olvidada. Recibirá un correo con un enlace que sirve una vez.',
          'Tras varias contraseñas erróneas hay que esperar un poco, y cada nuevo intento alarga la espera. Así se protege su cuenta.',
          'Si lee que la cuenta de su empresa está suspendida, escriba a %{email}.',
        ],
      },
      {
        title: 'Mi invitación no funciona',
        paragraphs: [
          'Cada enlace de un correo sirve una vez y por un tiempo limitado. Si el suyo ya se ha usado o ha caducado, pida una contraseña nueva con su correo electrónico o escríbanos para recibir otra invitación.',
        ],
        points: [],
      },
      {
        title: 'He enviado una solicitud de registro',
        paragraphs: [
          'Nos ponemos en contacto en menos de 24 horas. Si no recibe noticias, mire en la carpeta de correo no deseado y después escríbanos.',
        ],
        points: [],
      },
      {
        title: 'Algo va mal en una consola',
        paragraphs: [
          'Díganos la página, qué hizo y qué esperaba. Si el mensaje de la pantalla nombra una petición, envíenos ese nombre: con él encontramos qué ocurrió.',
        ],
        points: [],
      },
      {
        title: 'Cómo contactar con nosotros',
        paragraphs: [
          'Por correo en %{email} y por teléfono en el %{phone}, de lunes a viernes, de 9:00 a 18:00. En días laborables respondemos en 2-4 horas. Los clientes Enterprise tienen su propio gestor de cuenta y prioridad en la cola.',
        ],
        points: [],
      },
    ],
  },
  partners: {
    title: 'Socios',
    description:
      'Cómo trabajan con TalentBench los socios de entrega, las asociaciones y los fabricantes de software.',
    lead: 'Un mercado mejora con cada participante honesto. Estas son las formas de participar que van más allá de una cuenta.',
    sections: [
      {
        title: 'Socios de entrega',
        paragraphs: [
          'Usted lleva proyectos con personas de varios proveedores. Como socio de entrega forma equipos enteros desde la bolsa, mantiene un contrato con cada proveedor y ve todas las fechas de fin en un calendario.',
        ],
        points: [],
      },
      {
        title: 'Asociaciones y redes',
        paragraphs: [
          'Usted reúne a empresas de servicios o de consultoría. Preparamos para sus miembros una bolsa con el nombre de ustedes, en la que encuentran primero a las personas libres de los demás.',
        ],
        points: [],
      },
      {
        title: 'Fabricantes de software',
        paragraphs: [
          'Todo lo que hacen las consolas pasa por una interfaz documentada. Si fabrica un sistema de planificación, de nóminas o de seguimiento de candidatos, sus clientes pueden publicar su banquillo sin escribir nada dos veces.',
        ],
        points: [],
      },
      {
        title: 'Cómo hacerse socio',
        paragraphs: [
          'Escriba a %{email} y díganos con quién trabaja y qué debería resultarles más fácil. Recibirá respuesta en 2-4 horas en días laborables, y un primer borrador del acuerdo en una semana.',
        ],
        points: [],
      },
    ],
  },
};
