import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { stages } from '../../domain/contract/pipelineEntries.ts';
import { PageTitle } from '../components/screens/PageTitle.tsx';
import { PipelineStage } from './PipelineStage.tsx';

/** One's candidates by stage, first to last. */
export const Pipeline = () => {
  const translate = useTranslate();
  const basename = useBasename();
  return (
    <>
      <PageTitle>{translate('recruiter.menu.pipeline')}</PageTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 2 }}>
        <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
          {translate('pages.pipeline.hint')}
        </Typography>
        <Button component={Link} to={`${basename}/talent-pool`} variant="contained">
          {translate('pages.pipeline.find')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {stages.map((stage) => (
          <PipelineStage key={stage} stage={stage} />
        ))}
      </Box>
    </>
  );
};
