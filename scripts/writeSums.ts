import { writeFileSync } from 'node:fs';
import { sumsSql } from '../server/database/keptSums.ts';

/** Prints what keeps sums of rows: how 0035-kept-sums.sql was made. Later changes are migrations of their own. */
writeFileSync(
  new URL('../server/database/migrations/0035-kept-sums.sql', import.meta.url),
  `-- What operators ask of all rows is counted and added up as rows are written, line by line.
${sumsSql()}

-- What was read for that alone.
drop index "transactions_completed", "requests_decided", "tickets_rated", "users_active", "searchFeedback_createdAt", "talentPoolMembers_createdAt";
`,
);
