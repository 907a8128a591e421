import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates/candidates.ts';
import { compareSearch, idsIn, useCompared } from './useCompared.ts';

/** One column of the comparison; without a candidate if it is no longer listed. */
export type Column = { id: string; candidate: Candidate | null };

/** The heading of a column: the candidate and the button that removes it. */
export const ComparedHead = ({ column: { id, candidate } }: { column: Column }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const name = candidate?.name ?? id;
  return (
    <>
      <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {candidate ? (
          <Link
            component={RouterLink}
            to={createPath({ resource: 'candidates', type: 'show', id })}
            color="inherit"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </Typography>
      {!candidate && (
        <Typography variant="body2" color="textSecondary">
          {translate('talent.pool.gone')}
        </Typography>
      )}
      <TakeOutButton id={id} name={name} />
    </>
  );
};

const TakeOutButton = ({ id, name }: { id: string; name: string }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { ids, toggle } = useCompared();
  const takeOut = () => {
    if (ids.includes(id)) toggle(id);
    navigate(`${pathname}?${compareSearch(idsIn(search).filter((one) => one !== id))}`);
  };
  return (
    <Button
      size="small"
      onClick={takeOut}
      aria-label={translate('talent.compare.takeOutNamed', { name })}
      sx={{ ml: -0.5 }}
    >
      {translate('talent.compare.takeOut')}
    </Button>
  );
};
