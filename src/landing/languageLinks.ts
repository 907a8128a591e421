import { chooseLanguage } from '../i18n/languageChoice.ts';
import { isLanguage } from '../i18n/languages.ts';

const remember = (link: HTMLAnchorElement) => {
  const { language } = link.dataset;
  if (isLanguage(language)) chooseLanguage(language);
  link.search = window.location.search;
  link.hash = window.location.hash;
};

/** Links to other languages store the choice and keep the position on the page. */
export const wireLanguages = () => {
  const menu = document.querySelector<HTMLDetailsElement>('.languages');
  if (!menu) return;
  menu.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link) remember(link);
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
};
