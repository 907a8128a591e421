import { buildWhenChanged } from './siteBuild.ts';

// What the tests in a browser open.
buildWhenChanged('site');
buildWhenChanged('demo');
buildWhenChanged('gallery');
