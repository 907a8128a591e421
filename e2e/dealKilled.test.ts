// @module-tag rest
import { describeDealOnServer } from './dealOnServer.ts';

describeDealOnServer('a deal, whose server and database are killed between its steps,', { kills: true });
