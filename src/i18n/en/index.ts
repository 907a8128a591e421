import { admin } from './admin.ts';
import { auth } from './auth.ts';
import { pages } from './pages.ts';
import { provider } from './provider.ts';
import { recruiter } from './recruiter.ts';
import { screens } from './screens.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';

/** Every text of the consoles in English. The landing page's texts stay out: it is another document. */
export const english = { admin, auth, pages, provider, recruiter, screens, settings, shell };

export type Catalogue = typeof english;
