import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { useBasename, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Verb } from '../../../domain/access/rules.ts';
import type { NounName } from '../../../domain/contract/index.ts';
import { mayAccess } from '../../auth/mayAccess.ts';
import { useSession } from '../../auth/useSession.ts';
import { Panel } from './Panel.tsx';

export interface QuickAction {
  labelKey: string;
  /** Path within the console; without one, the action runs directly. */
  path?: string;
  act?: () => void;
  busy?: boolean;
  icon: ComponentType;
  /** Hidden for users without access. */
  needs?: readonly [verb: Verb, noun: NounName];
  /** Number of waiting items. */
  count?: number;
}

/** Links to common tasks. */
export const QuickActions = ({
  titleKey,
  actions,
}: {
  titleKey: string;
  actions: readonly QuickAction[];
}) => {
  const translate = useTranslate();
  const basename = useBasename();
  const locale = useLocale();
  const user = useSession()?.user;
  const offered = actions.filter(({ needs }) => !needs || mayAccess(user, ...needs));
  return (
    <Panel title={translate(titleKey)}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {offered.map(({ labelKey, path, act, busy = false, icon: Icon, count = 0 }, place) => (
          <Button
            key={labelKey}
            {...(path === undefined
              ? { onClick: act, loading: busy }
              : { component: Link, to: basename + path })}
            loadingPosition="start"
            variant={place === 0 ? 'contained' : 'outlined'}
            startIcon={<Icon />}
            sx={{ justifyContent: 'start', minHeight: 36 }}
          >
            {translate(labelKey)}
            {count > 0 && (
              <Box component="span" sx={waiting}>
                {count.toLocaleString(locale)}
              </Box>
            )}
          </Button>
        ))}
      </Box>
    </Panel>
  );
};

const waiting = {
  ml: 'auto',
  minWidth: 24,
  px: 0.75,
  borderRadius: '12px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: 13,
  lineHeight: '24px',
  textAlign: 'center',
};
