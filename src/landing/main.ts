import '../platform/withoutEval.ts';
import { canStore } from '../platform/canStore.ts';
import { drawEveryScript } from '../platform/fonts/drawEveryScript.ts';
import { wireCarousel } from './carousel.ts';
import { wireDrawer } from './drawer.ts';
import { wireForms } from './forms/wireForms.ts';
import { wireLanguages } from './languageLinks.ts';
import { layOutWhole } from './layOutWhole.ts';
import { announceMaintenance } from './maintenance.ts';
import { showMarketCounts } from './marketCounts.ts';
import { isPageNotice, showNotice } from './notice.ts';
import { leadToOwnJobs } from './ownJobs.ts';
import { showPlans } from './plans.ts';
import { wireSearch } from './search/wireSearch.ts';
import { followSections } from './sectionInView.ts';
import { wireSectionLinks } from './sectionLinks.ts';
import { followSession } from './signedIn.ts';
import { finishSignIn, openSignIn, openSignInFor, prepareSignIn } from './signInButtons.ts';
import { wireThemeSwitch } from './themeSwitch.ts';
import { wireTour } from './tour.ts';

const parts = [
  leadToOwnJobs,
  followSession,
  layOutWhole,
  wireThemeSwitch,
  wireLanguages,
  wireDrawer,
  wireSectionLinks,
  showPlans,
  followSections,
  wireSearch,
  wireForms,
  wireCarousel,
  wireTour,
  prepareSignIn,
  announceMaintenance,
  showMarketCounts,
  drawEveryScript,
];
// A part that needs what this browser refuses, such as storage, leaves the others working.
for (const wire of parts)
  try {
    wire();
  } catch (error) {
    console.warn(error);
  }
if (import.meta.env.MODE === 'demo' && document.querySelector('main.jobs-page'))
  import('./demoJobs.ts').then(({ showDemoJobs }) => showDemoJobs());
if (document.querySelector('#set-password')) import('./setPasswordMain.ts');
if (!canStore()) showNotice('storageBlocked');

const query = new URLSearchParams(window.location.search);
const said = query.get('notice') ?? '';
if (isPageNotice(said)) showNotice(said);
const email = query.get('signIn');
const [, response] = /^#single-sign-on\?(.+)/.exec(window.location.hash) ?? [];
if (response) finishSignIn(response);
else if (email !== null) openSignInFor(email);
else if (query.has('next')) openSignIn();
