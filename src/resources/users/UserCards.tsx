import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import TotalIcon from '@mui/icons-material/GroupOutlined';
import PendingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import SuspendedIcon from '@mui/icons-material/PersonOffOutlined';
import VerifiedIcon from '@mui/icons-material/VerifiedUserOutlined';
import PremiumIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import type { ComponentType } from 'react';
import { useBasename, useTranslate } from 'react-admin';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { StatTile } from '../../components/tiles/StatTile.tsx';
import { Tiles } from '../../components/tiles/Tiles.tsx';
import { useCount } from '../../components/tiles/useCount.ts';

/**
 * Users who are not verified count as pending verification; with the verified ones they add up to the total.
 */
const cards: readonly [labelKey: string, filter: Record<string, unknown>, icon: ComponentType][] = [
  ['total', {}, TotalIcon],
  ['active', { status: ['Active'] }, ActiveIcon],
  ['pendingVerification', { verified: false }, PendingIcon],
  ['verified', { verified: true }, VerifiedIcon],
  ['premium', { premium: true }, PremiumIcon],
  ['suspended', { status: ['Suspended'] }, SuspendedIcon],
];

/** The number of users of each kind, linked to their list. */
export const UserCards = () => (
  <Tiles>
    {cards.map(([key, filter, icon]) => (
      <UserCard key={key} labelKey={`people.cards.${key}`} filter={filter} icon={icon} />
    ))}
  </Tiles>
);

interface Card {
  labelKey: string;
  filter: Record<string, unknown>;
  icon: ComponentType;
}

const UserCard = ({ labelKey, filter, icon }: Card) => {
  const translate = useTranslate();
  const basename = useBasename();
  const { total, error } = useCount('users', filter);
  return (
    <StatTile
      label={translate(labelKey)}
      value={error && total === undefined ? null : total}
      icon={icon}
      to={`${basename}/users?${listSearch(filter)}`}
    />
  );
};
