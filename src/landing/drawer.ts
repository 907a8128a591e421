/**
 * On small screens the links are in a drawer. It is a native modal dialog, which traps focus and restores it.
 */
export const wireDrawer = () => {
  const drawer = document.querySelector<HTMLDialogElement>('#drawer');
  const opener = document.querySelector<HTMLElement>('[data-opens="drawer"]');
  if (!drawer || !opener) return;
  opener.addEventListener('click', () => {
    drawer.showModal();
    opener.setAttribute('aria-expanded', 'true');
  });
  drawer.addEventListener('close', () => opener.setAttribute('aria-expanded', 'false'));
  drawer.addEventListener('submit', () => drawer.close());
  drawer.addEventListener('click', ({ target }) => {
    const chosen = target instanceof Element && target.closest('a, [data-opens], [data-closes]');
    if (target === drawer || chosen) drawer.close();
  });
};
