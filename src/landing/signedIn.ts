/** Whether a session is held on this device or in this tab. The server may have ended it meanwhile. */
export const isSignedIn = () =>
  [localStorage, sessionStorage].some((held) => held.getItem('authToken') !== null);

/** Offers the console in place of sign-in and sign-up while a session is held, here or in another tab. */
export const followSession = () => {
  const show = () => document.documentElement.toggleAttribute('data-signed-in', isSignedIn());
  show();
  window.addEventListener('storage', show);
  // A page that comes back from the browser's memory was kept as it was.
  window.addEventListener('pageshow', show);
};
