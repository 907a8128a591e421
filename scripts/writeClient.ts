import { writeFileSync } from 'node:fs';
import { clientTypes } from './client/clientTypes.ts';

writeFileSync(new URL('../clients/typescript/schema.ts', import.meta.url), clientTypes());
