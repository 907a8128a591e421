import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { aliasOf } from '../../../domain/access/masks.ts';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import type { Reveal } from '../../../domain/contract/candidates/reveals.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { writeDayOf } from '../../components/fields/writeDay.ts';
import { CouldNotLoad } from '../../components/screens/CouldNotLoad.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

/** How recruiters see a masked candidate, and who has been shown the name, for the candidate's provider. */
export const IdentityPanel = () => {
  const candidate = useRecordContext<Candidate>();
  const mayRead = useMay('list', 'reveals');
  const { userType } = useActor();
  return candidate?.masked && mayRead && userType === 'provider' ? <Reveals candidate={candidate} /> : null;
};

const mostShown = 50;

const Reveals = ({ candidate }: { candidate: Candidate }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { id, companyId, providerVerified } = candidate;
  const { data, error, refetch } = useGetList<Reveal>('reveals', {
    filter: { providerId: companyId, candidateId: [id, null] },
    sort: { field: 'at', order: 'DESC' },
    pagination: { page: 1, perPage: mostShown },
  });
  return (
    <Panel title={translate('masking.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate(providerVerified ? 'masking.aboutVerified' : 'masking.about', {
          alias: aliasOf(candidate),
        })}
      </Typography>
      {error ? (
        <CouldNotLoad title={translate('masking.failed')} error={error} onRetry={() => refetch()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={32} />
      ) : data.length === 0 ? (
        <Typography variant="body2">{translate('masking.nobody')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
          {data.map(({ id: key, recruiter, reason, requestId, contractId, at }) => (
            <Typography component="li" variant="body2" key={key} sx={{ overflowWrap: 'anywhere' }}>
              {translate(`masking.by${reason}`, {
                company: recruiter,
                date: writeDayOf(at, locale),
                about: requestId ?? contractId ?? '',
              })}
            </Typography>
          ))}
        </Box>
      )}
    </Panel>
  );
};
