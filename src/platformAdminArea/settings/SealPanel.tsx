import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import ky from 'ky';
import { useLocale, useTranslate } from 'react-admin';
import { writeDayOf } from '../../components/fields/writeDay.ts';
import { Panel } from '../../components/tiles/Panel.tsx';

type Seal = { certificate: { fingerprint: string; validUntil: string; pem: string } | null };
const address = '/.well-known/talentbench-seal';

/** Whose seal signed contracts have, for those who ask the operator. The demo has none. */
export const SealPanel = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['seal'],
    queryFn: ({ signal }) => ky.get<Seal>(new URL(`${address}.json`, location.origin), { signal }).json(),
    retry: false,
  });
  if (!data) return null;
  const { certificate } = data;
  return (
    <Panel title={translate('sealPanel.title')}>
      {certificate ? (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {translate('sealPanel.info', { until: writeDayOf(certificate.validUntil, locale) })}
          </Typography>
          <Typography sx={{ overflowWrap: 'anywhere', mb: 1 }}>
            {translate('sealPanel.fingerprint', { fingerprint: certificate.fingerprint })}
          </Typography>
          <Button
            component="a"
            href={`${address}.pem`}
            download="talentbench-seal.pem"
            size="small"
            variant="outlined"
          >
            {translate('sealPanel.download')}
          </Button>
        </>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {translate('sealPanel.none')}
        </Typography>
      )}
    </Panel>
  );
};
