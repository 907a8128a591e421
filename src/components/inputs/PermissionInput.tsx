import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { type Permission, permissions } from '../../../domain/contract/accounts/permissions.ts';
import { useActor } from '../contract/useActor.ts';

const kinds = [
  ['reading', '.read'],
  ['changing', '.write'],
  ['removing', '.delete'],
] as const;

interface Props {
  source: string;
  title: string;
  lead: string;
  /** The permissions to choose from; by default all. */
  choices?: readonly Permission[];
  /** Buttons below the lead. */
  children?: ReactNode;
}

/** A checkbox for each permission; those the user does not have cannot be granted. */
export const PermissionInput = ({ source, title, lead, choices = permissions, children }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  const { permissions: own } = useActor();
  const { field, fieldState } = useInput<Permission[]>({ source });
  const held = field.value ?? [];
  const turn = (one: Permission) =>
    field.onChange(permissions.filter((each) => (each === one ? !held.includes(one) : held.includes(each))));
  const fault = fieldState.error?.message ?? fieldState.error?.root?.message;
  return (
    <Box role="group" aria-labelledby={heading} sx={{ width: '100%', mt: 3 }}>
      <Typography id={heading} variant="subtitle1" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {lead} {translate('access.form.chosen', { smart_count: held.length })}
      </Typography>
      {children}
      {fault && (
        <FormHelperText error role="alert">
          {translate(fault, { _: fault })}
        </FormHelperText>
      )}
      {kinds.map(([kind, ending]) => (
        <Group key={kind} title={translate(`access.form.${kind}`)}>
          {choices
            .filter((one) => one.endsWith(ending))
            .map((one) => (
              <FormControlLabel
                key={one}
                label={translate(`access.permission.${one}`)}
                control={
                  <Checkbox
                    size="small"
                    checked={held.includes(one)}
                    disabled={!own.includes(one)}
                    onChange={() => turn(one)}
                  />
                }
              />
            ))}
        </Group>
      ))}
    </Box>
  );
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const name = useId();
  return (
    <Box role="group" aria-labelledby={name} sx={{ mb: 1.5 }}>
      <Typography id={name} variant="body2" component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))' }}>
        {children}
      </Box>
    </Box>
  );
};
