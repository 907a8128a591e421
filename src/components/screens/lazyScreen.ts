import { type ComponentType, lazy } from 'react';

/** A screen that is fetched when somebody first opens it. */
export const lazyScreen = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(() => load().then((screens) => ({ default: screens[name] })));
