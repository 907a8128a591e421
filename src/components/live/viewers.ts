import type { Viewer, Viewers } from '../../../domain/live/presence.ts';
import { openValue } from '../../platform/openValue.ts';

const shown = openValue<Viewers | null>(null);
const nobody: Viewer[] = [];

export const showViewers = shown.show;

/** Who else has this request open, if this page shows it. */
export const useViewers = (requestId: string): Viewer[] => {
  const viewers = shown.use();
  return viewers?.requestId === requestId ? viewers.viewers : nobody;
};
