import type { Catalogue } from '../en/index.ts';

export const help: Catalogue['help'] = {
  title: 'Ayuda',
  back: 'Todos los tickets',
  open: 'Abrir ticket',
  opened: 'Su ticket está abierto. Le responderemos aquí.',
  promise:
    'Soporte responde en %{high} (alta), %{medium} (media) o %{low} (baja) horas laborables: de lunes a viernes, de %{from} a %{to} %{zone}.',
  reopen: 'Reabrir ticket',
  reopened: 'El ticket vuelve a estar abierto.',
  closed: 'Este ticket está cerrado. Si nos necesita de nuevo, abra otro.',
  resolved: 'Creemos que está resuelto. Si no es así, conteste: eso reabre el ticket.',
  close: {
    button: 'Cerrar ticket',
    title: '¿Cerrar este ticket?',
    text: 'En un ticket cerrado ya no se escribe. Todavía podrá valorarlo.',
    done: 'El ticket está cerrado.',
  },
  reply: {
    label: 'Su respuesta',
    send: 'Enviar respuesta',
    sent: 'Su respuesta se ha enviado.',
  },
  rate: {
    title: '¿Qué tal lo hemos hecho?',
    stars: '%{smart_count} estrella |||| %{smart_count} estrellas',
    none: 'Sin valorar',
    done: 'Gracias por su valoración.',
  },
};
