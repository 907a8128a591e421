import { dataProviderSuite, storyParts } from '../src/dataProvider/dataProviderSuite.ts';
import { openSuite } from './testing/openSuite.ts';

dataProviderSuite('rows over the server', openSuite, (part) => !storyParts.includes(part));
