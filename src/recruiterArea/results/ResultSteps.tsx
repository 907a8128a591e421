import BackIcon from '@mui/icons-material/ArrowBack';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useEffectEvent } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { isForRows, useKeysOn } from '../compactList/useRowKeys.ts';
import type { Origin } from './Results.tsx';

/**
 * The way back from a profile to the results, and to the next and previous candidate, also with the keys J and
 * K; nothing if the profile was opened in another way.
 */
export const ResultSteps = ({ candidateId }: { candidateId: string }) => {
  const translate = useTranslate();
  const { state } = useLocation() as { state: { origin?: Origin } | null };
  const origin = state?.origin;
  if (!origin) return null;
  const { path, labelKey, values, ids } = origin;
  return (
    <Box component="nav" aria-label={translate('talent.profile.steps')} sx={row}>
      <Button component={RouterLink} to={path} size="small" startIcon={<BackIcon />}>
        {translate(labelKey, values)}
      </Button>
      {ids.includes(candidateId) && ids.length > 1 && <Steps candidateId={candidateId} ids={ids} />}
    </Box>
  );
};

const Steps = ({ candidateId, ids }: { candidateId: string; ids: readonly string[] }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [isOn] = useKeysOn();
  const at = ids.indexOf(candidateId);
  const go = (id: string | undefined) => {
    const job = new URLSearchParams(search).get('job');
    const pathname = id && createPath({ resource: 'candidates', type: 'show', id });
    // Going back leads to the results, not through all profiles.
    if (pathname)
      navigate(
        { pathname, ...(job && { search: `?job=${encodeURIComponent(job)}` }) },
        { state, replace: true },
      );
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if ((key !== 'j' && key !== 'k') || !isForRows(event)) return;
    event.preventDefault();
    go(ids[at + (key === 'j' ? 1 : -1)]);
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box
        component="span"
        sx={{ fontSize: 13, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {translate('talent.profile.place', { at: at + 1, all: ids.length })}
      </Box>
      <Step label="previous" isEnd={at === 0} onGo={() => go(ids[at - 1])} icon={<PreviousIcon />} />
      <Step label="next" isEnd={at === ids.length - 1} onGo={() => go(ids[at + 1])} icon={<NextIcon />} />
    </Box>
  );
};

interface StepProps {
  label: 'next' | 'previous';
  isEnd: boolean;
  onGo: () => void;
  icon: React.ReactNode;
}

const Step = ({ label, isEnd, onGo, icon }: StepProps) => {
  const translate = useTranslate();
  return (
    <Tooltip title={translate(`talent.profile.${label}Key`)}>
      <span>
        <IconButton
          size="small"
          disabled={isEnd}
          onClick={onGo}
          aria-label={translate(`talent.profile.${label}`)}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1,
};
