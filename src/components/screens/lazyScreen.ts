import { type ComponentType, lazy } from 'react';

export interface Ahead {
  /** Fetches the code before it is shown; what cannot be had is asked for again when it is. */
  ahead: () => void;
}

/** A screen that is fetched when somebody first opens it, or ahead of that: then it opens with nothing in between. */
export const lazyScreen = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => {
  let here: { default: ComponentType<Props> } | undefined;
  const fetchCode = async () => {
    here = { default: (await load())[name] };
    return here;
  };
  const screen = lazy(() => (here ? atOnce(here) : fetchCode()));
  return Object.assign(screen, { ahead: () => void fetchCode().catch(() => undefined) } satisfies Ahead);
};

/** React takes any thenable. For a promise it shows the page's fallback first, and that for 300 ms at the least. */
const atOnce = <T>(value: T) =>
  // biome-ignore lint/suspicious/noThenProperty: see above
  ({ then: (take: (value: T) => void) => take(value) }) as unknown as Promise<T>;
