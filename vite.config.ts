import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeGroups } from './scripts/codeGroups.ts';
import { leanOperations } from './scripts/leanOperations.ts';
import { leanPlugins } from './scripts/leanPlugins.ts';
import { leanPreloads } from './scripts/leanPreloads.ts';
import { leanZod } from './scripts/leanZod.ts';
import { folderMark } from './scripts/placeDemo.ts';
import { resolveForPackages } from './scripts/resolveForPackages.ts';
import { twoPages } from './scripts/twoPages.ts';

/** The plugins that are on; PLUGINS_CONFIG names another file, as for the server. */
const configFile = '../talentbench.config.ts';

/** The router's package names its development build alone, whose warnings would be part of each page's scripts. */
const router = (file: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  // The build fills in the demo's folder on its host.
  base: mode === 'demo' && command === 'build' ? folderMark : '/',
  plugins: [
    resolveForPackages(),
    leanOperations(),
    leanPlugins(),
    leanZod(),
    react(),
    twoPages(),
    leanPreloads(),
  ],
  resolve: {
    // A plugin that is a package outside of the project brings none of these.
    dedupe: [
      'react',
      'react-dom',
      'react-admin',
      'ra-core',
      'ra-ui-materialui',
      '@mui/material',
      '@tanstack/react-query',
    ],
    alias: {
      // How write-excel-file imports its own part.
      '../zip/zipToArrayBuffer.js': fileURLToPath(new URL('excel/zipInPlace.ts', import.meta.url)),
      'talentbench/plugin/site': fileURLToPath(new URL('plugin/site/index.ts', import.meta.url)),
      'talentbench/plugins': fileURLToPath(new URL('plugins/index.ts', import.meta.url)),
      'talentbench/plugin': fileURLToPath(new URL('plugin/index.ts', import.meta.url)),
      ...(process.env.PLUGINS_CONFIG && { [configFile]: resolve(process.env.PLUGINS_CONFIG) }),
      ...(command === 'build' && {
        'react-router/dom': router('dom-export'),
        'react-router': router('index'),
      }),
      'object.entries': fileURLToPath(new URL('src/i18n/objectEntries.cjs', import.meta.url)),
      // Its bundle brings a lodash of its own along; its sources share that of react-admin.
      fakerest: fileURLToPath(new URL('node_modules/fakerest/src/index.ts', import.meta.url)),
    },
  },
  // What charges payments in the demo, as on the server.
  define:
    mode === 'demo'
      ? { 'import.meta.env.PAYMENT_GATEWAY': JSON.stringify(process.env.PAYMENT_GATEWAY ?? 'test') }
      : {},
  appType: 'mpa',
  server: {
    port: 5173,
    proxy:
      mode === 'demo'
        ? undefined
        : Object.fromEntries(
            ['/api', '/mcp', '/scim'].map((path) => [path, `http://127.0.0.1:${process.env.PORT ?? 8080}`]),
          ),
  },
  // As modules, so that the worker that reads documents loads the code for PDF only with a PDF.
  worker: { format: 'es' },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // scripts/weighPages.ts limits what a page loads, which counts for more than the size of one file.
    chunkSizeWarningLimit: 2000,
    // light-dark() as it is: rewritten for older browsers, it doubles the time that styles take.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    rolldownOptions: {
      input: ['index.html', 'app.html'],
      output: isSsrBuild ? {} : { codeSplitting: { groups: codeGroups } },
    },
  },
}));
