/** On small screens the links live in a drawer: a native modal dialog, so focus stays in it and comes back after. */
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
