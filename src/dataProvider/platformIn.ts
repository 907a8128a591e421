import { type Platform, readPlatform } from '../../domain/settings/platform.ts';
import type { WorldStore } from './browser/worldStore.ts';

/** The platform's settings from the current rows. */
export const platformIn = (store: WorldStore): Platform =>
  readPlatform(store.rows('preferences'), store.rows('featureToggles'));
