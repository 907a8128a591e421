import { wireDrawer } from './drawer.ts';
import { showNotice } from './notice.ts';
import { openSignIn, openSignInFor, prepareSignIn } from './signInButtons.ts';
import { wireThemeSwitch } from './themeSwitch.ts';

wireThemeSwitch();
wireDrawer();
prepareSignIn();

const query = new URLSearchParams(window.location.search);
if (query.get('notice') === 'sessionEnded') showNotice('sessionEnded');
const email = query.get('signIn');
if (email !== null) openSignInFor(email);
else if (query.has('next')) openSignIn();
