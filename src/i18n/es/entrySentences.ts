import type { EntrySentenceTexts } from '../entrySentences.ts';

export const entrySentences: EntrySentenceTexts = {
  'Incorrect email or password': 'Correo electrónico o contraseña incorrectos',
  'Too many attempts. Please try again in 1 second.': 'Demasiados intentos. Inténtelo de nuevo en 1 segundo.',
  'Too many attempts. Please try again in %{count} seconds.':
    'Demasiados intentos. Inténtelo de nuevo en %{count} segundos.',
  'Too many attempts. Please try again in %{count} seconds, or use “Forgot password?” to sign in right away.':
    'Demasiados intentos. Inténtelo de nuevo en %{count} segundos o use «¿Ha olvidado su contraseña?» para entrar ahora mismo.',
  'Too many requests. Please try again in 1 second.':
    'Demasiadas peticiones. Inténtelo de nuevo en 1 segundo.',
  'Too many requests. Please try again in %{count} seconds.':
    'Demasiadas peticiones. Inténtelo de nuevo en %{count} segundos.',
  'Too many requests. Please try again in %{count} minutes.':
    'Demasiadas peticiones. Inténtelo de nuevo en %{count} minutos.',
  'Your account is suspended. Please contact support.':
    'Su cuenta está suspendida. Póngase en contacto con soporte.',
  'Your account is inactive. Please contact support.':
    'Su cuenta está inactiva. Póngase en contacto con soporte.',
  'Your account is pending. Please contact support.':
    'Su cuenta está pendiente. Póngase en contacto con soporte.',
  "Your company's account is suspended. Please contact support.":
    'La cuenta de su empresa está suspendida. Póngase en contacto con soporte.',
  "Your company's account is inactive. Please contact support.":
    'La cuenta de su empresa está inactiva. Póngase en contacto con soporte.',
  "Your company's account is pending approval. Please contact support.":
    'La cuenta de su empresa está pendiente de aprobación. Póngase en contacto con soporte.',
  'This account no longer exists. Please sign in again.':
    'Esta cuenta ya no existe. Vuelva a iniciar sesión.',
  'Your company does not allow access from this address (%{ip})':
    'Su empresa no permite el acceso desde esta dirección (%{ip})',
  'Enter the code from your authenticator app': 'Introduzca el código de su aplicación de autenticación',
  'This code is incorrect or already used': 'Este código no es correcto o ya se ha usado',
  'This sign-in took too long. Please start again.':
    'El inicio de sesión ha tardado demasiado. Vuelva a empezar.',
  'App codes can’t be verified right now. Use a recovery code, or contact support.':
    'Ahora no se pueden verificar los códigos de la aplicación. Use un código de recuperación o póngase en contacto con soporte.',
  'This link has been used or has expired. Request a new one with “Forgot password?”.':
    'Este enlace ya se ha usado o ha caducado. Solicite otro con «¿Ha olvidado su contraseña?».',
  'This password is too common': 'Esta contraseña es demasiado común',
  'Password must be at least %{min} characters': 'La contraseña debe tener al menos %{min} caracteres',
  'Choose a password without your name, email or company':
    'Elija una contraseña sin su nombre, su correo ni su empresa',
  'This is too large to upload': 'Es demasiado grande para subirlo',
  'This was already done. The response can’t be shown again.':
    'Esto ya se hizo. La respuesta no se puede mostrar de nuevo.',
  'Contains a character that can’t be saved': 'Contiene un carácter que no se puede guardar',
  'At most %{max} characters': 'Como máximo %{max} caracteres',
  Required: 'Obligatorio',
  'Enter text': 'Introduzca un texto',
  'Please enter a valid email': 'Introduzca un correo electrónico válido',
  'Email is required': 'Introduzca un correo electrónico',
  'Already in use': 'Ya está en uso',
  'Not a valid value': 'Valor no válido',
  'Something went wrong on our side. Please try again.':
    'Se ha producido un error por nuestra parte. Inténtelo de nuevo.',
  'The database is not available right now. Please try again in a moment.':
    'La base de datos no está disponible en este momento. Inténtelo de nuevo enseguida.',
  'TalentBench is very busy right now. Please try again in a moment.':
    'TalentBench tiene mucha carga en este momento. Inténtelo de nuevo enseguida.',
  'The server has run out of storage space. Nothing was saved. Please try again later.':
    'El servidor se ha quedado sin espacio de almacenamiento. No se ha guardado nada. Inténtelo de nuevo más tarde.',
  'Remove invisible or control characters': 'Elimine los caracteres invisibles o de control',
  'This took too long. Narrow your request and try again.':
    'Ha tardado demasiado. Acote su petición e inténtelo de nuevo.',
  'Please sign in': 'Inicie sesión',
};
