import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Pool } from '../../../domain/contract/hiring/talentPools.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { ButtonMenu, MenuButton } from '../../components/screens/MenuButton.tsx';
import { EditPoolDialog } from './EditPoolDialog.tsx';
import { RemovePoolDialog } from './RemovePoolDialog.tsx';

interface Props {
  pool: Pool;
  onRemoved?: () => void;
}

/** Actions for a whole pool. */
export const PoolMenu = ({ pool, onRemoved }: Props) => {
  const translate = useTranslate();
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const may = useMay('edit', 'talentPools', pool);
  const close = () => setAsked(null);
  if (!may) return null;
  return (
    <>
      <MenuButton label={translate('talent.pools.menu', { name: pool.name })}>
        {(menu) => (
          <ButtonMenu menu={menu}>
            <MenuItem onClick={menu.pick(() => setAsked('rename'))}>
              {translate('talent.pools.rename')}
            </MenuItem>
            <MenuItem onClick={menu.pick(() => setAsked('remove'))} sx={{ color: 'error.main' }}>
              {translate('talent.pools.remove')}
            </MenuItem>
          </ButtonMenu>
        )}
      </MenuButton>
      {asked === 'rename' && <EditPoolDialog pool={pool} onClose={close} />}
      {asked === 'remove' && <RemovePoolDialog pool={pool} onClose={close} onRemoved={onRemoved} />}
    </>
  );
};
