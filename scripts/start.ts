import { buildWhenChanged } from './siteBuild.ts';

try {
  buildWhenChanged();
} catch {
  console.error('The site could not be built. Run npm ci to install the development packages, or use');
  console.error('npm run serve with a dist/ folder that was built elsewhere.');
  process.exit(1);
}
// Serves the whole product from this process.
await import('../server/main.ts');
