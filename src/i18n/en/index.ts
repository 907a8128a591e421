import { everywhere } from './everywhere.ts';
import { ofPlatform } from './ofPlatform.ts';
import { ofProvider } from './ofProvider.ts';
import { ofRecruiter } from './ofRecruiter.ts';

/** Every text of the consoles in English. The landing page's texts stay out: it is another document. */
export const english = { ...everywhere, ...ofProvider, ...ofRecruiter, ...ofPlatform };

export type Catalogue = typeof english;
