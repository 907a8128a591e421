import type { Catalogue } from '../en/index.ts';

export const companySupport: Catalogue['companySupport'] = {
  title: 'Ayuda',
  back: 'Todos los tickets',
  open: 'Abrir ticket',
  opened: 'Ticket abierto. Le responderemos aquí.',
  promise:
    'Respondemos en %{high} (alta), %{medium} (media) o %{low} (baja) horas laborables, de lunes a viernes, de %{from} a %{to} %{zone}.',
  reopen: 'Reabrir ticket',
  reopened: 'Ticket reabierto',
  closed: 'Este ticket está cerrado. Si necesita más ayuda, abra otro.',
  resolved: 'Creemos que está resuelto. Si no es así, responda para reabrir el ticket.',
  close: {
    button: 'Cerrar ticket',
    title: '¿Cerrar este ticket?',
    text: 'No podrá responder a un ticket cerrado, pero sí valorarlo.',
    done: 'Ticket cerrado',
  },
  reply: {
    label: 'Su respuesta',
    send: 'Enviar respuesta',
    sent: 'Respuesta enviada',
  },
  rate: {
    title: '¿Qué le ha parecido nuestra ayuda?',
    stars: '%{smart_count} estrella |||| %{smart_count} estrellas',
    none: 'Sin valorar',
    done: 'Gracias por su valoración.',
  },
};
