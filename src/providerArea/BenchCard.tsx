import ConfirmIcon from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useBasename, useCreatePath, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Candidate } from '../../domain/contract/candidates.ts';
import { useMay } from '../components/contract/useMay.ts';
import { StatusChip } from '../components/fields/StatusChip.tsx';
import { CandidateCard } from '../resources/candidates/CandidateCard.tsx';
import { FreshnessChip } from '../resources/candidates/FreshnessChip.tsx';
import { PersonMenu } from './bench/PersonMenu.tsx';
import { useConfirmAvailability } from './bench/useConfirmAvailability.ts';

/** One of the provider's people, with the interest they draw. */
export const BenchCard = () => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const basename = useBasename();
  const mayEdit = useMay('edit', 'candidates', candidate);
  const { selectedIds, onToggleItem } = useListContext();
  const { confirm, confirming } = useConfirmAvailability();
  if (!candidate) return null;
  const { id, name, profileViews, requests } = candidate;
  const to = (type: 'edit' | 'show') => createPath({ resource: 'candidates', type, id });
  const chosen = selectedIds.includes(id);
  return (
    <CandidateCard
      mostSkills={3}
      corner={<PersonMenu />}
      facts={
        <>
          <Typography variant="body2" color="textSecondary">
            {translate('pages.candidates.views', { smart_count: profileViews })} ·{' '}
            {translate('pages.candidates.asked', { smart_count: requests })}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <FreshnessChip />
            {!candidate.published && <StatusChip value="Hidden" label={translate('bench.hidden')} />}
            {mayEdit && candidate.status !== 'Placed' && (
              <IconButton
                size="small"
                disabled={confirming}
                onClick={() => confirm([candidate])}
                aria-label={translate('bench.confirm.named', { name })}
                title={translate('bench.confirm.one')}
                color="primary"
              >
                <ConfirmIcon fontSize="small" />
              </IconButton>
            )}
          </Box>
        </>
      }
    >
      <Button
        component={Link}
        to={to('edit')}
        variant="outlined"
        size="small"
        aria-label={translate('pages.candidates.editProfileNamed', { name })}
      >
        {translate('pages.candidates.editProfile')}
      </Button>
      <Button
        component={Link}
        to={`${basename}/employees/${id}/analytics`}
        size="small"
        aria-label={translate('pages.candidates.viewAnalyticsNamed', { name })}
      >
        {translate('pages.candidates.viewAnalytics')}
      </Button>
      <Checkbox
        size="small"
        checked={chosen}
        onChange={() => onToggleItem(id)}
        slotProps={{ input: { 'aria-label': translate('bench.chooseNamed', { name }) } }}
        sx={{ ml: 'auto', my: -1 }}
      />
    </CandidateCard>
  );
};
