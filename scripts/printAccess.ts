import { writeFileSync } from 'node:fs';
import { accessTable } from '../domain/access/print.ts';

writeFileSync(new URL('../docs/access.md', import.meta.url), accessTable());
