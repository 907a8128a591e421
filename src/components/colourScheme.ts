import { useSyncExternalStore } from 'react';

type ColourScheme = 'light' | 'dark';

const key = 'colourScheme';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
const publish = () => {
  for (const listener of listeners) listener();
};

const follow = () => {
  const stored = localStorage.getItem(key);
  if (stored) document.documentElement.dataset.theme = stored;
  publish();
};
systemIsDark.addEventListener('change', publish);
window.addEventListener('storage', (event) => {
  if (event.key === key) follow();
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const current = (): ColourScheme => {
  const stored = localStorage.getItem(key);
  if (stored === 'light' || stored === 'dark') return stored;
  return systemIsDark.matches ? 'dark' : 'light';
};

/** Stores the color scheme shared by the landing page and all consoles. */
export const chooseColourScheme = (scheme: ColourScheme) => {
  localStorage.setItem(key, scheme);
  follow();
};

/** Light or dark: the stored choice, else the system preference. */
export const useColourScheme = () => useSyncExternalStore(subscribe, current);
