import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import type { ErasurePreview, NounCount } from '../../../domain/privacy/preview.ts';

/** What is deleted, what is anonymized, and what is kept, with the number of rows. */
export const ErasureScope = ({ preview }: { preview: ErasurePreview }) => (
  <Box sx={{ display: 'grid', gap: 2, my: 2.5 }}>
    {(['removed', 'replaced', 'kept'] as const).map((part) => (
      <Part key={part} part={part} counts={preview[part]} />
    ))}
  </Box>
);

const Part = ({ part, counts }: { part: 'removed' | 'replaced' | 'kept'; counts: readonly NounCount[] }) => {
  const translate = useTranslate();
  return (
    <section>
      <Typography variant="subtitle2" component="h3">
        {translate(`erasure.${part}`)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(`erasure.${part}Text`)}
      </Typography>
      {counts.length > 0 && (
        <Box component="ul" sx={list}>
          {counts.map((count) => (
            <Count key={count.noun} {...count} />
          ))}
        </Box>
      )}
    </section>
  );
};

/** Names of rows after a number; some nouns have the name of their page as a plural, as in “Recent Activity”. */
const Count = ({ noun, rows }: NounCount) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Typography component="li" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
      <strong>{rows.toLocaleString(locale)}</strong>{' '}
      {translate(`erasure.rows.${noun}`, {
        smart_count: rows,
        _: translate(`resources.${noun}.name`, { smart_count: rows }),
      })}
    </Typography>
  );
};

const list = { display: 'flex', flexWrap: 'wrap', columnGap: 2.5, m: 0, mt: 0.5, p: 0, listStyle: 'none' };
