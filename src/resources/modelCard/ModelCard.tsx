import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { measured } from '../../../domain/matching/measured.ts';
import { defaultWeights, engineVersion, parts } from '../../../domain/matching/weights.ts';
import { FigureTable } from '../../components/insight/FigureTable.tsx';
import { Terms } from '../../components/insight/Terms.tsx';
import { PageTitle } from '../../components/screens/PageTitle.tsx';
import { Panel } from '../../components/tiles/Panel.tsx';

/** The parts of the card after the inputs, each with its terms. */
const sections = {
  notUsed: ['personal', 'protected', 'education', 'behavior'],
  weights: ['values', 'choice', 'own'],
  limits: ['languages', 'benchmark', 'negations', 'lists', 'words', 'attributes'],
  people: ['decision', 'contest', 'records', 'contact'],
} as const;

/** What the matching is, what it uses, how well it works and how to contest it; `tabs` lead to the pages beside it. */
export const ModelCard = ({ tabs }: { tabs?: ReactNode }) => {
  const translate = useTranslate();
  const word = (key: string, values = {}) => translate(`modelCard.${key}`, values);
  const termsOf = (section: string, keys: readonly string[], values = {}) =>
    keys.map((key) => [word(`${section}.${key}`, values), word(`${section}.${key}Text`, values)] as const);
  const weights = parts.map((part) => `${word(`inputs.${part}`)} ${defaultWeights[part]}`).join(', ');
  return (
    <>
      <PageTitle>{word('title')}</PageTitle>
      {tabs}
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '100ch' }}>
        {word('intro')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Panel title={word('score.title')}>
          <Terms
            rows={termsOf('score', ['purpose', 'method', 'reasons', 'version'], { version: engineVersion })}
          />
        </Panel>
        <Panel title={word('inputs.heading')}>
          <Terms
            rows={[
              ...parts.map(
                (part) =>
                  [
                    word('inputs.points', { part: word(`inputs.${part}`), points: defaultWeights[part] }),
                    word(`inputs.${part}Text`),
                  ] as const,
              ),
              ...termsOf('inputs', ['words', 'plugins', 'filters']),
            ]}
          />
        </Panel>
        {(['notUsed', 'weights'] as const).map((section) => (
          <Panel key={section} title={word(`${section}.title`)}>
            <Terms rows={termsOf(section, sections[section], { weights })} />
          </Panel>
        ))}
        <Quality />
        {(['limits', 'people'] as const).map((section) => (
          <Panel key={section} title={word(`${section}.title`)}>
            <Terms rows={termsOf(section, sections[section])} />
          </Panel>
        ))}
      </Box>
    </>
  );
};

type Measure = { name: string; engine: number; rival: number | null };

/** What the benchmark measured. */
const Quality = () => {
  const translate = useTranslate();
  const locale = useLocale();
  const word = (key: string) => translate(`modelCard.quality.${key}`);
  const figure = (value: number | null) =>
    value?.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) ?? '–';
  const rows = Object.entries(measured).map(([name, figures]): Measure => ({ name, ...figures }));
  return (
    <Panel title={word('title')}>
      <FigureTable<Measure>
        label={word('title')}
        columns={[
          { key: 'name', label: word('measure'), show: ({ name }) => word(name) },
          { key: 'engine', label: word('engine'), numeric: true, show: ({ engine }) => figure(engine) },
          { key: 'rival', label: word('rival'), numeric: true, show: ({ rival }) => figure(rival) },
        ]}
        rows={rows}
        idOf={({ name }) => name}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '100ch' }}>
        {word('note')}
      </Typography>
    </Panel>
  );
};
