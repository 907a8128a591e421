import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate, useUpdate } from 'react-admin';
import { type HireReview, mostStars } from '../../../domain/contract/hiring/hireReviews.ts';
import { useNotifyFailure } from '../../auth/useNotifyFailure.ts';
import { useActor } from '../contract/useActor.ts';
import { useMay } from '../contract/useMay.ts';

export type ReviewQuestion = 'quality' | 'satisfaction';

/** The question that a hire review asks the user's side. */
export const useReviewQuestion = (): ReviewQuestion =>
  useActor().userType === 'provider' ? 'satisfaction' : 'quality';

interface Props {
  review: HireReview;
  question: ReviewQuestion;
}

/** One question of a hire review and its stars; one click answers it, and another answer can follow. */
export const ReviewStars = ({ review, question }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const own = useReviewQuestion();
  const may = useMay('edit', 'hireReviews', review) && own === question && review.hired;
  const [update, { isPending }] = useUpdate();
  const { name, days } = review;
  const words = translate(`hireReviews.${question}`, { name });
  const rate = (stars: number) =>
    update(
      'hireReviews',
      { id: review.id, data: { [question]: stars }, previousData: review },
      {
        onSuccess: () => notify('hireReviews.thanks', { type: 'success' }),
        onError: notifyFailure,
      },
    );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ p: 0, overflowWrap: 'anywhere' }}>
        {words}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Rating
          name={`${question} ${review.id}`}
          max={mostStars}
          value={review[question] ?? null}
          readOnly={!may}
          disabled={isPending}
          getLabelText={(stars) => translate('hireReviews.stars', { smart_count: stars })}
          emptyLabelText={translate('hireReviews.none')}
          onChange={(_, stars) => stars && rate(stars)}
        />
        <Typography variant="body2" color="textSecondary">
          {translate('hireReviews.after', { days })}
        </Typography>
      </Box>
    </Box>
  );
};
