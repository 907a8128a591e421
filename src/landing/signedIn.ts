/** Whether this device or tab stores a session. The server may have ended it in the meantime. */
export const isSignedIn = () =>
  [localStorage, sessionStorage].some((held) => held.getItem('authToken') !== null);

/**
 * Shows the console button instead of sign-in and sign-up while a session is stored, here or by another tab.
 */
export const followSession = () => {
  const show = () => document.documentElement.toggleAttribute('data-signed-in', isSignedIn());
  show();
  window.addEventListener('storage', show);
  // A page restored from the back/forward cache may be out of date.
  window.addEventListener('pageshow', show);
};
