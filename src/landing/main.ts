import { wireCarousel } from './carousel.ts';
import { wireDrawer } from './drawer.ts';
import { wireForms } from './forms/wireForms.ts';
import { wireLanguages } from './languageLinks.ts';
import { showNotice } from './notice.ts';
import { wireSearch } from './search/wireSearch.ts';
import { followSections } from './sectionInView.ts';
import { wireSectionLinks } from './sectionLinks.ts';
import { openSignIn, openSignInFor, prepareSignIn } from './signInButtons.ts';
import { wireThemeSwitch } from './themeSwitch.ts';
import { wireTour } from './tour.ts';

wireThemeSwitch();
wireLanguages();
wireDrawer();
wireSectionLinks();
followSections();
wireSearch();
wireForms();
wireCarousel();
wireTour();
prepareSignIn();
if (document.querySelector('#set-password')) import('./setPasswordMain.ts');

const query = new URLSearchParams(window.location.search);
if (query.get('notice') === 'sessionEnded') showNotice('sessionEnded');
const email = query.get('signIn');
if (email !== null) openSignInFor(email);
else if (query.has('next')) openSignIn();
