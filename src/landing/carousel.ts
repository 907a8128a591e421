const shownFor = 5000;

/** Rotates the testimonials. Pauses on focus, on hover, off screen and with reduced motion. */
export const wireCarousel = () => {
  const carousel = document.querySelector<HTMLElement>('#testimonials');
  const track = carousel?.querySelector('.slides');
  const pause = carousel?.querySelector<HTMLElement>('[data-carousel="pause"]');
  if (!carousel || !track || !pause) return;
  const slides = [...track.children] as HTMLElement[];
  const holds = new Set<string>();
  let shown = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = (place: number) => {
    shown = (place + slides.length) % slides.length;
    slides.forEach((slide, at) => {
      slide.toggleAttribute('data-shown', at === shown);
      slide.inert = at !== shown;
    });
  };

  const hold = (reason: string, held: boolean) => {
    if (held) holds.add(reason);
    else holds.delete(reason);
    clearInterval(timer);
    if (holds.size > 0) return;
    track.setAttribute('aria-live', 'off');
    timer = setInterval(() => show(shown + 1), shownFor);
  };

  /** A slide that the user chose is announced to screen readers; an automatic change is not. */
  const turn = (step: number) => {
    track.setAttribute('aria-live', 'polite');
    show(shown + step);
  };

  const setPaused = (paused: boolean) => {
    pause.toggleAttribute('data-paused', paused);
    pause.setAttribute('aria-label', (paused ? pause.dataset.resume : pause.dataset.pause) ?? '');
    hold('paused', paused);
  };

  pause.addEventListener('click', () => setPaused(!pause.hasAttribute('data-paused')));
  carousel.querySelector('[data-carousel="previous"]')?.addEventListener('click', () => turn(-1));
  carousel.querySelector('[data-carousel="next"]')?.addEventListener('click', () => turn(1));
  carousel.addEventListener('pointerenter', () => hold('pointer', true));
  carousel.addEventListener('pointerleave', () => hold('pointer', false));
  carousel.addEventListener('focusin', () => hold('focus', true));
  carousel.addEventListener('focusout', ({ relatedTarget }) =>
    hold('focus', relatedTarget instanceof Node && carousel.contains(relatedTarget)),
  );
  document.addEventListener('visibilitychange', () => hold('hidden', document.hidden));
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  calm.addEventListener('change', ({ matches }) => setPaused(matches));
  show(0);
  setPaused(calm.matches);
};
