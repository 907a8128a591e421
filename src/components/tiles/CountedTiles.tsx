import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CouldNotLoad } from '../screens/CouldNotLoad.tsx';
import { Tiles } from './Tiles.tsx';

interface Props {
  /** Source of the figures. */
  asked: readonly { error: unknown; total?: number; refetch: () => unknown }[];
  areTiles?: boolean;
  children: ReactNode;
}

/** Figures side by side, or why they could not be loaded. */
export const CountedTiles = ({ asked, areTiles, children }: Props) => {
  const translate = useTranslate();
  const failed = asked.filter(({ error, total }) => error && total === undefined);
  if (failed.length === 0) return <Tiles areTiles={areTiles}>{children}</Tiles>;
  const again = () => {
    for (const { refetch } of failed) refetch();
  };
  return (
    <Box sx={{ mb: 2 }}>
      <CouldNotLoad title={translate('analytics.failed')} error={failed[0]?.error} onRetry={again} />
    </Box>
  );
};
