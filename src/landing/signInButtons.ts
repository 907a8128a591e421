import { canStore } from '../platform/canStore.ts';
import { showNotice } from './notice.ts';

type Dialogs = typeof import('./dialogs.tsx');

const load = () => import('./dialogs.tsx');

const open = async (act: (dialogs: Dialogs) => Promise<void>) => {
  try {
    await act(await load());
  } catch (error) {
    console.error(error);
    showNotice(canStore() ? 'unreachable' : 'storageBlocked');
  }
};

/** Opens the sign-in dialog, or the dashboard if there is a live session. Loads the code for it. */
export const openSignIn = () => open(({ signInOrEnter }) => signInOrEnter());

/** Opens the sign-in dialog with the email filled in, even if someone else is signed in. */
export const openSignInFor = (email: string) => open(({ signInAgain }) => signInAgain(email));

/** Finishes a sign-in at the provider of a company. */
export const finishSignIn = (response: string) => open((dialogs) => dialogs.finishSignIn(response));

/** Opens the sign-up request dialog. */
const openSignUp = () => open(({ askToJoin }) => askToJoin());

const acts: Record<string, () => Promise<void>> = { signIn: openSignIn, signUp: openSignUp };

const actOf = ({ target }: Event) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-opens]');
  return button ? acts[button.dataset.opens ?? ''] : undefined;
};

const loadEarly = (event: Event) => {
  if (actOf(event)) load().catch(() => undefined);
};

/**
 * Handles every `data-opens="signIn"` and `data-opens="signUp"` button, including those added later. The
 * dialogs' code is loaded when one is first hovered or focused, not with the page.
 */
export const prepareSignIn = () => {
  document.addEventListener('pointerover', loadEarly, { passive: true });
  document.addEventListener('focusin', loadEarly);
  document.addEventListener('click', (event) => actOf(event)?.());
};
