import { writeFileSync } from 'node:fs';
import { dealPage } from '../domain/contract/deals/printDeal.ts';

writeFileSync(new URL('../docs/deal.md', import.meta.url), dealPage());
