import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResponseTemplate } from '../../../domain/contract/support/responseTemplates.ts';
import { useMay } from '../../components/contract/useMay.ts';
import { valueKey } from '../../components/contract/valueKey.ts';
import { RemoveRowDialog } from '../../components/screens/dialogs/RemoveRowDialog.tsx';
import { ButtonMenu, MenuButton } from '../../components/screens/MenuButton.tsx';
import { cut } from './cut.ts';
import { useTicketPath } from './useTicketPath.ts';

/** The length of text shown in the list. */
const mostCharacters = 80;

/** One response template, with buttons to use, edit and delete it. */
export const TemplateRow = ({ template }: { template: ResponseTemplate }) => {
  const { id, name, category, content } = template;
  const translate = useTranslate();
  const { pathTo } = useTicketPath();
  const mayUse = useMay('create', 'ticketResponses');
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
          <Typography component="span" variant="body2" color="textSecondary">
            {' · '}
            {translate(valueKey('responseTemplates', 'category', category), { _: category })}
          </Typography>
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
          {cut(content, mostCharacters)}
        </Typography>
      </Box>
      {mayUse && (
        <Button
          size="small"
          component={Link}
          to={pathTo('respond', { template: id })}
          aria-label={translate('support.templates.named', {
            words: translate('support.templates.use'),
            name,
          })}
          sx={{ flexShrink: 0 }}
        >
          {translate('support.templates.use')}
        </Button>
      )}
      <More template={template} />
    </Box>
  );
};

const More = ({ template }: { template: ResponseTemplate }) => {
  const { id, name } = template;
  const translate = useTranslate();
  const { go } = useTicketPath();
  const [removing, setRemoving] = useState(false);
  const mayEdit = useMay('edit', 'responseTemplates', template);
  const mayDelete = useMay('delete', 'responseTemplates', template);
  if (!mayEdit && !mayDelete) return null;
  return (
    <>
      <MenuButton label={translate('support.templates.more', { name })}>
        {(menu) => (
          <ButtonMenu menu={menu}>
            {mayEdit && (
              <MenuItem onClick={menu.pick(() => go(`templates/${id}`))}>
                {translate('ra.action.edit')}
              </MenuItem>
            )}
            {mayDelete && (
              <MenuItem onClick={menu.pick(() => setRemoving(true))} sx={{ color: 'error.main' }}>
                {translate('ra.action.delete')}
              </MenuItem>
            )}
          </ButtonMenu>
        )}
      </MenuButton>
      {removing && (
        <RemoveRowDialog
          resource="responseTemplates"
          row={template}
          texts="support.templates.remove"
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
};
