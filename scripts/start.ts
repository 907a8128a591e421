import { buildWhenChanged } from './siteBuild.ts';

try {
  buildWhenChanged();
} catch {
  console.error('The site could not be built. Install the development packages with npm ci, or serve');
  console.error('a dist/ that was built elsewhere with npm run serve.');
  process.exit(1);
}
// Serves the whole product from this process.
await import('../server/main.ts');
