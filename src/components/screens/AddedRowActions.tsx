import { Children } from 'react';
import { useResourceContext } from 'react-admin';
import { useExtensions } from '../extensions.ts';

/** What plugins add to the buttons on the page of a row of this noun. */
export const AddedRowActions = () => Children.toArray(useExtensions().rowActions[useResourceContext() ?? '']);
