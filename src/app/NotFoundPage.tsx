import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useArea } from './AreaContext.ts';
import { MessagePage } from './MessagePage.tsx';

export const NotFoundPage = () => {
  const translate = useTranslate();
  const { basename } = useArea();
  return (
    <MessagePage title={translate('shell.notFound.title')} text={translate('shell.notFound.text')}>
      <Button variant="contained" component={Link} to={basename}>
        {translate('shell.notFound.home')}
      </Button>
      <Button variant="outlined" onClick={() => window.history.back()}>
        {translate('shell.notFound.back')}
      </Button>
    </MessagePage>
  );
};
