import { nounNames } from '../domain/contract/index.ts';
import { tableSql } from '../server/database/tables.ts';
import { printed, startPlugins } from '../server/startPlugins.ts';

/** Prints the SQL that creates the table of a noun, for its migration: `npm run -s print:table -- skillAssessments`. */
const [wanted] = process.argv.slice(2);
await startPlugins(process.env.PLUGINS_CONFIG, printed);
const noun = nounNames.find((name) => name === wanted);
if (noun) process.stdout.write(`${tableSql(noun)}\n`);
else {
  process.stderr.write(`There is no noun ${wanted}. The nouns are ${nounNames.join(', ')}.\n`);
  process.exitCode = 1;
}
