import { createRoot } from 'react-dom/client';
import { Appearance } from '../../src/app/Appearance.tsx';
import { Frame } from './Frame.tsx';

/** The list of the stories, the toggles, and the story chosen in a page of its own. */
export const startFrame = (root: HTMLElement) =>
  createRoot(root).render(
    <Appearance>
      <Frame />
    </Appearance>,
  );
