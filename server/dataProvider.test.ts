import { dataProviderSuite } from '../src/dataProvider/dataProviderSuite.ts';
import { openSuite } from './testing/openSuite.ts';

dataProviderSuite('rows over the server', openSuite);
