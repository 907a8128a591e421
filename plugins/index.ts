/** The product's own plugins. What `talentbench.config.ts` does not name is off. */
import { operatorConsole, providerConsole, recruiterConsole } from './consoles.ts';

export { operatorConsole, providerConsole, recruiterConsole };
/** All of them, in the order in which they are installed. */
export const productPlugins = [providerConsole, recruiterConsole, operatorConsole];
