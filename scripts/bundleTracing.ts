import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The name starts with a dot, so that the server does not serve the file with the site. */
export const tracingBundle = '.tracing.mjs';

/**
 * Bundles `server/tracing/sdk.ts` and OpenTelemetry's packages into one file, which is part of the built
 * site. A server can then send traces without having these packages installed.
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
