import type { Catalogue } from '../en/index.ts';

export const settings: Catalogue['settings'] = {
  title: 'Ajustes de la empresa',
  menu: 'Partes de los ajustes',
  saveChanges: 'Guardar cambios',
  switched: 'Guardado',
  readOnly: 'Su rol le permite ver estos ajustes, pero no cambiarlos.',
  tabs: {
    profile: 'Perfil de la empresa',
    notifications: 'Notificaciones',
    security: 'Seguridad',
    integrations: 'Integraciones',
    billing: 'Facturación y planes',
  },
  profile: {
    verifiedAnew:
      'Si cambia el nombre, el número GST o el número PAN de una empresa verificada, deberá verificarse de nuevo.',
    edit: 'Editar perfil',
    saved: 'El perfil se ha guardado.',
    plan: 'Plan %{plan}',
    facts: 'Empresa',
    figures: 'Cifras clave',
    legal: 'Información legal',
    employees: 'Empleados en total',
    revenue: 'Ingresos anuales',
    years: 'Años de actividad',
  },
  notices: {
    email: {
      label: 'Notificaciones por correo',
      about: 'Todo lo importante, por correo electrónico',
    },
    push: {
      label: 'Notificaciones push',
      about: 'Muestra los mensajes nuevos en pantalla mientras trabaja. Todos quedan en su bandeja.',
    },
    sms: {
      label: 'Notificaciones por SMS',
      about:
        'Todavía no podemos enviar mensajes de texto desde aquí, así que queda desactivado. El correo también llega a su teléfono.',
    },
    recruiterRequests: {
      label: 'Solicitudes de reclutadores',
      about:
        'Correo cuando un reclutador envía o responde a una solicitud, fija una entrevista o hace una oferta',
    },
    contractUpdates: {
      label: 'Novedades de contratos',
      about: 'Correo cuando un contrato se redacta, se envía, se firma, cambia o termina',
    },
    profileViews: {
      label: 'Visitas a perfiles',
      about: 'Como mucho una vez al día: cuántas veces se ha mirado a las personas de su bench',
    },
    newCandidates: {
      label: 'Nuevos candidatos',
      about:
        'Cuando se incorpora a la bolsa de talento gente que encaja en una de sus búsquedas guardadas, como mucho una vez al día por búsqueda.',
    },
    interviewReminders: {
      label: 'Recordatorios de entrevistas',
      about: 'Una vez, un día antes de cada entrevista, con la hora y un enlace al candidato',
    },
    applicationUpdates: {
      label: 'Novedades de candidaturas',
      about:
        'Correo cuando un proveedor presenta o retira a una persona, responde a una solicitud o envía un contrato',
    },
    marketInsights: {
      label: 'Visión del mercado',
      about:
        'Como mucho una vez a la semana: cuántas personas han llegado al mercado con competencias que piden sus ofertas abiertas',
    },
    systemAlerts: {
      label: 'Avisos del sistema',
      about:
        'Cuando un servicio conectado deja de aceptar nuestras novedades y cuando una factura está vencida',
    },
  },
  password: {
    title: 'Contraseña',
    about: 'Una contraseña nueva cierra su sesión en todas partes menos aquí.',
    change: 'Cambiar contraseña',
    currentPassword: 'Contraseña actual',
    newPassword: 'Contraseña nueva',
    confirmation: 'Confirmar contraseña nueva',
    hint: 'Al menos 8 caracteres. Unas pocas palabras sin relación sirven bien.',
    changed: 'Su contraseña ha cambiado. Su sesión se ha cerrado en todos los demás sitios.',
    strength: {
      label: 'Seguridad de la contraseña',
      1: 'Débil',
      2: 'Aceptable',
      3: 'Buena',
      4: 'Fuerte',
    },
  },
  security: {
    title: 'Ajustes de seguridad',
    twoFactor: {
      label: 'Autenticación en dos pasos',
      about: 'Para su propia cuenta: un código de su teléfono además de la contraseña',
      left: 'Queda %{smart_count} código de recuperación |||| Quedan %{smart_count} códigos de recuperación',
    },
    sessionTimeout: {
      label: 'Cierre por inactividad',
      about:
        'Cierre de sesión automático tras 30 minutos de inactividad, para todas las personas de su empresa',
    },
    ipRestriction: {
      label: 'Restricción por dirección IP',
      about: 'Las personas de su empresa solo entran desde las direcciones que usted indique',
      edit: 'Editar direcciones',
      list: 'Direcciones permitidas',
      hint: 'Una dirección o un rango por línea, como 203.0.113.7 o 2001:db8::/32',
      save: 'Permitir solo estas',
    },
    auditLogs: {
      label: 'Registros de auditoría',
      about: 'Guardar un registro de quién cambió qué',
      show: 'Ver el registro de auditoría',
    },
    serverOnly:
      'Esta demo lo guarda todo en su navegador y acepta cualquier contraseña: aquí no hay ningún acceso que proteger.',
    companyOnly:
      'Los ajustes de toda la empresa corresponden a quienes los administran. Su propia cuenta la protege usted.',
  },
  secondFactor: {
    title: 'Configurar la autenticación en dos pasos',
    scan: 'Escanee esto con una aplicación de autenticación de su teléfono.',
    picture: 'Código QR para la aplicación de autenticación',
    byHand: 'O escriba esta clave en la aplicación:',
    code: 'Código de la aplicación',
    codeNeeded: 'Escriba los seis dígitos que muestra la aplicación',
    confirm: 'Activar',
    done: 'La autenticación en dos pasos está activada',
    keep: 'Guarde estos códigos de recuperación en un lugar seguro. Cada uno le permite entrar una vez sin su teléfono. Solo se muestran ahora.',
    codes: 'Códigos de recuperación',
    copy: 'Copiar',
    copied: 'Copiado',
    download: 'Descargar',
    kept: 'Los he guardado',
    offTitle: '¿Desactivar la autenticación en dos pasos?',
    offLead:
      'Entonces bastará su contraseña para entrar. Escriba un código de la aplicación o un código de recuperación.',
    anyCode: 'Código o código de recuperación',
    off: 'Desactivar',
    isOff: 'La autenticación en dos pasos está desactivada.',
  },
  sessions: {
    title: 'Dónde ha iniciado sesión',
    about:
      'Dispositivos que usan su cuenta. Cierre las sesiones que no reconozca y cambie después su contraseña.',
    current: 'Este dispositivo',
    unknownDevice: 'Dispositivo desconocido',
    network: 'Red: %{network}',
    times: 'Sesión iniciada el %{from}. Último uso: %{last}.',
    end: 'Cerrar sesión',
    endNamed: 'Cerrar la sesión de %{device}, último uso: %{last}',
    endOthers: 'Cerrar las demás sesiones',
    ended: 'Se ha cerrado la sesión.',
    othersEnded: 'Se han cerrado las sesiones en los demás dispositivos.',
    confirm: {
      one: '¿Cerrar la sesión de este dispositivo?',
      oneText: 'La sesión se cierra ahora y el dispositivo volverá a pedir su contraseña.',
      others: '¿Cerrar las demás sesiones?',
      othersText:
        'Se cierran ahora todas las sesiones excepto esta. Cada dispositivo volverá a pedir su contraseña.',
    },
  },
  idle: {
    title: '¿Sigue ahí?',
    text: 'Su sesión se cerrará en %{smart_count} segundo. Lo que ha escrito se conserva. |||| Su sesión se cerrará en %{smart_count} segundos. Lo que ha escrito se conserva.',
    stay: 'Seguir conectado',
    leave: 'Cerrar sesión',
    draft: 'Lo que había escrito aquí ha vuelto.',
  },
  integrations: {
    status: {
      Connected: 'Conectada',
      Pending: 'Pendiente',
      'Not Connected': 'Disponible',
    },
    about: {
      Slack: 'Nuevas solicitudes y novedades de contratos en el canal que elija',
      'Microsoft Teams': 'Nuevas solicitudes y novedades de contratos en el canal de un equipo',
      Zapier:
        'Envía las nuevas solicitudes y novedades de contratos como JSON firmado a un webhook de Zapier',
      'Google Workspace':
        'Envía las nuevas solicitudes y novedades de contratos como JSON firmado a una URL de webhook, por ejemplo de Apps Script',
      Salesforce:
        'Envía las nuevas solicitudes y novedades de contratos como JSON firmado a la URL de webhook que usted configure para Salesforce',
    },
    connect: 'Conectar',
    connectNamed: 'Conectar %{name}',
    disconnect: 'Desconectar',
    disconnectNamed: 'Desconectar %{name}',
    test: 'Probar',
    testNamed: 'Probar %{name}',
    log: 'Envíos',
    logNamed: 'Envíos a %{name}',
    lead: 'Cree un webhook entrante en %{name} y pegue aquí su dirección. Allí enviaremos las novedades sobre solicitudes y contratos.',
    address: 'Dirección del webhook',
    addressNeeded: 'Escriba una dirección que empiece por https://',
    connected: '%{name} está conectado.',
    disconnected: '%{name} está desconectado.',
    key: 'Cada mensaje se firma con esta clave en la cabecera X-TalentBench-Signature (HMAC-SHA256). Guárdela ahora: solo se muestra una vez.',
    done: 'Listo',
    disconnectTitle: '¿Desconectar %{name}?',
    disconnectLead: 'Se olvidan su dirección y sus envíos, y ya no se envía ninguna novedad.',
    testing: 'Hay una prueba en camino. Vea en los envíos cómo ha ido.',
    noDeliveries: 'Todavía no se ha enviado nada.',
    attempts: '%{smart_count} intento |||| %{smart_count} intentos',
    again: 'Volver a consultar',
    delivery: {
      Queued: 'En camino',
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
