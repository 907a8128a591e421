import { type ComponentType, lazy } from 'react';

export interface Ahead {
  /** Fetches the code before it is shown; what cannot be had is asked for again when it is. */
  ahead: () => void;
}

/** A screen that is fetched when somebody first opens it. */
export const lazyScreen = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) =>
  Object.assign(
    lazy(() => load().then((screens) => ({ default: screens[name] }))),
    { ahead: () => void load().catch(() => undefined) } satisfies Ahead,
  );
