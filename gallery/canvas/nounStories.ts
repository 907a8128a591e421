import type { ResourceProps } from 'react-admin';
import { isNounName, nounOf } from '../../domain/contract/index.ts';
import { type UserType, userTypes } from '../../domain/contract/userTypes.ts';
import { loadArea } from '../../src/app/consoleParts.ts';
import type { StoryParameters } from '../../src/testing/story.ts';
import { type GalleryStory, idOf } from '../stories.ts';
import { mayUse, rowFor } from './sampleWorld.ts';

const groups: Record<UserType, string> = {
  provider: 'Provider',
  recruiter: 'Recruiter',
  admin: 'Platform admin',
};
const views = ['list', 'show', 'edit', 'create'] as const;
type View = (typeof views)[number];
const declaredBelow = { list: undefined, show: 'hasShow', edit: 'hasEdit', create: 'hasCreate' } as const;

/**
 * The screens of each noun in each console. A screen that several consoles share is shown only in the first.
 */
export const nounStories = async (): Promise<GalleryStory[]> => {
  const seen = { list: new Set(), show: new Set(), edit: new Set(), create: new Set() };
  const isNew = (view: View, resource: ResourceProps) => {
    const below = declaredBelow[view];
    const screen = resource[view];
    if (!screen) return below !== undefined && resource[below] === true;
    return !seen[view].has(screen) && seen[view].add(screen) !== undefined;
  };
  const declared = await Promise.all(
    userTypes.map(async (as) =>
      ((await loadArea(as))?.resources ?? []).map((resource) => ({ as, resource })),
    ),
  );
  return declared.flat().flatMap(({ as, resource }) =>
    storiesOfNoun(
      as,
      resource.name,
      views.filter((view) => isNew(view, resource)),
    ),
  );
};

const storiesOfNoun = (as: UserType, noun: string, shown: readonly View[]): GalleryStory[] => {
  if (!isNounName(noun)) return [];
  const title = `${groups[as]}/${nounOf(noun).plural}`;
  const story = (name: string, path: string, more: StoryParameters = {}): GalleryStory => ({
    id: idOf(title, name),
    title,
    name,
    path: `/${noun}${path}${fewRows}`,
    parameters: { as, noun, ...more },
  });
  const storiesOf: Record<View, () => GalleryStory[]> = {
    list: () => [
      story('List', ''),
      story('Cards', '', { width: 390 }),
      story('Empty', '', { answers: 'none' }),
    ],
    show: () => [story('Show', `/${rowFor(as, 'show', noun)?.id}/show`)],
    edit: () => [story('Edit', `/${rowFor(as, 'edit', noun)?.id}`)],
    create: () => [story('Create', '/create')],
  };
  const isPossible = (view: View) =>
    mayUse(as, view, noun) && ((view !== 'show' && view !== 'edit') || rowFor(as, view, noun));
  return shown.filter(isPossible).flatMap((view) => storiesOf[view]());
};

/** A few rows are enough to show a list, which is also the background of many dialogs. */
const fewRows = '?perPage=5';
