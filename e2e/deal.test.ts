import { describeDealOnServer } from './dealOnServer.ts';

describeDealOnServer('a deal', { kills: false });
