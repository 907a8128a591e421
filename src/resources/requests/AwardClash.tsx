import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { DataProvider } from '../../dataProvider/port.ts';

/** Of these quotes, those whose candidate somebody has awarded for some of the days. */
export const useAwardClashes = (ids: readonly string[]): readonly string[] => {
  const { awardClashes } = useDataProvider<DataProvider>();
  const asked = ids.join(',');
  const { data } = useQuery({
    queryKey: ['proposals', 'awardClashes', asked],
    queryFn: ({ signal }) => awardClashes({ ids: asked, signal }).then((answer) => answer.data.ids),
    enabled: asked !== '',
  });
  return data ?? [];
};

/** Says before an award that it would be refused, and what to do. */
export const AwardClash = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ color: 'warning.dark', fontSize: 14, whiteSpace: 'normal' }}>
      {translate('requests.proposals.awardClash')}
    </Box>
  );
};
