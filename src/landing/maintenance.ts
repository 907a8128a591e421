import { readApi } from './callApi.ts';

const often = 60_000;

/**
 * Asks for planned maintenance once the page has loaded. The code that shows it is loaded only if there is
 * some; from then on this polls, since maintenance can be extended, ended or canceled.
 */
export const announceMaintenance = () => {
  let shown = false;
  const ask = async () => {
    const { status, data } = await readApi('maintenance');
    if (status === 200 && (data || shown)) {
      shown = true;
      (await import('./showMaintenance.ts')).showMaintenance(data ?? null);
    }
    if (shown) setTimeout(ask, often);
  };
  if (document.readyState === 'complete') ask();
  else window.addEventListener('load', ask, { once: true });
};
