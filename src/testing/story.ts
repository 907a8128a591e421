import type { ComponentType, ReactNode } from 'react';
import type { NounName } from '../../domain/contract/index.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';

/** What a story needs around it. */
export interface StoryParameters {
  /** Whose console it is shown in; a provider's by itself. */
  as?: UserType;
  /** The resource in context. */
  noun?: NounName;
  /** The row in context: itself, its id, or `first` for the first one that this person may read. */
  row?: string | Record<string, unknown>;
  /** What the data provider answers: no rows of the noun, nothing at all, or an error. */
  answers?: 'none' | 'pending' | 'error';
  /** Pixels, where it is made for a phone. */
  width?: 390;
}

type PropsOf<C> = C extends ComponentType<infer P> ? P : never;

/** The default export of a `*.stories.tsx` file, in Component Story Format. */
export interface Meta<C extends ComponentType<never>> {
  /** Its place in the list, such as `Fields/Chips`. */
  title: string;
  component: C;
  args?: Partial<PropsOf<C>>;
  render?: (args: PropsOf<C>) => ReactNode;
  parameters?: StoryParameters;
}

/** A named export: one state of the component. What it leaves out, the default export gives. */
export type StoryObj<C extends ComponentType<never>> = Omit<Partial<Meta<C>>, 'title' | 'component'> & {
  /** Its name in the list; by itself the export's. */
  name?: string;
};
