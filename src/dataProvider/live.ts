import type { Viewers } from '../../domain/live/presence.ts';
import type { RowChange } from '../../domain/live/rowChanges.ts';

/** A change of a row, with the milliseconds over which many pages should spread their requests. */
export type LiveChange = RowChange & { within?: number };

export type LiveListener = {
  onChanges(changes: readonly LiveChange[]): void;
  /** Changes were missed: everything may be out of date. */
  onReload(): void;
  /** Changes are received from now on, over this stream, or no longer (null). */
  onStream(stream: string | null): void;
  /** Others have opened or left a request that this page has open. */
  onViewers(viewers: Viewers): void;
};

/** Follows the changes of rows that the user may read, until the returned function is called. */
export type FollowChanges = (listener: LiveListener) => () => void;
