import { everywhere } from './everywhere.ts';
import { ofPlatform } from './ofPlatform.ts';
import { ofProvider } from './ofProvider.ts';
import { ofRecruiter } from './ofRecruiter.ts';

/** All texts of the consoles in English. The landing page has its own. */
export const english = { ...everywhere, ...ofProvider, ...ofRecruiter, ...ofPlatform };

export type Catalogue = typeof english;
