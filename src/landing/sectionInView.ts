const enough = 0.3;
const ids = ['home', 'features', 'pricing', 'about', 'contact'];
const steps = Array.from({ length: 41 }, (_, step) => step / 40);

/**
 * How much of a section is visible. A section taller than the window counts by how much of the window it
 * fills.
 */
const visibility = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  Math.max(intersectionRatio, intersectionRect.height / (rootBounds?.height || window.innerHeight));

const markLinksTo = (id: string) => {
  for (const link of document.querySelectorAll('.top-bar-link, .drawer-link')) {
    if (link.getAttribute('href') === `#${id}`) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
};

/**
 * Records which sections are visible and marks the links to the most visible one if at least 30% of it is in
 * view. Otherwise the previous mark stays.
 */
export const noteSections = (seen: Map<string, number>, entries: IntersectionObserverEntry[]) => {
  for (const entry of entries) seen.set(entry.target.id, visibility(entry));
  const [best] = [...seen].sort(([, one], [, other]) => other - one);
  if (best && best[1] >= enough) markLinksTo(best[0]);
};

/** Follows which section is in view. */
export const followSections = () => {
  const seen = new Map<string, number>();
  const observer = new IntersectionObserver((entries) => noteSections(seen, entries), { threshold: steps });
  for (const section of document.querySelectorAll(ids.map((id) => `#${id}`).join()))
    observer.observe(section);
};
