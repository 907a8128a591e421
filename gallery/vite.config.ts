import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const project = fileURLToPath(new URL('../', import.meta.url));

/** The component gallery: a separate page, not part of the product. */
export default defineConfig({
  root: `${project}gallery`,
  publicDir: `${project}public`,
  cacheDir: `${project}.cache/gallery`,
  plugins: [react()],
  resolve: {
    alias: { 'object.entries': `${project}src/i18n/objectEntries.cjs` },
  },
  server: { port: 5174, fs: { allow: [project] } },
  build: {
    outDir: `${project}dist-gallery`,
    emptyOutDir: true,
    minify: false,
    chunkSizeWarningLimit: 20_000,
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // One file: code that a console loads lazily is there at once, so that tests need not wait for it.
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
