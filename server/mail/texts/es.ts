import type { MailTexts } from './MailTexts.ts';

export const es: MailTexts = {
  invitation: {
    greeting: (name) => `Hola, ${name}:`,
    before:
      'Le damos la bienvenida a TalentBench. Su cuenta está lista. Elija una contraseña para iniciar sesión por primera vez:',
    after:
      'El enlace funciona una sola vez y caduca a los siete días. Si no esperaba ninguna cuenta, puede ignorar este correo.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  reset: {
    greeting: (name) => `Hola, ${name}:`,
    before: 'Use este enlace para elegir una contraseña nueva para su cuenta de TalentBench:',
    after:
      'El enlace funciona una sola vez y caduca al cabo de una hora. Si no necesita una contraseña nueva, puede ignorar este correo. Su contraseña no cambiará.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  notice: {
    greeting: (name) => `Hola, ${name}:`,
    before: 'Hay una novedad para su empresa en TalentBench:',
    after:
      'Recibe este correo porque tiene activadas las notificaciones por correo electrónico. Elija cuáles quiere recibir en Configuración de la empresa, Notificaciones.',
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
      'Gracias por su interés en TalentBench. Hemos revisado su solicitud de registro y por ahora no podemos aprobarla. Motivo:',
    toLink: 'Si algo ha cambiado o se trata de un malentendido, regístrese de nuevo o contacte con nosotros:',
    after: 'Estaremos encantados de leerle.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  newsletter: {
    greeting: () => 'Hola:',
    before:
      'Se ha suscrito al boletín de TalentBench. Llega una vez al mes y muestra qué competencias se demandan.',
    toLink: 'Visitar TalentBench:',
    after:
      'Si no se ha suscrito o ya no desea recibir el boletín, cancele la suscripción con el enlace que figura más abajo.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  audit: {
    greeting: () => 'Hola:',
    before: 'Ha terminado la verificación diaria del registro de auditoría de TalentBench:',
    after:
      'Conserve este correo. Su cabecera (el último sello de la cadena) permite demostrar más adelante si se reescribieron o eliminaron entradas anteriores.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  operatorInvitation: {
    greeting: (name) => `Hola, ${name}:`,
    before:
      'Le han invitado a gestionar TalentBench como operador. Elija una contraseña para iniciar sesión por primera vez en la consola del operador:',
    after:
      'El enlace funciona una sola vez y caduca a los siete días. Si no esperaba esta invitación, puede ignorar este correo.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  security: {
    greeting: (name) => `Hola, ${name}:`,
    before: 'La seguridad de su cuenta de TalentBench ha cambiado:',
    after:
      'Si no sabe por qué, cambie su contraseña y póngase en contacto con soporte. Los correos de seguridad no se pueden desactivar.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
};
