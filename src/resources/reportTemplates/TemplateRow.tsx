import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReportTemplate } from '../../../domain/contract/reports/reportTemplates.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { TemplateMenu } from './TemplateMenu.tsx';
import { UseTemplate } from './UseTemplate.tsx';

/** One report template, with buttons to use, edit and delete it. */
export const TemplateRow = ({ template }: { template: ReportTemplate }) => {
  const { name, description } = template;
  const translate = useTranslate();
  const said = (field: 'category' | 'complexity') =>
    translate(valueKey('reportTemplates', field, template[field]), { _: template[field] });
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: { xs: '1 0 calc(100% - 56px)', sm: 1 }, width: 0, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
          {description}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontSize: 13 }}>
          {translate('reportQuestions.about', {
            category: said('category'),
            complexity: said('complexity'),
          })}
        </Typography>
      </Box>
      <Box sx={{ order: { sm: 1 } }}>
        <TemplateMenu template={template} />
      </Box>
      <UseTemplate template={template} />
    </Box>
  );
};

/** On a phone the button to use it is below. */
const row = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'start',
  columnGap: 1,
  rowGap: 0.5,
  py: 1.25,
};
