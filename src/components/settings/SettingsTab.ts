import type { ComponentType } from 'react';

/** One section of an area's settings; `path` is the last part of its URL and, without `labelKey`, of its translation key. */
export interface SettingsTab {
  path: string;
  labelKey?: string;
  icon: ComponentType;
  Page: ComponentType;
}
