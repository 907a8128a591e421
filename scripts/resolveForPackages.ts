import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Lets plugins that are packages outside of the project use the packages of the product that they do not bring
 * themselves, as server/resolveForPackages.ts does on the server.
 */
export const resolveForPackages = (): Plugin => ({
  name: 'resolve-for-packages',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const isPackage = /^(@[\w-]+\/)?\w/.test(source) && !source.includes(':');
    if (!isPackage || !importer?.startsWith('/') || importer.startsWith(root)) return null;
    return (
      (await this.resolve(source, importer, { ...options, skipSelf: true })) ??
      this.resolve(source, `${root}app.html`, { ...options, skipSelf: true })
    );
  },
});
