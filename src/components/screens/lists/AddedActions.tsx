import { Children } from 'react';
import { useResourceContext } from 'react-admin';
import { useExtensions } from '../../extensions.ts';

/** What plugins add above the list of this noun. */
export const AddedActions = () => Children.toArray(useExtensions().listActions[useResourceContext() ?? '']);
