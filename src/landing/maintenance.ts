import { callApi } from './callApi.ts';

/** Once the page is quiet: is there a maintenance to be told of? What tells of it is loaded only then. */
export const announceMaintenance = () => {
  const ask = async () => {
    const { data } = await callApi<
      Parameters<typeof import('./showMaintenance.ts').showMaintenance>[0] | null
    >('maintenance');
    if (data) (await import('./showMaintenance.ts')).showMaintenance(data);
  };
  if (document.readyState === 'complete') ask();
  else window.addEventListener('load', ask, { once: true });
};
