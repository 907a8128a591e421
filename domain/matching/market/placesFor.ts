import type { Gazetteer } from '../../places/gazetteer.ts';
import { loadGazetteer } from '../../places/loadGazetteer.ts';
import type { Recommend } from './recommend.ts';

/** The gazetteer for a search that filters by location or working hours; other searches do without it. */
export const placesFor = async ({ criteria }: Pick<Recommend, 'criteria'>): Promise<Gazetteer | undefined> =>
  criteria.filters.locations.length > 0 || criteria.filters.overlap ? loadGazetteer() : undefined;
