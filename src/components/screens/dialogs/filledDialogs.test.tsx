import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import type { ReactNode } from 'react';
import {
  CoreAdminContext,
  type DataProvider,
  localStorageStore,
  ResourceContextProvider,
  TextInput,
} from 'react-admin';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { i18nProviderFor } from '../../../i18n/i18nProvider.ts';
import { loadLaterWords } from '../../../i18n/laterWords.ts';
import { DraftOfNew } from '../../drafts/LastingDraft.tsx';
import { CarefulEdit } from '../../stale/CarefulEdit.tsx';
import { Form } from '../forms/Form.tsx';
import { FormButtons } from '../forms/FormButtons.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { FormDialog } from './FormDialog.tsx';

const close = vi.fn();
beforeAll(loadLaterWords);
afterEach(() => close.mockClear());
const row = { id: 'TP-001', version: 1, name: '', note: null };
const buttons = <FormButtons label="Save" busy={false} onCancel={close} />;
const create = (inputs: ReactNode) => (
  <FormDialog
    resource="talentPools"
    title="New pool"
    submitLabel="Save"
    first={{ name: '' }}
    onCreated={close}
    onClose={close}
  >
    {inputs}
  </FormDialog>
);

/** Every kind of dialog with a form, around an input. */
const kinds = {
  'a form that creates a row': create,
  'a form that edits a row': (input) => (
    <Dialog open onClose={close} aria-label="New pool">
      <ResourceContextProvider value="talentPools">
        <CarefulEdit id="TP-001" saved="Saved" onDone={close}>
          {input}
          {buttons}
        </CarefulEdit>
      </ResourceContextProvider>
    </Dialog>
  ),
  'a form with an act of its own': (input) => (
    <Dialog open onClose={close} aria-label="New pool">
      <Form record={{}} defaultValues={{ name: '' }} onSubmit={close}>
        {input}
        {buttons}
      </Form>
    </Dialog>
  ),
  'inputs without such a form': () => (
    <Dialog open onClose={close} aria-label="New pool">
      <label>
        Name <input />
      </label>
    </Dialog>
  ),
} satisfies Record<string, (input: ReactNode) => ReactNode>;

const store = localStorageStore('1', 'filledDialogs');
const provider = (): DataProvider => fakeRestDataProvider({ talentPools: [{ ...row }] });

const show = (dialog: ReactNode, dataProvider = provider()) => {
  render(
    <CoreAdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProviderFor({ language: 'en' }, {})}
      store={store}
    >
      {dialog}
    </CoreAdminContext>,
  );
  return userEvent.setup();
};
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const name = <TextInput source="name" label="Name" />;
const pressEscape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
const clickOutside = () => {
  const outside = screen.getByRole('dialog').parentElement ?? document.body;
  fireEvent.mouseDown(outside);
  fireEvent.click(outside);
};

describe.each(Object.entries(kinds))('a dialog with %s', (_, dialogAround) => {
  test.each([
    ['Escape', pressEscape],
    ['a press outside', clickOutside],
  ])('asks before %s throws away what was typed', async (_, leave) => {
    const user = show(dialogAround(name));
    await screen.findByLabelText('Name');
    // The row arrives, and its form begins anew.
    await wait(20);
    const input = screen.getByLabelText('Name');
    await user.type(input, 'Ada');
    leave();
    const question = 'Discard what you have filled in?';
    expect(await screen.findByRole('alertdialog', { name: question })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(close).not.toHaveBeenCalled();
    expect(input).toHaveValue('Ada');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    leave();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(close).toHaveBeenCalledOnce();
  });

  test('closes at once if nothing was typed', async () => {
    show(dialogAround(name));
    await screen.findByLabelText('Name');
    pressEscape();
    expect(close).toHaveBeenCalledOnce();
  });
});

test('a form that keeps a draft closes at once, offers it again, and forgets it when asked or sent', async () => {
  const inputs = (
    <>
      <DraftOfNew name="pools.new" />
      {name}
    </>
  );
  const pools = provider();
  const user = show(create(inputs), pools);
  await user.type(await screen.findByLabelText('Name'), 'Ada');
  pressEscape();
  expect(close).toHaveBeenCalledOnce();
  cleanup();
  show(create(inputs), pools);
  expect(await screen.findByText('Your entries from last time are back.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Ada');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  await user.type(screen.getByLabelText('Name'), 'Grace');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(2));
  cleanup();
  show(create(inputs), pools);
  await wait(20);
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

describe('a button that is pressed five times', () => {
  const press = async (label: string) => {
    const button = await screen.findByRole('button', { name: label });
    for (const pause of [0, 0, 10, 20, 40]) {
      await wait(pause);
      fireEvent.click(button);
    }
  };

  test('creates a row once, and says so once', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const pools = provider();
    const created = vi.spyOn(pools, 'create');
    const slow: DataProvider = {
      ...pools,
      create: async (resource, params) => {
        const made = await pools.create(resource, params);
        await answered;
        return made;
      },
    };
    const user = show(kinds['a form that creates a row'](name), slow);
    await user.type(await screen.findByLabelText('Name'), 'Ada');
    await press('Save');
    await act(async () => answer());
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(created).toHaveBeenCalledOnce();
  });

  test('edits a row once', async () => {
    const pools = provider();
    const update = vi.spyOn(pools, 'update').mockReturnValue(new Promise<never>(() => {}));
    const user = show(kinds['a form that edits a row'](name), pools);
    await user.type(await screen.findByLabelText('Name'), 'Ada');
    await press('Save');
    expect(update).toHaveBeenCalledOnce();
  });

  test('carries out an act of its own once', async () => {
    close.mockImplementation(() => new Promise(() => {}));
    const user = show(kinds['a form with an act of its own'](name));
    await user.type(await screen.findByLabelText('Name'), 'Ada');
    await press('Save');
    expect(close).toHaveBeenCalledOnce();
  });

  test('confirms once', async () => {
    const confirm = vi.fn(() => new Promise(() => {}));
    const words = { title: 'Remove?', text: 'It is gone.', confirm: 'Remove', cancel: 'Cancel' };
    show(<ConfirmDialog {...words} onConfirm={confirm} onCancel={close} />);
    await press('Remove');
    expect(confirm).toHaveBeenCalledOnce();
  });
});
