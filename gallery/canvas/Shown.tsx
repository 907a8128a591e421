import { type ReactNode, useState } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Console } from '../../src/app/Console.tsx';
import type { Area } from '../../src/components/area.ts';
import type { GalleryStory } from '../stories.ts';
import { answersFor } from './answers.ts';
import { ComponentLayout, ScreenLayout } from './StoryLayout.tsx';
import { rowOf } from './sampleWorld.ts';

const componentPath = '/gallery';

/** A story in the real console of a user type, without its app bar and menu. */
export const Shown = ({ story, area }: { story: GalleryStory; area: Area }) => {
  const [dataProvider] = useState(() => answersFor(story.parameters));
  const [router] = useState(() => {
    const pages = [...area.pages, { path: componentPath, element: <InContext story={story} /> }];
    const shownArea = { ...area, pages, beside: undefined };
    const layout = story.Show ? ComponentLayout : ScreenLayout;
    const element = <Console area={shownArea} dataProvider={dataProvider} layout={layout} />;
    return createMemoryRouter([{ path: `${area.basename}/*`, element }], {
      initialEntries: [area.basename + (story.path ?? componentPath)],
    });
  });
  return <RouterProvider router={router} useTransitions={false} />;
};

/** A component in the resource and record contexts that its story asks for. */
const InContext = ({ story: { Show, parameters } }: { story: GalleryStory }) => {
  const { as = 'provider', noun, row: asked } = parameters;
  if (!Show) return null;
  const row = typeof asked === 'string' ? noun && rowOf(as, noun, asked) : asked;
  if (asked && !row) throw new Error(`There is no "${asked}" among the ${noun} that a ${as} may read.`);
  const inRow = row ? (
    <RecordContextProvider value={row}>
      <Show />
    </RecordContextProvider>
  ) : (
    <Show />
  );
  return noun ? <InResource noun={noun}>{inRow}</InResource> : inRow;
};

const InResource = ({ noun, children }: { noun: string; children: ReactNode }) => (
  <ResourceContextProvider value={noun}>{children}</ResourceContextProvider>
);
