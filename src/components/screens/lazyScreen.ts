import { type ComponentType, lazy } from 'react';
import { loadDeclaredWords } from '../../i18n/declaredWords.ts';
import { loadLaterWords } from '../../i18n/laterWords.ts';

export interface Ahead {
  /** Prefetches the code; a failed prefetch is repeated when the screen is shown. */
  ahead: () => void;
}

/** A screen that is loaded when first opened, or prefetched: then it renders without a fallback. */
export const lazyScreen = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => {
  let here: { default: ComponentType<Props> } | undefined;
  const fetchCode = async () => {
    const [code] = await Promise.all([load(), loadLaterWords(), loadDeclaredWords()]);
    here = { default: code[name] };
    return here;
  };
  const screen = lazy(() => (here ? atOnce(here) : fetchCode()));
  return Object.assign(screen, { ahead: () => void fetchCode().catch(() => undefined) } satisfies Ahead);
};

/** A value that React renders at once. */
const atOnce = <T>(value: T) =>
  // biome-ignore lint/suspicious/noThenProperty: for a promise, React would show the page's fallback for at least 300 ms
  ({ then: (take: (value: T) => void) => take(value) }) as unknown as Promise<T>;
