import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useRecordContext } from 'react-admin';
import { fieldMeta } from '../../../../domain/contract/noun.ts';
import { useNoun } from '../../contract/useNoun.ts';
import { Fact } from './Fact.tsx';
import { useFacts } from './useFacts.ts';

/** The state of a row and what it is about, in one line. Numbers and days say what they are. */
export const Headline = ({ fields }: { fields: readonly string[] }) => {
  const noun = useNoun();
  const { ownOf, isSaid } = useFacts();
  if (!useRecordContext()) return null;
  const hasLabel = (field: string) =>
    ['date', 'timestamptz', 'integer'].includes(fieldMeta(noun, field)?.column ?? '');
  return (
    <Box component="dl" sx={look}>
      {ownOf(fields)
        .filter(isSaid)
        .map((field) => (
          <Fact key={field} field={field} readableOnly>
            {(label, value) => (
              <div>
                <Box component="dt" sx={hasLabel(field) ? undefined : visuallyHidden}>
                  {label}
                </Box>
                <dd>{value}</dd>
              </div>
            )}
          </Fact>
        ))}
    </Box>
  );
};

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  py: 0.75,
  minWidth: 0,
  fontSize: 14,
  '& > div': { display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, fontWeight: 500 },
};
