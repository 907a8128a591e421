import Link from '@mui/material/Link';
import { useCreatePath, useResourceDefinitions } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Activity } from '../../../domain/contract/platform/activities.ts';
import { useActivityWords } from './useActivityWords.ts';

/** The sentence of an activity, linked to its record where the console has a page for it. */
export const ActivitySentence = ({ activity }: { activity: Activity }) => {
  const sentence = useActivityWords()(activity).type;
  const path = useRecordPath(activity);
  return path ? (
    <Link component={RouterLink} to={path} color="inherit" underline="hover">
      {sentence}
    </Link>
  ) : (
    sentence
  );
};

/** The address of the record of an activity; none for several records, and for one that was deleted. */
const useRecordPath = ({ noun, target, event }: Activity): string | null => {
  const definitions = useResourceDefinitions();
  const createPath = useCreatePath();
  if (!noun || !target || event?.endsWith('Removed') || !definitions[noun]?.hasShow) return null;
  return createPath({ resource: noun, type: 'show', id: target });
};
