import { afterAll, expect, test } from 'vitest';
import { answerOf, Conflict, NotAllowed, NotSignedIn, type Refusal } from '../../domain/errors.ts';
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
  const answer = answerOf(NotSignedIn('sign-in.wrong'));
  const { body } = new ApiError('', 401, { ...answer, success: false });
  expect(messageOf({ ...body, success: false }, errors)).toBe(said);
});

test('other refusals keep their figures, and those of a newer server its own text', async () => {
  const { errors } = await authTexts('de');
  const refused = (refusal: Refusal) =>
    failureText(new ApiError('', refusal.status, { ...answerOf(refusal), success: false }), errors);
  expect(refused(Conflict({ code: 'sign-in.wait-seconds', values: { count: 64 } }))).toContain(
    'in 64 Sekunden',
  );
  expect(refused(NotAllowed('sign-in.company-suspended'))).toContain('Das Konto Ihrer Firma ist gesperrt');
  const newer = { code: 'moon.full', message: 'The moon is full', values: {} };
  expect(failureText(new ApiError('', 409, newer), errors)).toBe('The moon is full');
});
