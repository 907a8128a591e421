import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useSimpleFormIterator, useTranslate } from 'react-admin';

interface Props {
  /** Key of the button's text. */
  label: string;
  /** A new line; empty if none is given. */
  line?: object;
  /** Number of lines there can be. */
  most?: number;
}

/** The button below the lines of an input that says what it adds. */
export const AddLine = ({ label, line, most = Number.POSITIVE_INFINITY }: Props) => {
  const { add, total } = useSimpleFormIterator();
  return (
    <Button startIcon={<AddIcon />} onClick={() => add(line)} disabled={total >= most}>
      {useTranslate()(label)}
    </Button>
  );
};
