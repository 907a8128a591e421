import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useBasename, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { isNounName } from '../../../domain/contract/names.ts';
import { utcDay } from '../../../domain/time/days.ts';
import { useSession } from '../../auth/useSession.ts';
import { useActor } from '../contract/useActor.ts';
import { useMay } from '../contract/useMay.ts';
import { listSearch } from '../tiles/listSearch.ts';
import { useCount } from '../tiles/useCount.ts';
import { useOwnSignatures } from './useOwnSignatures.ts';
import { type Wait, waitsFor } from './waits.ts';

/** What waits for the user, each with its number and a link to the rows. */
export const NeedsYou = () => {
  const translate = useTranslate();
  const heading = useId();
  const { userType } = useActor();
  const userId = useSession()?.user?.id ?? '';
  const waits = waitsFor[userType]({ userId, today: utcDay(new Date()) });
  return (
    <Box component="section" aria-labelledby={heading} sx={strip}>
      <Typography id={heading} component="h2" variant="subtitle2">
        {translate('needsYou.title')}
      </Typography>
      <Box component="ul" sx={list}>
        {waits
          .filter(({ resource }) => isNounName(resource))
          .map((wait) =>
            wait.isSignature ? (
              <WaitingSignatures key={wait.key} wait={wait} />
            ) : (
              <WaitingRows key={wait.key} wait={wait} />
            ),
          )}
      </Box>
      <Typography className="none" variant="body2" color="textSecondary">
        {translate('needsYou.none')}
      </Typography>
    </Box>
  );
};

const WaitingRows = ({ wait }: { wait: Wait }) => {
  const mayList = useMay('list', wait.resource);
  const { total } = useCount(wait.resource, wait.filter, mayList);
  return mayList && <Waiting wait={wait} total={total} />;
};

const WaitingSignatures = ({ wait }: { wait: Wait }) => {
  const maySign = useMay('edit', wait.resource);
  const id = useOwnSignatures(maySign);
  return maySign && <Waiting wait={{ ...wait, filter: { id } }} total={id?.length} />;
};

const Waiting = ({ wait, total }: { wait: Wait; total: number | undefined }) => {
  const { key, resource, filter, path = `/${resource}`, page } = wait;
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  if (total === 0) return null;
  // Until it is known, nothing is said.
  if (total === undefined) return <li hidden />;
  return (
    <li>
      <Link
        component={RouterLink}
        to={basename + (page ?? `${path}?${listSearch(filter)}`)}
        color="inherit"
        underline="hover"
        variant="body2"
      >
        <strong>{total.toLocaleString(locale)}</strong> {translate(`needsYou.${key}`, { smart_count: total })}
      </Link>
    </li>
  );
};

const strip = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2.5,
  rowGap: 0.5,
  px: 2,
  py: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  '&:has(li) .none': { display: 'none' },
};
const list = {
  display: 'contents',
  '& > li': { listStyle: 'none', fontVariantNumeric: 'tabular-nums' },
  '& strong': { fontWeight: 600 },
};
