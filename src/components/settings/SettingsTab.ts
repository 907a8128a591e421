import type { ComponentType } from 'react';

/** One part of an area's settings; `path` is the last part of its address, and its name in the texts. */
export interface SettingsTab {
  path: string;
  icon: ComponentType;
  Page: ComponentType;
}
