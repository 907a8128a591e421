import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { NounName } from '../../domain/contract/index.ts';
import type { UserType } from '../../domain/contract/userTypes.ts';

/** What a story needs around it. */
export interface StoryParameters {
  /** Whose console it is shown in; a provider's by itself. */
  as?: UserType;
  /** The resource in context. */
  noun?: NounName;
  /** The id of the row in context, or `first` for the first one that this person may read. */
  row?: string;
  /** What the data provider answers: no rows of the noun, nothing at all, or an error. */
  answers?: 'none' | 'pending' | 'error';
  /** Pixels, where it is made for a phone. */
  width?: 390;
}

/** The default export of a `*.stories.tsx` file, in Component Story Format. */
export interface Meta<C extends ComponentType<never>> {
  /** Its place in the list, such as `Fields/Chips`. */
  title: string;
  component: C;
  args?: Partial<ComponentProps<C>>;
  render?: (args: ComponentProps<C>) => ReactNode;
  parameters?: StoryParameters;
}

/** A named export: one state of the component. What it leaves out, the default export gives. */
export type StoryObj<C extends ComponentType<never>> = Omit<Partial<Meta<C>>, 'title' | 'component'> & {
  /** Its name in the list; by itself the export's. */
  name?: string;
};
