import { registerHooks } from 'node:module';

const root = new URL('../package.json', import.meta.url).href;

/**
 * Lets plugins that are packages import the public entry as `talentbench/plugin`, and find packages that they do
 * not bring themselves, such as zod, among those of the product.
 */
export const resolveForPackages = (): void => {
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier.startsWith('talentbench/')) return next(specifier, { ...context, parentURL: root });
      try {
        return next(specifier, context);
      } catch (error) {
        if (!isPackage(specifier)) throw error;
        return next(specifier, { ...context, parentURL: root });
      }
    },
  });
};

const isPackage = (specifier: string) => !/^(\.{0,2}\/|[a-z]+:)/.test(specifier);
