import { writeFileSync } from 'node:fs';
import { allTablesSql } from '../server/database/tables.ts';

/** Prints the first tables from the contract: how 0002-nouns.sql was made. Later changes are migrations of their own. */
writeFileSync(
  new URL('../server/database/migrations/0002-nouns.sql', import.meta.url),
  `${allTablesSql()}\n`,
);
