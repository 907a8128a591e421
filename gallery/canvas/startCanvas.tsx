import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { installPlugins } from '../../plugin/installPlugins.ts';
import { productPlugins } from '../../plugins/index.ts';
import { loadArea } from '../../src/app/consoleParts.ts';
import { chooseColourScheme } from '../../src/components/colourScheme.ts';
import { loadLaterWords } from '../../src/i18n/laterWords.ts';
import { openTexts, showLanguage } from '../../src/i18n/shownLanguage.ts';
import { readAddress } from '../address.ts';
import type { Gallery } from '../gallery.ts';
import { allStories } from './allStories.ts';
import { Shown } from './Shown.tsx';
import { signInAs } from './sampleWorld.ts';
import { settled } from './settled.ts';

/** Shows the story of the URL. `window.gallery` shows other stories without reloading the page. */
export const startCanvas = async (root: HTMLElement) => {
  const react = createRoot(root);
  installPlugins(productPlugins);
  const stories = await allStories();
  let current = '';

  const open = async (id: string) => {
    const story = stories.find((one) => one.id === id) ?? stories[0];
    if (!story || story.id === current) return false;
    current = story.id;
    // Removes the console before the next user signs in.
    flushSync(() => react.render(null));
    const { as = 'provider' } = story.parameters;
    signInAs(as);
    const [area] = await Promise.all([loadArea(as), openTexts(as), loadLaterWords()]);
    if (!area) return false;
    react.render(<Shown key={story.id} story={story} area={area} />);
    return true;
  };

  const show: Gallery['show'] = async (search) => {
    const { story, theme, language } = readAddress(search);
    window.history.replaceState(null, '', search);
    chooseColourScheme(theme);
    const [isNew] = await Promise.all([open(story), showLanguage(language)]);
    const { answers } = stories.find(({ id }) => id === current)?.parameters ?? {};
    // Colors and language change at once, but a new story has to load its rows and render first.
    await settled(answers === 'pending', isNew ? 2 : 1);
  };

  window.gallery = {
    stories: stories.map(({ id, title, name, parameters: { width } }) => ({ id, title, name, width })),
    show,
  };
  window.parent.postMessage('gallery', window.location.origin);
  await show(window.location.search);
};
