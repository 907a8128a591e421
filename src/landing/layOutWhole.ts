/** Once the first screen is there and nothing presses, the rest of the page is laid out too (see base.css). */
export const layOutWhole = () => {
  const lay = () => {
    document.documentElement.dataset.whole = '';
  };
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(lay) : setTimeout(lay, 200));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
};
