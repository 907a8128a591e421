import type { AuthTexts } from '../../i18n/en/auth.ts';

interface Typed {
  currentPassword: string;
  newPassword: string;
  confirmation: string;
}

/** Validation errors of a new password, by field. The server checks whether it is too common. */
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
