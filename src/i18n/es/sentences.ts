import type { SentenceTexts } from '../sentences.ts';
import { accessSentences } from './accessSentences.ts';
import { billingSentences } from './billingSentences.ts';
import { entrySentences } from './entrySentences.ts';
import { erasureSentences } from './erasureSentences.ts';
import { maintenanceSentences } from './maintenanceSentences.ts';
import { reportSentences } from './reportSentences.ts';

export const sentences: SentenceTexts = {
  ...entrySentences,
  'Choose a password other than your current one': 'Elija una contraseña distinta de la actual',
  'Use Account security for your own account': 'Para su propia cuenta, use «Seguridad de la cuenta»',
  'This account has no two-factor authentication': 'Esta cuenta no tiene autenticación en dos pasos',
  'This account is not active': 'Esta cuenta no está activa',
  'The company of this account is not active': 'La empresa de esta cuenta no está activa',
  'This demo runs only in your browser, so there are no other sessions or emails to manage.':
    'Esta demo funciona solo en su navegador, así que no hay otras sesiones ni correos que gestionar.',
  '%{what} is starting up. Please try again in a moment.':
    'El servicio se está iniciando. Inténtelo de nuevo en un momento.',
  'Only https URLs are supported': 'Solo se admiten URL https',
  'Type at least 2 characters': 'Escriba al menos 2 caracteres',
  ...accessSentences,
  ...reportSentences,
  ...erasureSentences,
  ...maintenanceSentences,
  ...billingSentences,
  'Describe how it was resolved': 'Describa cómo se resolvió',
  'Enter a note': 'Introduzca una nota',
  'Incidents can only be assigned to active operators':
    'Los incidentes solo se pueden asignar a operadores activos',
  'Enter a year from %{from} to %{to}': 'Introduzca un año entre %{from} y %{to}',
  'Choose a provider company': 'Elija una empresa proveedora',
  'Enter the other company': 'Indique la otra empresa',
  'At most %{max} pixels per side': 'Como máximo %{max} píxeles por lado',
  'This image is damaged. Choose another one.': 'Esta imagen está dañada. Elija otra.',
  'Enter a web address': 'Introduzca una dirección web',
  'Enter a whole number': 'Introduzca un número entero',
  'Enter a number': 'Introduzca un número',
  'At least %{min}': 'Al menos %{min}',
  'At most %{max}': 'Como máximo %{max}',
  'Enter an amount': 'Introduzca un importe',
  'Enter a smaller amount': 'Introduzca un importe menor',
  'Choose yes or no': 'Elija sí o no',
  'Enter a date': 'Introduzca una fecha',
  'This date does not exist': 'Esta fecha no existe',
  'Enter a month, such as 2026-03': 'Introduzca un mes, por ejemplo 2026-03',
  'List each skill only once': 'Indique cada competencia una sola vez',
  'Enter a time, such as 06:30': 'Introduzca una hora, por ejemplo 06:30',
  'Enter at least one email address': 'Introduzca al menos una dirección de correo',
  'Not a valid email address: %{address}': 'Dirección de correo no válida: %{address}',
  'Enter a date and time': 'Introduzca fecha y hora',
  'Choose one of %{values}': 'Elija una de las opciones',
  'Enter a list': 'Introduzca una lista',
  'Enter a valid GST number': 'Introduzca un número GST válido',
  'Enter a valid PAN number': 'Introduzca un número PAN válido',
  'Enter four digits': 'Introduzca cuatro cifras',
  'Enter the date as MM/YY': 'Introduzca la fecha como MM/AA',
  'Does not apply to this payment method': 'No se aplica a este método de pago',
  'Enter only the last four digits, never the full number':
    'Introduzca solo las cuatro últimas cifras, nunca el número completo',
  'This card has expired': 'Esta tarjeta ha caducado',
  'Enter only the last four digits': 'Introduzca solo las cuatro últimas cifras',
  'Operators can’t belong to a company': 'Los operadores no pueden pertenecer a una empresa',
  'Choose a date on or after the start date': 'Elija la fecha de inicio o una posterior',
  'Enter an amount above zero': 'Introduzca un importe mayor que cero',
  'Choose today or a later date': 'Elija hoy o una fecha posterior',
  'Choose a date within the past year or later': 'Elija una fecha de hace un año como máximo',
  'Choose a date within five years from today': 'Elija una fecha dentro de los próximos cinco años',
  'Choose a date within ten years of the start date':
    'Elija una fecha dentro de los diez años siguientes al inicio',
  '%{name} is booked until %{day} (contract %{id})':
    '%{name} está reservado hasta el %{day} (contrato %{id})',
  'This person is booked on some of these days. Ask the provider to change the dates or to confirm the overlap.':
    'Esta persona está reservada en algunos de estos días. Pida al proveedor que cambie las fechas o confirme el solapamiento.',
  'Enter at least the lower rate': 'Introduzca como mínimo la tarifa inferior',
  'A paid invoice can’t be edited': 'Una factura pagada no se puede editar',
  'A signed contract can’t be edited': 'Un contrato firmado no se puede editar',
  'Text messages are not available yet': 'Los SMS aún no están disponibles',
  'Enter a URL that begins with https://': 'Introduzca una URL que empiece por https://',
  'This address could not be found': 'No se ha encontrado esta dirección',
  'This address is in a private network': 'Esta dirección está en una red privada',
  'The service returned %{code}': 'El servicio ha devuelto %{code}',
  'The service did not respond in time': 'El servicio no ha respondido a tiempo',
  'The webhook URL can’t be decrypted with this server’s key. Disconnect the service and connect it again.':
    'La URL del webhook no se puede descifrar con la clave de este servidor. Desconecte el servicio y vuelva a conectarlo.',
  'No webhook URL is saved for this service. Disconnect it and connect it again.':
    'No hay ninguna URL de webhook guardada para este servicio. Desconéctelo y vuelva a conectarlo.',
  'This demo runs only in your browser and sends nothing.':
    'Esta demo funciona solo en su navegador y no envía nada.',
  'This demo accepts any password, so there is none to change or protect.':
    'Esta demo acepta cualquier contraseña, así que no hay ninguna que cambiar o proteger.',
  'Not a valid address or range: %{words}': 'Dirección o rango no válidos: %{words}',
  'Enter at least one address or range': 'Introduzca al menos una dirección o un rango',
  'This would lock you out. Your address is %{ip}': 'Esto le dejaría fuera. Su dirección es %{ip}',
  'Incorrect code. Codes change every 30 seconds.':
    'Código incorrecto. Los códigos cambian cada 30 segundos.',
  'Two-factor authentication is already on': 'La autenticación en dos pasos ya está activada',
  'Two-factor setup has not been started':
    'No se ha iniciado la configuración de la autenticación en dos pasos',
  'Incorrect current password': 'Contraseña actual incorrecta',
  'Enter a reason for declining': 'Indique el motivo del rechazo',
  'Enter a reason': 'Indique un motivo',
  'Choose the matching skill': 'Elija la competencia correspondiente',
  'Enter a first and a last name': 'Introduzca nombre y apellidos',
  'An account with this email already exists': 'Ya existe una cuenta con este correo electrónico',
  'This company is not on the market right now': 'Esta empresa no está en el mercado en este momento',
  'Choose a company or enter another name': 'Elija una empresa o introduzca otro nombre',
  'Choose a date on or after the first day': 'Elija el primer día o una fecha posterior',
  'Choose a valid time zone': 'Elija una zona horaria válida',
  'This job belongs to another company': 'Esta oferta pertenece a otra empresa',
  'Not in this company’s pipeline': 'No está en el pipeline de esta empresa',
  'Choose a date on or after the offer date': 'Elija la fecha de la oferta o una posterior',
  '%{name} is already in this pipeline (%{id}, %{stage})':
    '%{name} ya está en este pipeline (%{id}, %{stage})',
  'This request is closed': 'Esta solicitud está cerrada',
  'Enter years, such as 3-5 years or 10+ years': 'Introduzca años, por ejemplo 3-5 años o 10+ años',
  'The range must not end before it begins': 'El rango no puede terminar antes de empezar',
  'At most %{max} years': 'Como máximo %{max} años',
  'Choose a date on or after the posting date': 'Elija la fecha de publicación o una posterior',
  'Enter at least the lower salary': 'Introduzca como mínimo el salario inferior',
  'You can’t reply to a closed ticket': 'No se puede responder a un ticket cerrado',
  'You can rate a ticket once it is resolved': 'Puede valorar un ticket cuando esté resuelto',
  'Only active operators with a support role can answer tickets':
    'Solo los operadores activos con un rol de soporte pueden responder a tickets',
  'This job no longer takes applications': 'Esta oferta ya no admite candidaturas',
  'Publish this candidate first': 'Publique primero a este candidato',
  'Already submitted for this job': 'Ya presentado para esta oferta',
  'This application is already closed': 'Esta candidatura ya está cerrada',
  'This proposal is already closed': 'Esta propuesta ya está cerrada',
  'A contract out for signature can’t be edited': 'Un contrato pendiente de firma no se puede editar',
  'Documents of a contract that is signed or out for signature can’t be removed':
    'Los documentos de un contrato firmado o pendiente de firma no se pueden eliminar',
  'The total is too large. Enter a lower rate or a shorter term.':
    'El total es demasiado grande. Introduzca una tarifa menor o un plazo más corto.',
  'Unknown fields: %{fields}': 'Campos desconocidos: %{fields}',
  'Not the hash of a secret': 'No es el hash de un secreto',
  'Choose a recruiter company': 'Elija una empresa de reclutamiento',
  'Choose a file': 'Elija un archivo',
  'At most %{max} MB': 'Como máximo %{max} MB',
  '%{name} is turned off on this platform': '%{name} está desactivado en esta plataforma',
  'Choose an image': 'Elija una imagen',
  'At most 256 KB': 'Como máximo 256 KB',
  'This file type is not supported. Use PNG, JPEG or WebP.':
    'Este tipo de archivo no es compatible. Use PNG, JPEG o WebP.',
  'The file could not be read': 'No se ha podido leer el archivo',
  'This file type is not supported. Use PDF, Word (docx), PNG or JPEG.':
    'Este tipo de archivo no es compatible. Use PDF, Word (docx), PNG o JPEG.',
  'The change was not saved because your browser’s storage is full':
    'No se ha guardado el cambio porque el almacenamiento de su navegador está lleno',
  'The file was not saved because your browser’s storage is full':
    'No se ha guardado el archivo porque el almacenamiento de su navegador está lleno',
  'The demo stores files of at most 200 KB in your browser. Choose a smaller one.':
    'La demo guarda en su navegador archivos de hasta 200 KB. Elija uno más pequeño.',
  '%{refused} of %{all} rows have errors, so nothing was saved. Row %{row}: %{message}':
    '%{refused} de %{all} filas tienen errores, así que no se ha guardado nada. Fila %{row}: %{message}',
  'Appears twice in this batch': 'Aparece dos veces en este lote',
  'At most %{max} rows at a time': 'Como máximo %{max} filas a la vez',
  'Part of this batch is missing. Nothing was saved. Please try again.':
    'Falta parte de este lote. No se ha guardado nada. Inténtelo de nuevo.',
  '%{email} already has an account. Decline the request, or ask for another email.':
    '%{email} ya tiene una cuenta. Rechace la solicitud o pida otro correo.',
  'Only provider companies have a bench': 'Solo las empresas proveedoras tienen banquillo',
  'Not on this provider’s bench': 'No está en el banquillo de este proveedor',
  'Not on your bench': 'No está en su banquillo',
  'Not on this bench': 'No está en este banquillo',
  'This can’t be set here': 'No se puede establecer aquí',
  'Unknown field': 'Campo desconocido',
  'Must start as %{states}': 'Debe empezar como: %{states}',
  'No such %{noun}': 'Este elemento no existe',
  'Can’t change from %{from} to %{to}': 'No se puede cambiar de «%{from}» a «%{to}»',
  '%{noun} does not exist': 'Este elemento no existe',
  'Does not exist': 'No existe',
  'The %{plan} plan includes %{limit} bench employees, and %{count} are on the bench. Upgrade the plan under Billing & Plans to add more.':
    'El plan %{plan} incluye %{limit} personas en el banquillo, y hay %{count}. Para añadir más, mejore el plan en «Facturación y planes».',
  'The %{plan} plan includes %{limit} bench employees, and %{count} are on the bench. Adding %{all} candidates exceeds the limit by %{more}, so nothing was saved. Upgrade the plan under Billing & Plans, or add fewer.':
    'El plan %{plan} incluye %{limit} personas en el banquillo, y hay %{count}. Añadir %{all} supera el límite en %{more}, así que no se ha guardado nada. Mejore el plan en «Facturación y planes» o añada menos.',
  'The %{plan} plan includes %{limit} bench employees, and %{count} are on the bench. Place or remove %{more} before choosing this plan.':
    'El plan %{plan} incluye %{limit} personas en el banquillo, y hay %{count}. Coloque o elimine a %{more} antes de elegir este plan.',
  'Someone else changed the plan. Check the current plan and choose again.':
    'Otra persona ha cambiado el plan. Compruebe el plan actual y elija de nuevo.',
  'This job is already running': 'Esta tarea ya se está ejecutando',
  'This plan is already active': 'Este plan ya está activo',
  'Plan changed': 'Plan cambiado',
  'The %{plan} plan includes %{limit} users, and %{count} have an account. Upgrade the plan under Billing & Plans to add more.':
    'El plan %{plan} incluye %{limit} usuarios, y %{count} tienen cuenta. Para añadir más, mejore el plan en «Facturación y planes».',
  'The %{plan} plan includes %{limit} users, and %{count} have an account. Adding %{all} users exceeds the limit by %{more}, so nothing was saved. Upgrade the plan under Billing & Plans, or add fewer.':
    'El plan %{plan} incluye %{limit} usuarios, y %{count} tienen cuenta. Añadir %{all} supera el límite en %{more}, así que no se ha guardado nada. Mejore el plan en «Facturación y planes» o añada menos.',
  'The %{plan} plan includes %{limit} users, and %{count} have an account. Deactivate %{more} before choosing this plan.':
    'El plan %{plan} incluye %{limit} usuarios, y %{count} tienen cuenta. Desactive a %{more} antes de elegir este plan.',
  'A smaller plan starts at the end of the term. Choose it as the next plan.':
    'Un plan inferior empieza al final del periodo. Elíjalo como plan siguiente.',
  'A larger plan starts right away. Choose it to replace the current plan.':
    'Un plan superior empieza de inmediato. Elíjalo para sustituir el plan actual.',
  'This plan is no longer offered': 'Este plan ya no se ofrece',
  'Plan ended': 'Plan terminado',
  'This plan has or had subscribers. Deactivate it instead.':
    'Este plan tiene o ha tenido suscriptores. Desactívelo en su lugar.',
  'Already in this talent pool': 'Ya está en este grupo',
  'At most %{max} saved searches': 'Como máximo %{max} búsquedas guardadas',
  'This person is already verified': 'Esta persona ya está verificada',
  'This person already has a pending request': 'Esta persona ya tiene una solicitud pendiente',
  'Request verification first': 'Solicite primero la verificación',
  'This company is already verified': 'Esta empresa ya está verificada',
  'This request already has a decision. Submit a new one.':
    'Esta solicitud ya tiene una decisión. Presente otra.',
  'Documents of an approved verification can’t be removed':
    'Los documentos de una verificación aprobada no se pueden eliminar',
  'Enter a reason for rejecting': 'Indique el motivo del rechazo',
  'Choose a company on the other side of the market': 'Elija una empresa del otro lado del mercado',
  'Only users who have not signed in yet can be invited again':
    'Solo se puede volver a invitar a personas que aún no hayan iniciado sesión',
  'Other records depend on this one': 'Otros elementos dependen de este',
  'You are not allowed to do this': 'No tiene permiso para hacerlo',
  'This change would remove your own access': 'Este cambio le quitaría su propio acceso',
  'Your session has ended. Please sign in again.': 'Su sesión ha terminado. Inicie sesión de nuevo.',
  'Someone else has changed this': 'Otra persona ha cambiado esto',
  'Someone else changed this at the same time. Please try again.':
    'Otra persona ha cambiado esto al mismo tiempo. Inténtelo de nuevo.',
  'Someone else changed one of these rows at the same time. Nothing was saved. Please try again.':
    'Otra persona ha cambiado una de estas filas al mismo tiempo. No se ha guardado nada. Inténtelo de nuevo.',
  'You are sending too much at once. Please wait for the other uploads to finish.':
    'Está enviando demasiado a la vez. Espere a que terminen las demás cargas.',
  'Too much is being uploaded right now. Please try again in a moment.':
    'Ahora mismo se están subiendo demasiados datos. Inténtelo de nuevo en un momento.',
  '%{noun} added': '%{noun}: alta',
  '%{noun} removed': '%{noun}: baja',
  '%{noun} updated': '%{noun}: cambio',
  '%{noun} is now %{state}': '%{noun}: ahora «%{state}»',
  '%{noun} imported': '%{noun}: importación',
  '%{noun} import undone': '%{noun}: importación deshecha',
  'Added: %{added}, changed: %{updated}, removed: %{removed}':
    'Añadidos: %{added}, modificados: %{updated}, eliminados: %{removed}',
  'New recruiter request': 'Nueva solicitud de un reclutador',
  'Answer from provider': 'Respuesta del proveedor',
  'Candidate moved': 'Candidato movido',
  'Resource added': 'Profesional añadido',
  'Job posted': 'Oferta publicada',
  'Contract sent for signature': 'Contrato enviado para firma',
  'Contract signed': 'Contrato firmado',
  'Support ticket opened': 'Ticket de soporte abierto',
  'Support ticket resolved': 'Ticket de soporte resuelto',
  'Candidate hired': 'Candidato contratado',
  'Provider registration': 'Registro de proveedor',
  'Recruiter registration': 'Registro de reclutador',
  'Don’t enter a card number': 'No introduzca ningún número de tarjeta',
  'Does not match the invoice': 'No coincide con la factura',
  'Enter a reason for the credit': 'Indique el motivo del abono',
  'Enter an amount other than 0': 'Introduzca un importe distinto de 0',
  'Enter an amount above 0': 'Introduzca un importe superior a 0',
  'Enter an amount below 0': 'Introduzca un importe inferior a 0',
  'Choose a date on or after the invoice date': 'Elija la fecha de la factura o una posterior',
  'Only a credit note can name the invoice it credits': 'Solo un abono puede indicar la factura que abona',
  'A credit note can’t be edited': 'Un abono no se puede editar',
  'A refunded invoice can’t be edited': 'Una factura reembolsada no se puede editar',
  'Only payments can be edited': 'Solo se pueden editar los pagos',
  'Enter a reason for the refund': 'Indique el motivo del reembolso',
  'Record a refund after it has been made': 'Registre un reembolso cuando ya se haya realizado',
  'Credit balance is applied automatically': 'El saldo a favor se aplica automáticamente',
  'Choose today or an earlier date': 'Elija hoy o una fecha anterior',
  'Enter at most the amount due on this invoice':
    'Introduzca como máximo el importe pendiente de esta factura',
  'Enter at most the refundable amount of this invoice':
    'Introduzca como máximo el importe reembolsable de esta factura',
  'Enter at most the remaining amount of this invoice':
    'Introduzca como máximo el importe restante de esta factura',
  'This invoice does not exist': 'Esta factura no existe',
  'The subscription is paused. Activate the company first.':
    'La suscripción está en pausa. Active primero la empresa.',
  'A credited invoice can’t be edited': 'Una factura abonada no se puede editar',
  'Nothing is due on invoice %{id}': 'No hay nada pendiente en la factura %{id}',
  'A payment for invoice %{id} is already in progress': 'Ya hay un pago en curso de la factura %{id}',
  'A payment for this invoice is in progress': 'Hay un pago en curso de esta factura',
  'Monthly invoices generated': 'Facturas mensuales generadas',
  'Invoice is now Overdue': 'La factura está vencida',
  'Payment failed': 'Pago fallido',
};
