import Box from '@mui/material/Box';
import { useGetList, useTranslate } from 'react-admin';
import type { HireReview } from '../../../domain/contract/hiring/hireReviews.ts';
import { isHired, type PipelineEntry } from '../../../domain/contract/hiring/pipelineEntries.ts';
import { ReviewStars } from '../../components/hireReviews/ReviewStars.tsx';
import { EntrySection } from './EntrySection.tsx';

/** How a hire turned out, as both sides have rated it; nothing before the first review. */
export const EntryReviews = ({ entry }: { entry: PipelineEntry }) => {
  const translate = useTranslate();
  const { data } = useGetList<HireReview>(
    'hireReviews',
    {
      filter: { entryId: entry.id },
      sort: { field: 'askedDate', order: 'ASC' },
      pagination: { page: 1, perPage: 10 },
    },
    { enabled: isHired(entry) },
  );
  if (!data?.length) return null;
  return (
    <EntrySection title={translate('hireReviews.title')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {data.map((review) => (
          <Box key={review.id} sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <ReviewStars review={review} question="quality" />
            {review.satisfaction !== null && <ReviewStars review={review} question="satisfaction" />}
          </Box>
        ))}
      </Box>
    </EntrySection>
  );
};
