import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The name starts with a dot, so that the server does not hand the file out with the site. */
export const tracingBundle = '.tracing.mjs';

/**
 * Makes one file of `server/tracing/sdk.ts` and OpenTelemetry's packages. It travels with the built site, so that a server
 * can send traces without these packages being installed there.
 */
export const bundleTracing = (folder: string) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    root: fileURLToPath(new URL('../', import.meta.url)),
    ssr: { noExternal: true },
    build: {
      ssr: 'server/tracing/sdk.ts',
      target: 'node22',
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: tracingBundle, codeSplitting: false } },
    },
  });
