import { readApi } from './callApi.ts';

/** Inserts the market's counts where the server left a place for them. An empty market shows none. */
export const showMarketCounts = async (): Promise<void> => {
  const place = document.querySelector<HTMLElement>('.stats[data-counted]');
  if (!place) return;
  const { data } = await readApi('market/counts');
  if (!data || data.profiles === 0) return;
  for (const [name, count] of Object.entries(data)) {
    const figure = place.querySelector(`[data-count="${name}"]`);
    if (figure) figure.textContent = count.toLocaleString(document.documentElement.lang);
  }
  place.hidden = false;
};
