import type { ReactNode } from 'react';
import { SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { InputGrid } from './InputGrid.tsx';
import { RemoveButton } from './RemoveButton.tsx';

interface Props {
  fields: readonly string[];
  defaultValues?: Record<string, unknown>;
  /** Replaces the grid of inputs where a noun asks in its own order. */
  children?: ReactNode;
  removable?: boolean;
}

/** The one form of the consoles: it warns before typed words are lost. */
export const NounForm = ({ fields, defaultValues, children, removable = false }: Props) => (
  <SimpleForm
    warnWhenUnsavedChanges
    defaultValues={defaultValues}
    sx={{ maxWidth: 960, p: { xs: 2, md: 3 } }}
    toolbar={
      <Toolbar sx={{ justifyContent: 'space-between', position: 'static' }}>
        <SaveButton alwaysEnable={!removable} />
        {removable && <RemoveButton />}
      </Toolbar>
    }
  >
    {children ?? <InputGrid fields={fields} />}
  </SimpleForm>
);
