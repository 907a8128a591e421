import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLocale, useTranslate } from 'react-admin';
import type { ShownScorecard } from '../../../domain/contract/hiring/scorecards.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { writeDayOf } from '../../components/fields/writeDay.ts';

interface Props {
  label: string;
  cards: readonly ShownScorecard[];
}

/** Scorecards side by side: one column each, with a row for every skill that any of them rates. */
export const ScorecardTable = ({ label, cards }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const words = (key: string) => translate(`pipeline.scorecards.${key}`);
  const skills = [...new Set(cards.flatMap(({ ratings }) => ratings.map(({ skill }) => skill)))];
  const ratingOf = ({ ratings }: ShownScorecard, skill: string) => {
    const rating = ratings.find((one) => one.skill === skill)?.rating;
    return rating === undefined ? '–' : words(`ratings.${rating}`);
  };
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={look}>
        <TableHead>
          <TableRow>
            <TableCell>
              <Box component="span" sx={hidden}>
                {words('by')}
              </Box>
            </TableCell>
            {cards.map(({ id, author, createdAt }) => (
              <TableCell key={id} component="th" scope="col">
                {author ?? translate('pipeline.somebody')}
                <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
                  {writeDayOf(createdAt, locale)}
                </Box>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell component="th" scope="row">
              {words('recommendation')}
            </TableCell>
            {cards.map(({ id, recommendation }) => (
              <TableCell key={id}>
                <span className={`state-mark ${tones[recommendation]}`}>
                  {translate(valueKey('scorecards', 'recommendation', recommendation))}
                </span>
              </TableCell>
            ))}
          </TableRow>
          {skills.map((skill) => (
            <TableRow key={skill}>
              <TableCell component="th" scope="row">
                {skill}
              </TableCell>
              {cards.map((card) => (
                <TableCell key={card.id}>{ratingOf(card, skill)}</TableCell>
              ))}
            </TableRow>
          ))}
          {cards.some(({ notes }) => notes) && (
            <TableRow>
              <TableCell component="th" scope="row">
                {words('notes')}
              </TableCell>
              {cards.map(({ id, notes }) => (
                <TableCell key={id} sx={{ whiteSpace: 'pre-line', minWidth: 180, maxWidth: 360 }}>
                  {notes ?? '–'}
                </TableCell>
              ))}
            </TableRow>
          )}
        </TableBody>
      </Table>
    </Box>
  );
};

const tones = { 'Strong Yes': 'good', Yes: 'good', No: 'wrong', 'Strong No': 'wrong' } as const;
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};
const look = {
  width: 'auto',
  '& th, & td': { verticalAlign: 'top', overflowWrap: 'break-word' },
  '& th': { fontWeight: 600 },
  '& tr > :not(* + *)': { pl: 0, maxWidth: 200 },
};
