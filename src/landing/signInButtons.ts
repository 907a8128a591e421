import { showNotice } from './notice.ts';

type Dialogs = typeof import('./dialogs.tsx');

const load = () => import('./dialogs.tsx');

const open = async (act: (dialogs: Dialogs) => Promise<void>) => {
  try {
    await act(await load());
  } catch (error) {
    console.error(error);
    showNotice('unreachable');
  }
};

/** Opens the sign-in dialog, or the dashboard when a live session is held; loads what that takes. */
export const openSignIn = () => open(({ signInOrEnter }) => signInOrEnter());

/** Opens the sign-in dialog with the e-mail filled in, whoever is signed in. */
export const openSignInFor = (email: string) => open(({ signInAgain }) => signInAgain(email));

/** Opens the sign-up request dialog. */
export const openSignUp = () => open(({ askToJoin }) => askToJoin());

const acts: Record<string, () => Promise<void>> = { signIn: openSignIn, signUp: openSignUp };

const actOf = ({ target }: Event) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-opens]');
  return button ? acts[button.dataset.opens ?? ''] : undefined;
};

const loadEarly = (event: Event) => {
  if (actOf(event)) load().catch(() => undefined);
};

/**
 * Gives every `data-opens="signIn"` and `data-opens="signUp"` its act, also those that come into the page later. The
 * dialogs' code comes with the first sign of interest, not with the page.
 */
export const prepareSignIn = () => {
  document.addEventListener('pointerover', loadEarly, { passive: true });
  document.addEventListener('focusin', loadEarly);
  document.addEventListener('click', (event) => actOf(event)?.());
};
