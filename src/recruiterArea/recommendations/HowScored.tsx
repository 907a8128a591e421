import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useBasename, useLocale, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { evidenceCredit, fullCredit } from '../../../domain/matching/credits.ts';
import type { Recommendations } from '../../../domain/matching/market/recommend.ts';
import { parts, thousandths } from '../../../domain/matching/weights.ts';
import { writeMoment } from '../../components/fields/writeDay.ts';
import { halvesOf } from '../scores/halves.ts';

/** The weights and rules behind the points, and the versions needed to reproduce the result. */
export const HowScored = ({ found }: { found: Recommendations }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const basename = useBasename();
  const { weights, engine, dictionary, searchId, at } = found;
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });
  const percent = (credit: number) => (credit / fullCredit).toLocaleString(locale, { style: 'percent' });
  const [declared, confirmed] = [percent(evidenceCredit.declared), percent(evidenceCredit.confirmed)];
  const told = [...parts, 'words' as const, 'added' as const]
    .filter((part) => weights[part] !== undefined)
    .map(
      (part) => `${translate(`recommendations.parts.${part}`)} ${number((weights[part] ?? 0) / thousandths)}`,
    )
    .join(', ');
  const say = (key: string, words: object) => translate(`recommendations.how.${key}`, words);
  return (
    <Typography component="div" variant="body2" color="textSecondary">
      <details>
        <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, width: 'fit-content' }}>
          {translate('recommendations.how.title')}
        </Box>
        <Box sx={{ display: 'grid', gap: 0.5, maxWidth: '80ch', overflowWrap: 'anywhere', mt: 0.5 }}>
          <span>{say('parts', { ...halvesOf(weights), declared, confirmed })}</span>
          <span>{say('weights', { weights: told })}</span>
          <span>
            {say('versions', { engine, dictionary })}{' '}
            {say('kept', {
              id: searchId,
              at: writeMoment(at, locale),
            })}{' '}
            <Link component={RouterLink} to={`${basename}/smart-recommendations/model-card`}>
              {translate('modelCard.title')}
            </Link>
          </span>
        </Box>
      </details>
    </Typography>
  );
};
