import { afterAll, expect, test } from 'vitest';
import { ApiError } from '../auth/ApiError.ts';
import { failureText } from '../auth/failureText.ts';
import { messageOf } from '../auth/useSignIn.ts';
import { authTexts } from './authTexts.ts';

afterAll(() => authTexts('en'));

test.each([
  ['es', 'Correo electrónico o contraseña incorrectos'],
  ['fr', 'E-mail ou mot de passe incorrect'],
  ['de', 'E-Mail-Adresse oder Passwort ist falsch'],
  ['en', 'Incorrect email or password'],
])('a wrong password is refused in the language of the dialog: %s', async (language, said) => {
  const { errors } = await authTexts(language);
  const message = 'Incorrect email or password';
  expect(messageOf({ success: false, message }, errors)).toBe(said);
});

test('other refusals keep their figures, and unknown ones stay as they are', async () => {
  const { errors } = await authTexts('de');
  const wait = 'Too many attempts. Please try again in 64 seconds.';
  expect(messageOf({ success: false, message: wait }, errors)).toContain('in 64 Sekunden');
  const closed = "Your company's account is suspended. Please contact support.";
  expect(failureText(new ApiError(closed, 403, {}), errors)).toContain('Das Konto Ihrer Firma ist gesperrt');
  expect(failureText(new ApiError('The moon is full', 409, {}), errors)).toBe('The moon is full');
});
