import InsightIcon from '@mui/icons-material/LightbulbOutlined';
import TaskIcon from '@mui/icons-material/TaskAltOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useBasename, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Finding, MarketInsight, Recommendation } from '../../../domain/insight/findings.ts';
import { useFigures } from '../../components/insight/useFigures.ts';
import { listSearch } from '../../components/tiles/listSearch.ts';
import { Panel } from '../../components/tiles/Panel.tsx';

/** Findings about market demand for this bench, one sentence each. */
export const MarketInsights = ({
  insights,
  currency,
}: {
  insights: readonly MarketInsight[];
  currency: string;
}) => {
  const tell = useSentence('insights', currency);
  return (
    <Findings name="insights">
      {insights.map((one) => (
        <Sentence key={tell(one)} icon={<InsightIcon fontSize="small" />}>
          {tell(one)}
        </Sentence>
      ))}
    </Findings>
  );
};

/** Suggested next steps, each with a link. */
export const Recommendations = ({
  recommendations,
  currency,
}: {
  recommendations: readonly Recommendation[];
  currency: string;
}) => {
  const translate = useTranslate();
  const basename = useBasename();
  const tell = useSentence('recommendations', currency);
  return (
    <Findings name="recommendations">
      {recommendations.map((one) => (
        <Sentence key={one.kind} icon={<TaskIcon fontSize="small" />}>
          {tell(one)}{' '}
          <Link component={RouterLink} to={basename + wayTo[one.kind]}>
            {translate(`findings.recommendations.do.${one.kind}`)}
          </Link>
        </Sentence>
      ))}
    </Findings>
  );
};

const wayTo: Record<Recommendation['kind'], string> = {
  slowAnswers: `/requests?${listSearch({ status: ['Pending Response', 'Under Review', 'Proposal Sent'] })}`,
  ageingBench: `/employees?${listSearch({ status: 'Available' })}`,
  rollOffs: '/roll-offs',
  closeGap: '/employees/create',
  confirm: '/employees/confirm',
};

const useSentence = (group: 'insights' | 'recommendations', currency: string) => {
  const { translate, rate, money, number } = useFigures(currency);
  return ({ kind, count, figures, money: amounts, words }: Finding): string => {
    const told = (values: Record<string, number>, tell: (value: number) => string) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tell(value)]));
    const amount = (minor: number) => (kind === 'ageingBench' ? money(minor) : rate(minor));
    return translate(`findings.${group}.${kind}`, {
      ...words,
      ...told(figures, number),
      ...told(amounts, amount),
      smart_count: count,
    });
  };
};

const Findings = ({
  name,
  children,
}: {
  name: 'insights' | 'recommendations';
  children: readonly ReactNode[];
}) => {
  const translate = useTranslate();
  return (
    <Panel title={translate(`findings.${name}.title`)}>
      {children.length === 0 ? (
        <Typography color="textSecondary">{translate(`findings.${name}.none`)}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {children}
        </Box>
      )}
    </Panel>
  );
};

const Sentence = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: 1 }}>
    <Box aria-hidden sx={{ color: 'primary.main', lineHeight: 0, pt: 0.25 }}>
      {icon}
    </Box>
    <Typography sx={{ overflowWrap: 'anywhere' }}>{children}</Typography>
  </Box>
);
