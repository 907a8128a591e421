import { showNotice } from './notice.ts';

const load = () => import('./dialogs.tsx');

/** Opens the sign-in dialog, or the dashboard when a live session is held; loads what that takes. */
export const openSignIn = async () => {
  try {
    const { signInOrEnter } = await load();
    await signInOrEnter();
  } catch (error) {
    console.error(error);
    showNotice('unreachable');
  }
};

const loadEarly = () => {
  load().catch(() => undefined);
};

/** The dialog's code comes with the first sign of interest in it, not with the page. */
export const prepareSignIn = () => {
  for (const button of document.querySelectorAll('[data-opens="signIn"]')) {
    button.addEventListener('pointerenter', loadEarly, { once: true });
    button.addEventListener('focus', loadEarly, { once: true });
    button.addEventListener('click', openSignIn);
  }
};
