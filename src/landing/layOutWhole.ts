/** Lays out the rest of the page when the first screen has loaded and the browser is idle (see base.css). */
export const layOutWhole = () => {
  const lay = () => {
    document.documentElement.dataset.whole = '';
  };
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(lay) : setTimeout(lay, 200));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};
