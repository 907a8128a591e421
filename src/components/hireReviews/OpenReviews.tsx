import Box from '@mui/material/Box';
import { useGetList, useTranslate } from 'react-admin';
import type { HireReview } from '../../../domain/contract/hiring/hireReviews.ts';
import { Panel } from '../tiles/Panel.tsx';
import { ReviewStars, useReviewQuestion } from './ReviewStars.tsx';

const most = 4;

/** The latest hire reviews that this side has not answered; nothing if there are none. */
export const OpenReviews = () => {
  const translate = useTranslate();
  const question = useReviewQuestion();
  const { data } = useGetList<HireReview>('hireReviews', {
    filter: { hired: true, [question]: null },
    sort: { field: 'askedDate', order: 'DESC' },
    pagination: { page: 1, perPage: most },
  });
  if (!data?.length) return null;
  return (
    <Box sx={{ mt: { xs: 2, md: 3 } }}>
      <Panel
        title={translate(`hireReviews.${question}Title`)}
        info={translate(`hireReviews.${question}Info`)}
      >
        <Box sx={grid}>
          {data.map((review) => (
            <ReviewStars key={review.id} review={review} question={question} />
          ))}
        </Box>
      </Panel>
    </Box>
  );
};

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 2,
};
