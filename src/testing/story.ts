import type { ComponentType, ReactNode } from 'react';
import type { NounName } from '../../domain/contract/index.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';

/** The environment that a story needs. */
export interface StoryParameters {
  /** The user type whose console it is shown in; provider by default. */
  as?: UserType;
  /** The resource in context. */
  noun?: NounName;
  /** The row in context: the row itself, its id, or `first` for the first one that this user may read. */
  row?: string | Record<string, unknown>;
  /** The data provider's response: no rows of the noun, no response at all, or an error. */
  answers?: 'none' | 'pending' | 'error';
  /** The width in pixels, if the story is for phones. */
  width?: 390;
}

type PropsOf<C> = C extends ComponentType<infer P> ? P : never;

/** The default export of a `*.stories.tsx` file, in Component Story Format. */
export interface Meta<C extends ComponentType<never>> {
  /** The title in the list, such as `Fields/Chips`. */
  title: string;
  component: C;
  args?: Partial<PropsOf<C>>;
  render?: (args: PropsOf<C>) => ReactNode;
  parameters?: StoryParameters;
}

/** A named export: one state of the component. Missing properties come from the default export. */
export type StoryObj<C extends ComponentType<never>> = Omit<Partial<Meta<C>>, 'title' | 'component'> & {
  /** The name in the list; by default the name of the export. */
  name?: string;
};
