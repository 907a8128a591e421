import Box from '@mui/material/Box';
import { Children } from 'react';
import { useExtensions } from '../extensions.ts';

/** The panels that plugins add to a dashboard. */
export const AddedTiles = () => {
  const { tiles } = useExtensions();
  return tiles.length > 0 && <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>{Children.toArray(tiles)}</Box>;
};
