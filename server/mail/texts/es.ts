import type { MailTexts } from './MailTexts.ts';

export const es: MailTexts = {
  invitation: {
    greeting: (name) => `Hola, ${name}:`,
    before:
      'Le damos la bienvenida a TalentBench. Su cuenta está lista. Elija una contraseña para entrar por primera vez:',
    after:
      'El enlace funciona una sola vez y caduca a los siete días. Si no esperaba ninguna cuenta, puede ignorar este correo.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  reset: {
    greeting: (name) => `Hola, ${name}:`,
    before: 'Con este enlace puede elegir una nueva contraseña para su cuenta de TalentBench:',
    after:
      'El enlace funciona una sola vez y caduca al cabo de una hora. Si no necesita una nueva contraseña, puede ignorar este correo: su contraseña no cambia.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  notice: {
    greeting: (name) => `Hola, ${name}:`,
    before: 'Hay novedades para su empresa en TalentBench:',
    after:
      'Recibe este correo porque tiene activadas las notificaciones por correo electrónico. Puede elegir de qué le avisamos en Ajustes de la empresa, Notificaciones.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  report: {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    before: 'Un informe programado está listo:',
    toLink: 'Abrir el informe en TalentBench:',
    after:
      'Para abrir el enlace, inicie sesión con una cuenta que pueda leer informes. Recibe este correo porque su dirección está en la lista de destinatarios de este informe programado.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  open: 'Abrir',
  unsubscribe: 'Cancelar la suscripción:',
  file: {
    attached: (name, size) => `El archivo va adjunto: ${name} (${size}).`,
    tooLarge: 'El archivo es demasiado grande para un correo. Descárguelo en la página del informe.',
  },
  declined: {
    greeting: () => 'Hola:',
    before:
      'Gracias por su interés en TalentBench. Hemos revisado su solicitud de registro y por ahora no podemos aprobarla. El motivo:',
    toLink: 'Si algo ha cambiado o se trata de un malentendido, regístrese de nuevo o escríbanos:',
    after: 'Estaremos encantados de leerle.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  newsletter: {
    greeting: () => 'Hola:',
    before:
      'Se ha suscrito al boletín de TalentBench. Llega una vez al mes y muestra qué competencias piden las empresas.',
    toLink: 'Visitar TalentBench:',
    after:
      'Si no se ha suscrito o ya no desea recibir el boletín, cancele la suscripción con el enlace que figura más abajo.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  audit: {
    greeting: () => 'Hola,',
    before: 'Ha terminado la verificación diaria del registro de auditoría de TalentBench:',
    after:
      'Conserve este correo: la cabecera (el último sello de la cadena) permite comprobar más adelante si se reescribieron o eliminaron entradas anteriores.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  operatorInvitation: {
    greeting: (name) => `Hola, ${name}:`,
    before:
      'Le han invitado a gestionar la plataforma TalentBench. Elija una contraseña para entrar por primera vez en la consola de gestión:',
    after:
      'El enlace funciona una sola vez y caduca a los siete días. Si no esperaba esta invitación, puede ignorar este correo.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  security: {
    greeting: (name) => `Hola, ${name}:`,
    before: 'Ha cambiado algo en la seguridad de su cuenta de TalentBench:',
    after:
      'Si no sabe por qué, cambie su contraseña y póngase en contacto con soporte. Este correo no se puede desactivar porque afecta a la seguridad de su cuenta.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
};
