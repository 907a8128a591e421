import { Children } from 'react';
import { useExtensions } from '../extensions.ts';

/** The panels that plugins add to a dashboard. */
export const AddedTiles = () => Children.toArray(useExtensions().tiles);
