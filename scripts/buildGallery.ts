import { build } from 'vite';
import { hashSources, markBuilt } from './siteSources.ts';

/** Builds the component gallery into dist-gallery, for its test. */
const folder = 'dist-gallery';
process.env.NODE_ENV = 'production';
const state = hashSources(undefined, folder);
await build({ configFile: 'gallery/vite.config.ts', logLevel: 'warn' });
markBuilt(state, undefined, folder);
