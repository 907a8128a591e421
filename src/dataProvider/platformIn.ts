import { type Platform, readPlatform } from '../../domain/settings/platform.ts';
import type { WorldStore } from './browser/worldStore.ts';

/** What the operator has set for the whole market, from the rows as they are. */
export const platformIn = (store: WorldStore): Platform =>
  readPlatform(store.rows('preferences'), store.rows('featureToggles'));
