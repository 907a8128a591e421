import type { AuthTexts } from '../en/auth.ts';

export const auth: AuthTexts = {
  signIn: {
    title: 'Bienvenido de nuevo',
    lead: 'Inicie sesión en su consola de TalentBench.',
    email: 'Correo electrónico',
    password: 'Contraseña',
    showPassword: 'Mostrar lo escrito',
    hidePassword: 'Ocultar lo escrito',
    submit: 'Iniciar sesión',
    submitting: 'Iniciando sesión…',
    close: 'Cerrar',
    sample: {
      title: 'Accesos de ejemplo',
      lead: 'Este servidor funciona con datos de ejemplo. Elija un lado para echar un vistazo.',
    },
    demo: {
      title: 'Acceso de demostración',
      lead: 'Para la demostración sirve cualquier combinación de correo y contraseña. Elija qué consola quiere abrir:',
    },
  },
  userTypes: {
    provider: 'Proveedor de talento',
    recruiter: 'Reclutador',
    admin: 'Operador de la plataforma',
  },
  errors: {
    emailRequired: 'Introduzca su correo electrónico',
    emailInvalid: 'Introduzca un correo electrónico válido',
    passwordRequired: 'Introduzca su contraseña',
    passwordShort: 'La contraseña debe tener al menos 6 caracteres',
    loginFailed: 'No se ha podido iniciar la sesión',
    unexpected: 'Se ha producido un error inesperado. Inténtelo de nuevo.',
    timeout: 'El servidor ha tardado demasiado en responder. Inténtelo de nuevo.',
    unreachable: 'No se ha podido contactar con el servidor. Compruebe su conexión e inténtelo de nuevo.',
  },
};
