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
  drawer.addEventListener('click', ({ target }) => {
    const chosen = target === drawer || (target instanceof Element && target.closest('a, button'));
    if (chosen) drawer.close();
  });
};
