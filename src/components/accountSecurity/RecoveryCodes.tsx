import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { copyText } from '../../platform/copyText.ts';

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

/** The recovery codes, shown once, to copy, download or write down. */
export const RecoveryCodes = ({ codes, onKept }: Props) => {
  const translate = useTranslate();
  const [copied, setCopied] = useState<boolean>();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => setCopied(await copyText(text));
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        <Typography sx={{ mb: 2 }}>{translate('settings.secondFactor.keep')}</Typography>
        <Box component="ol" aria-label={translate('settings.secondFactor.codes')} sx={list}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Box>
        <Typography role="status" color="error" variant="body2" sx={{ mt: copied === false ? 2 : 0 }}>
          {copied === false && translate('settings.secondFactor.notCopied')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={copy}>
          {translate(copied ? 'settings.secondFactor.copied' : 'settings.secondFactor.copy')}
        </Button>
        <Button
          component="a"
          download="talentbench-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          {translate('settings.secondFactor.download')}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {translate('settings.secondFactor.kept')}
        </Button>
      </DialogActions>
    </>
  );
};

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: 0.75,
  m: 0,
  pl: 3,
  fontSize: 14,
};
