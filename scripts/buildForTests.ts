import { buildWhenChanged, isBuild } from './siteBuild.ts';

// The builds that the browser tests open: those named, or all.
const [, , ...named] = process.argv;
for (const name of named.length ? named : ['site', 'demo', 'gallery']) {
  if (!isBuild(name)) throw new Error(`There is no build "${name}"`);
  buildWhenChanged(name);
}
