import type { AuthTexts } from '../../i18n/en/auth.ts';

interface Typed {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

/** What keeps a new password from being sent, field by field. How common it is, the server knows. */
export const newPasswordErrors = (
  { currentPassword, newPassword, confirmation }: Typed,
  texts: AuthTexts['errors'],
): Partial<Typed> => ({
  ...(currentPassword ? {} : { currentPassword: texts.passwordRequired }),
  ...(newPassword.length < 8 ? { newPassword: texts.newPasswordShort } : {}),
  ...(confirmation
    ? confirmation === newPassword
      ? {}
      : { confirmation: texts.repeatDiffers }
    : { confirmation: texts.repeatRequired }),
});
