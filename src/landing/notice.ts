const shownFor = 6000;

/** Shows one of the page's notices at the top centre for six seconds. Its texts are in the page, in its language. */
export const showNotice = (name: 'sessionEnded' | 'unreachable') => {
  const snackbar = document.querySelector<HTMLElement>('#notice');
  if (!snackbar) return;
  snackbar.classList.add('shown');
  snackbar.textContent = snackbar.dataset[name] ?? '';
  setTimeout(() => {
    snackbar.classList.remove('shown');
    snackbar.textContent = '';
  }, shownFor);
};
