// @module-tag rest
import { dataProviderSuite } from '../../../src/dataProvider/dataProviderSuite.ts';
import { openSuite } from '../../testing/openSuite.ts';

/** What depends on the roles, the policies, the text search and the arithmetic of the database. */
const parts = ['lists', 'every noun', 'access', 'masked candidates', 'matching', 'sums of money'];

dataProviderSuite('rows on the embedded database', openSuite, (part) => parts.includes(part));
