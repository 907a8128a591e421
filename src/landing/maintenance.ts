import { callApi } from './callApi.ts';

type Told = Parameters<typeof import('./showMaintenance.ts').showMaintenance>[0];

const often = 60_000;

/**
 * Once the page is quiet: is there a maintenance to be told of? What tells of it is loaded only then, and asks again
 * from then on: it may be extended, ended or called off.
 */
export const announceMaintenance = () => {
  let shown = false;
  const ask = async () => {
    const { status, data } = await callApi<Told>('maintenance');
    if (status === 200 && (data || shown)) {
      shown = true;
      (await import('./showMaintenance.ts')).showMaintenance(data ?? null);
    }
    if (shown) setTimeout(ask, often);
  };
  if (document.readyState === 'complete') ask();
  else window.addEventListener('load', ask, { once: true });
};
