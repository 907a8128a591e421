import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Candidate } from '../../../domain/contract/candidates.ts';
import { Chips } from '../../components/fields/Chips.tsx';
import { MoneyField } from '../../components/fields/MoneyField.tsx';
import { NounField } from '../../components/fields/NounField.tsx';
import { PictureField } from '../../components/fields/PictureField.tsx';

interface Props {
  /** How many skills are named before '+N'. */
  mostSkills: number;
  /** Buttons at the foot. */
  children: ReactNode;
  /** Further lines, such as views and requests. */
  facts?: ReactNode;
  /** What stands beside the name. */
  corner?: ReactNode;
}

/** A person on the bench at a glance. */
export const CandidateCard = ({ mostSkills, children, facts, corner }: Props) => {
  const candidate = useRecordContext<Candidate>();
  const translate = useTranslate();
  if (!candidate) return null;
  return (
    <Card
      component="article"
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 2.5, height: '100%' }}
    >
      <Who candidate={candidate} corner={corner} />
      <Chips words={candidate.skills} most={mostSkills} />
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
      >
        <span>{translate('pages.candidates.years', { smart_count: candidate.experience })}</span>
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <PlaceIcon aria-hidden sx={{ fontSize: 16 }} />
          {candidate.location}
        </Box>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
        <NounField source="availability" dense />
        <NounField source="status" dense />
        <Typography sx={{ ml: 'auto', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          <MoneyField source="rate" />
          <Typography component="span" variant="body2" color="textSecondary">
            {translate('pages.candidates.perHour')}
          </Typography>
        </Typography>
      </Box>
      {facts}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto', pt: 0.5 }}>{children}</Box>
    </Card>
  );
};

const Who = ({ candidate: { id, name, title }, corner }: { candidate: Candidate; corner?: ReactNode }) => {
  const createPath = useCreatePath();
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
      <PictureField source="photo" size={48} decorative />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h2" sx={{ fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={createPath({ resource: 'candidates', type: 'show', id })}
            color="inherit"
            underline="hover"
          >
            {name}
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {title}
        </Typography>
      </Box>
      {corner && <Box sx={{ ml: 'auto', alignSelf: 'start', mt: -0.5, mr: -1 }}>{corner}</Box>}
    </Box>
  );
};
