import type { MailTexts } from './MailTexts.ts';

export const es: MailTexts = {
  invitation: {
    greeting: (name) => `Hola, ${name}:`,
    before:
      'Le damos la bienvenida a TalentBench. Hemos aprobado su solicitud y la cuenta de su empresa está lista. Elija una contraseña para entrar por primera vez:',
    after:
      'El enlace funciona una sola vez y caduca a los siete días. Si usted no ha solicitado ninguna cuenta, no tiene que hacer nada.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  reset: {
    greeting: (name) => `Hola, ${name}:`,
    before: 'Ha solicitado una nueva contraseña para su cuenta de TalentBench. Puede elegirla aquí:',
    after:
      'El enlace funciona una sola vez y caduca al cabo de una hora. Si usted no la ha solicitado, no tiene que hacer nada: su contraseña no cambia.',
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
    before: 'Ya está listo un informe que usted recibe periódicamente:',
    after:
      'Se abre tras iniciar sesión con una cuenta que pueda leer informes. Recibe este correo porque su dirección figura en un informe programado; quien lo gestiona puede quitarla.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
  audit: {
    greeting: () => 'Hola,',
    before: 'Ha terminado la verificación diaria del registro de auditoría de TalentBench:',
    after:
      'Conserve este correo: la cabecera (el último sello de la cadena) permite comprobar más adelante si se reescribieron o eliminaron entradas anteriores.',
    closing: 'Un cordial saludo,\nEl equipo de TalentBench',
  },
};
