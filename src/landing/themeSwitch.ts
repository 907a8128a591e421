const root = document.documentElement;

const isDark = () =>
  root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;

const label = (button: HTMLElement) => {
  button.setAttribute('aria-label', (isDark() ? button.dataset.toLight : button.dataset.toDark) ?? '');
};

/** theme.js reads the stored choice before the first paint, and the consoles read it too. */
export const wireThemeSwitch = () => {
  const button = document.querySelector<HTMLElement>('#theme-switch');
  if (!button) return;
  label(button);
  button.addEventListener('click', () => {
    const chosen = isDark() ? 'light' : 'dark';
    root.dataset.theme = chosen;
    localStorage.setItem('colourScheme', chosen);
    label(button);
  });
};
