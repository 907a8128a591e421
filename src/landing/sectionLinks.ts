const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls to the element with this id and focuses it. Scrolls smoothly unless the visitor prefers reduced
 * motion.
 */
export const goTo = (id: string): boolean => {
  const target = id ? document.getElementById(id) : null;
  if (!target) return false;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ behavior: isCalm() ? 'auto' : 'smooth' });
  return true;
};

/** Links to parts of this page. */
export const wireSectionLinks = () => {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link || !goTo(link.hash.slice(1))) return;
    event.preventDefault();
    window.history.pushState(null, '', link.hash);
  });
};
