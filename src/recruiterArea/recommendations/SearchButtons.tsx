import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useViewing } from '../../components/contract/useViewing.ts';
import { type CriteriaForm, noCriteria } from './criteriaForm.ts';

/** Buttons to search, with progress, and to start over. */
export const SearchButtons = ({ isSearching, onLeave }: { isSearching: boolean; onLeave: () => void }) => {
  const translate = useTranslate();
  const { reset } = useFormContext<CriteriaForm>();
  // A search is stored under the user who made it.
  const viewing = useViewing();
  const startOver = () => {
    reset(noCriteria);
    onLeave();
  };
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1 }}>
      <Button
        type="submit"
        variant="contained"
        fullWidth
        disabled={viewing}
        aria-disabled={isSearching}
        sx={{ opacity: isSearching ? 0.75 : 1 }}
      >
        {translate(`recommendations.form.${isSearching ? 'finding' : 'find'}`)}
      </Button>
      <Box sx={{ height: 4 }}>
        {isSearching && <LinearProgress aria-label={translate('recommendations.form.finding')} />}
      </Box>
      <Button size="small" onClick={startOver} disabled={isSearching}>
        {translate('recommendations.form.startOver')}
      </Button>
    </Box>
  );
};
