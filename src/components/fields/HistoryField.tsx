import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFieldValue, useLocale, useTranslate } from 'react-admin';
import type {
  Certificate,
  Education,
  Engagement,
  HistoryShape,
  LanguageSkill,
} from '../../../domain/contract/candidates/history.ts';
import { Nothing } from './MoneyField.tsx';

interface Props {
  source: string;
  shape: HistoryShape;
}

/** Engagements, languages, education or certificates of a candidate, as a list. */
export const HistoryField = ({ source, shape }: Props) => {
  const items = (useFieldValue({ source }) as Item[] | null | undefined) ?? [];
  const say = useHistoryWords();
  if (items.length === 0) return <Nothing />;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2, display: 'grid', gap: 0.5, maxWidth: '75ch' }}>
      {items.map((item) => {
        const { main, more, text } = say(shape, item);
        return (
          <Box component="li" key={`${main} ${more}`} sx={{ overflowWrap: 'anywhere' }}>
            {main}
            {more && (
              <Typography component="span" variant="body2" color="textSecondary">
                {` · ${more}`}
              </Typography>
            )}
            {text && (
              <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
                {text}
              </Typography>
            )}
          </Box>
        );
      })}
    </Box>
  );
};

type Item = Engagement | LanguageSkill | Education | Certificate;
type Words = { main: string; more: string; text?: string | null };

/** An item of a candidate's history in words. */
const useHistoryWords = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const monthOf = (at: string) => month.format(new Date(`${at}-01T00:00:00Z`));
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const joined = (...parts: (string | number | null)[]) => parts.filter((part) => part !== null).join(' · ');
  const period = ({ from, to }: Engagement) =>
    from === null && to === null
      ? null
      : `${from === null ? '' : monthOf(from)} – ${to === null ? translate('forms.history.present') : monthOf(to)}`.trim();
  return (shape: HistoryShape, item: Item): Words => {
    switch (shape) {
      case 'engagements': {
        const engagement = item as Engagement;
        return {
          main: engagement.title,
          more: joined(engagement.client, period(engagement)),
          text: engagement.summary,
        };
      }
      case 'languages': {
        const { language, level } = item as LanguageSkill;
        return {
          main: names.of(language) ?? language,
          more: level === 'Native' ? translate('forms.history.native') : (level ?? ''),
        };
      }
      case 'education': {
        const { title, school, year } = item as Education;
        return { main: title, more: joined(school, year) };
      }
      default: {
        const { name, year } = item as Certificate;
        return { main: name, more: joined(year) };
      }
    }
  };
};
