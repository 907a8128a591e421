import { buildWhenChanged } from './siteBuild.ts';

// The builds that the browser tests open.
buildWhenChanged('site');
buildWhenChanged('demo');
buildWhenChanged('gallery');
