import type { Catalogue } from '../en/index.ts';

export const settings: Catalogue['settings'] = {
  title: 'Configuración de la empresa',
  menu: 'Secciones de la configuración',
  saveChanges: 'Guardar cambios',
  switched: 'Guardado',
  readOnly: 'Su rol le permite ver esta configuración, pero no cambiarla.',
  tabs: {
    profile: 'Perfil de la empresa',
    notifications: 'Notificaciones',
    security: 'Seguridad',
    integrations: 'Integraciones',
    billing: 'Facturación y planes',
  },
  profile: {
    verifiedAnew:
      'Cambiar el nombre, el número GST o el número PAN de una empresa verificada exige una nueva verificación.',
    edit: 'Editar perfil',
    saved: 'Perfil guardado',
    plan: 'Plan %{plan}',
    facts: 'Empresa',
    figures: 'Cifras clave',
    legal: 'Información legal',
    employees: 'Empleados en total',
    revenue: 'Ingresos anuales',
    years: 'Años de actividad',
  },
  notifications: {
    email: {
      label: 'Notificaciones por correo',
      about: 'Todo lo importante, por correo electrónico',
    },
    push: {
      label: 'Notificaciones push',
      about:
        'Muestra las notificaciones nuevas en pantalla mientras trabaja. También aparecen en su bandeja de entrada.',
    },
    sms: {
      label: 'Notificaciones por SMS',
      about: 'Todavía no podemos enviar SMS, así que esta opción queda desactivada.',
    },
    recruiterRequests: {
      label: 'Solicitudes de reclutadores',
      about:
        'Correo cuando un reclutador envía o responde a una solicitud, programa una entrevista o hace una oferta',
    },
    contractUpdates: {
      label: 'Novedades de contratos',
      about: 'Correo cuando un contrato se redacta, se envía, se firma, cambia o termina',
    },
    profileViews: {
      label: 'Visitas a perfiles',
      about:
        'Cuántas veces los reclutadores han visto los perfiles de sus candidatos, como máximo una vez al día',
    },
    newCandidates: {
      label: 'Nuevos candidatos',
      about: 'Nuevas coincidencias con cada una de sus búsquedas guardadas, como máximo una vez al día',
    },
    interviewReminders: {
      label: 'Recordatorios de entrevistas',
      about: 'Un recordatorio un día antes de cada entrevista, con la hora y un enlace al candidato',
    },
    applicationUpdates: {
      label: 'Novedades de candidaturas',
      about:
        'Correo cuando un proveedor presenta o retira a un candidato, responde a una solicitud o envía un contrato',
    },
    marketInsights: {
      label: 'Información del mercado',
      about:
        'Cuántos candidatos nuevos tienen las competencias que piden sus ofertas abiertas, como máximo una vez a la semana',
    },
    systemAlerts: {
      label: 'Avisos del sistema',
      about: 'Cuando un servicio conectado deja de aceptar mensajes o una factura está vencida',
    },
  },
  password: {
    title: 'Contraseña',
    about: 'Al cambiar la contraseña se cierra su sesión en los demás dispositivos.',
    change: 'Cambiar contraseña',
    currentPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    confirmation: 'Confirmar contraseña nueva',
    hint: 'Al menos 8 caracteres. Varias palabras sin relación entre sí funcionan bien.',
    changed: 'Contraseña cambiada. Se ha cerrado su sesión en los demás dispositivos.',
    strength: {
      label: 'Seguridad de la contraseña',
      1: 'Débil',
      2: 'Aceptable',
      3: 'Buena',
      4: 'Fuerte',
    },
  },
  security: {
    title: 'Configuración de seguridad',
    twoFactor: {
      label: 'Autenticación en dos pasos',
      about: 'Pide un código de su teléfono al iniciar sesión. Solo se aplica a su cuenta.',
      left: 'Queda %{smart_count} código de recuperación |||| Quedan %{smart_count} códigos de recuperación',
    },
    sessionTimeout: {
      label: 'Cierre por inactividad',
      about: 'Cierre de sesión automático tras 30 minutos de inactividad, para toda su empresa',
    },
    ipRestriction: {
      label: 'Restricción por dirección IP',
      about: 'Permitir el acceso a su empresa solo desde las direcciones que indique',
      edit: 'Editar direcciones',
      list: 'Direcciones permitidas',
      hint: 'Una dirección o un rango por línea, como 203.0.113.7 o 2001:db8::/32',
      save: 'Permitir solo estas direcciones',
    },
    auditLogs: {
      label: 'Registros de auditoría',
      about: 'Guardar un registro de quién cambió qué',
      show: 'Ver el registro de auditoría',
    },
    serverOnly:
      'Esta demo funciona en su navegador y acepta cualquier contraseña, así que no hay ningún inicio de sesión que proteger.',
    companyOnly:
      'Solo quienes gestionan la configuración de la empresa pueden cambiar su seguridad. Usted puede proteger su propia cuenta.',
  },
  secondFactor: {
    title: 'Configurar la autenticación en dos pasos',
    scan: 'Escanee este código con una aplicación de autenticación de su teléfono.',
    picture: 'Código QR para la aplicación de autenticación',
    byHand: 'O introduzca esta clave en la aplicación:',
    code: 'Código de la aplicación',
    codeNeeded: 'Introduzca los seis dígitos que muestra la aplicación',
    confirm: 'Activar',
    done: 'La autenticación en dos pasos está activada',
    keep: 'Guarde estos códigos de recuperación en un lugar seguro. Cada uno le permite iniciar sesión una vez sin su teléfono. Solo se muestran ahora.',
    codes: 'Códigos de recuperación',
    copy: 'Copiar',
    copied: 'Copiado',
    download: 'Descargar',
    kept: 'Los he guardado',
    offTitle: '¿Desactivar la autenticación en dos pasos?',
    offLead:
      'Iniciará sesión solo con su contraseña. Para confirmar, introduzca un código de la aplicación o un código de recuperación.',
    anyCode: 'Código o código de recuperación',
    off: 'Desactivar',
    isOff: 'La autenticación en dos pasos está desactivada',
  },
  sessions: {
    title: 'Sesiones activas',
    about: 'Cierre la sesión de los dispositivos que no reconozca y cambie después su contraseña.',
    current: 'Este dispositivo',
    unknownDevice: 'Dispositivo desconocido',
    network: 'Red: %{network}',
    times: 'Sesión iniciada el %{from}. Último uso: %{last}.',
    end: 'Cerrar sesión',
    endNamed: 'Cerrar la sesión de %{device}, último uso: %{last}',
    endOthers: 'Cerrar sesión en los demás dispositivos',
    ended: 'Sesión del dispositivo cerrada',
    othersEnded: 'Sesiones de los demás dispositivos cerradas',
    confirm: {
      one: '¿Cerrar sesión en este dispositivo?',
      oneText: 'Necesitará su contraseña para volver a iniciar sesión en él.',
      others: '¿Cerrar sesión en los demás dispositivos?',
      othersText: 'Necesitará su contraseña para volver a iniciar sesión en ellos.',
    },
  },
  idle: {
    title: '¿Sigue ahí?',
    text: 'Su sesión se cerrará en %{smart_count} segundo. Sus cambios sin guardar se conservan. |||| Su sesión se cerrará en %{smart_count} segundos. Sus cambios sin guardar se conservan.',
    stay: 'Mantener la sesión',
    leave: 'Cerrar sesión',
    draft: 'Se han recuperado sus cambios sin guardar.',
  },
  integrations: {
    status: {
      Connected: 'Conectada',
      Pending: 'Pendiente',
      'Not Connected': 'Disponible',
    },
    about: {
      Slack: 'Reciba las nuevas solicitudes y novedades de contratos en un canal de Slack',
      'Microsoft Teams': 'Reciba las nuevas solicitudes y novedades de contratos en un canal de Teams',
      Zapier: 'Envíe las nuevas solicitudes y novedades de contratos a un webhook de Zapier',
      'Google Workspace':
        'Envíe las nuevas solicitudes y novedades de contratos a un webhook, por ejemplo de Apps Script',
      Salesforce: 'Envíe las nuevas solicitudes y novedades de contratos a su webhook para Salesforce',
    },
    connect: 'Conectar',
    connectNamed: 'Conectar %{name}',
    disconnect: 'Desconectar',
    disconnectNamed: 'Desconectar %{name}',
    test: 'Probar',
    testNamed: 'Probar %{name}',
    log: 'Envíos',
    logNamed: 'Envíos a %{name}',
    lead: 'Cree un webhook entrante en %{name} y pegue aquí su URL. Allí enviaremos las novedades sobre solicitudes y contratos.',
    address: 'URL del webhook',
    addressNeeded: 'Introduzca una URL que empiece por https://',
    connected: '%{name} conectado',
    disconnected: '%{name} desconectado',
    key: 'Firmamos cada mensaje con esta clave en la cabecera X-TalentBench-Signature (HMAC-SHA256). Cópiela ahora: solo se muestra una vez.',
    done: 'Listo',
    disconnectTitle: '¿Desconectar %{name}?',
    disconnectLead: 'Eliminaremos su URL y su historial de envíos, y dejaremos de enviar mensajes allí.',
    testing: 'Mensaje de prueba enviado. Consulte el resultado en «Envíos».',
    noDeliveries: 'Todavía no se ha enviado nada.',
    attempts: '%{smart_count} intento |||| %{smart_count} intentos',
    again: 'Actualizar',
    delivery: {
      Queued: 'En cola',
      Delivered: 'Entregado',
      Failed: 'Fallido',
    },
  },
  billing: {
    current: 'Plan actual',
    noPlan: 'Todavía no hay suscripción',
    history: 'Historial de facturación',
    none: 'Todavía no hay facturas.',
    all: 'Ver todas las facturas',
  },
};
