import { createRoot } from 'react-dom/client';
import { Appearance } from '../../src/app/frame/Appearance.tsx';
import { Frame } from './Frame.tsx';

/** The list of stories, the controls, and the selected story in an iframe. */
export const startFrame = (root: HTMLElement) =>
  createRoot(root).render(
    <Appearance>
      <Frame />
    </Appearance>,
  );
