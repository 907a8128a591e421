import type { Registry } from '../../domain/contract/registry.ts';

type Choice<T> = {
  /** The environment variable and its value. */
  variable: string;
  name: string;
  /** In words: "payment gateway". */
  kind: string;
  declared: Registry<T>;
  /** Plugins that could not be loaded. */
  leftOut: readonly string[];
};

/**
 * What an environment variable names; null if there is none of this name, and it may be that of a plugin that
 * was left out. Otherwise an unknown name throws an error, and so does one that cannot be opened.
 */
export const openNamed = async <T, R>(
  { variable, name, kind, declared, leftOut }: Choice<T>,
  open: (found: T) => Promise<R>,
): Promise<R | null> => {
  const found = declared.get(name);
  if (found === undefined) {
    if (leftOut.length > 0) return null;
    const names = declared.entries().map(([one]) => one);
    const choices = names.length === 0 ? 'no plugin brings one' : `choose one of ${names.join(', ')}`;
    throw new Error(`${variable}=${name} is no ${kind}: ${choices}`);
  }
  try {
    return await open(found);
  } catch (error) {
    throw new Error(`${variable}=${name} cannot be used: ${(error as Error).message}`);
  }
};
