import { buildWhenChanged } from './siteBuild.ts';

// Serves the whole product from this process.
buildWhenChanged();
await import('../server/main.ts');
