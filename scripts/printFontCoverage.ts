import { writeFileSync } from 'node:fs';
import { fontCoverage } from './fontCoverage.ts';

writeFileSync(
  new URL('../pdf/coverage.json', import.meta.url),
  `${JSON.stringify(await fontCoverage(), null, 2)}\n`,
);
