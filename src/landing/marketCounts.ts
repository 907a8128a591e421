import { callApi } from './callApi.ts';

type Counts = Record<'companies' | 'profiles' | 'jobs', number>;

/** Fills in how large this market is, where the server left room for it. An empty market shows nothing. */
export const showMarketCounts = async (): Promise<void> => {
  const place = document.querySelector<HTMLElement>('.stats[data-counted]');
  if (!place) return;
  const { data } = await callApi<Counts>('market/counts');
  if (!data || data.profiles === 0) return;
  for (const [name, count] of Object.entries(data)) {
    const figure = place.querySelector(`[data-count="${name}"]`);
    if (figure) figure.textContent = count.toLocaleString(document.documentElement.lang);
  }
  place.hidden = false;
};
