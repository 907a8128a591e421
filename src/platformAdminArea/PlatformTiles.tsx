import ProvidersIcon from '@mui/icons-material/BusinessOutlined';
import RecruitersIcon from '@mui/icons-material/HandshakeOutlined';
import UsersIcon from '@mui/icons-material/ManageAccountsOutlined';
import TicketsIcon from '@mui/icons-material/SupportAgentOutlined';
import JobsIcon from '@mui/icons-material/WorkOutlineOutlined';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { useBasename, useTranslate } from 'react-admin';
import { isNounName } from '../../domain/contract/names.ts';
import { unresolvedTickets } from '../../domain/insight/support.ts';
import { listSearch } from '../components/tiles/listSearch.ts';
import { StatTile } from '../components/tiles/StatTile.tsx';
import { AreTiles } from '../components/tiles/Tiles.tsx';
import { useCount } from '../components/tiles/useCount.ts';
import { GrowthTile } from './dashboard/GrowthTile.tsx';
import { HealthTile } from './dashboard/HealthTile.tsx';
import { RevenueTile } from './dashboard/RevenueTile.tsx';

interface Tile {
  key: string;
  resource: string;
  /** Filters the rows; the part that the path does not imply is also added to the link. */
  filter: Record<string, unknown>;
  to: string;
  icon: ComponentType<{ fontSize?: 'small' }>;
}

const active = { status: 'Active' };
const companies: readonly Tile[] = [
  {
    key: 'providers',
    resource: 'companies',
    filter: { type: 'provider' },
    to: '/providers',
    icon: ProvidersIcon,
  },
  {
    key: 'recruiters',
    resource: 'companies',
    filter: { type: 'recruiter' },
    to: '/recruiters',
    icon: RecruitersIcon,
  },
  { key: 'users', resource: 'users', filter: {}, to: '/users', icon: UsersIcon },
  { key: 'jobs', resource: 'jobs', filter: active, to: `/jobs?${listSearch(active)}`, icon: JobsIcon },
];
const tickets: Tile = {
  key: 'tickets',
  resource: 'tickets',
  filter: unresolvedTickets,
  to: `/support?${listSearch(unresolvedTickets)}`,
  icon: TicketsIcon,
};

/** The operator's key figures and the platform's health. */
export const PlatformTiles = () => (
  <AreTiles value={true}>
    <Box component="ul" sx={grid}>
      {companies.map((tile) => (
        <CountTile key={tile.key} tile={tile} />
      ))}
      <RevenueTile />
      {isNounName(tickets.resource) && <CountTile tile={tickets} />}
      <HealthTile />
      <GrowthTile />
    </Box>
  </AreTiles>
);

const CountTile = ({ tile: { key, resource, filter, to, icon } }: { tile: Tile }) => {
  const translate = useTranslate();
  const basename = useBasename();
  const { total, error } = useCount(resource, filter);
  return (
    <StatTile
      label={translate(`platformDashboard.tiles.${key}`)}
      value={error ? null : total}
      icon={icon}
      to={basename + to}
    />
  );
};

/** Eight figures in two rows, or in four on a phone. Without tickets there are seven, and the last is twice as wide. */
const grid = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  '& > :last-child:nth-of-type(odd)': { gridColumn: 'span 2' },
  gap: 1.5,
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
};
