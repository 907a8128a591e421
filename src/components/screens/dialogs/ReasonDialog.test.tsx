import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import { CoreAdminContext } from 'react-admin';
import { beforeAll, expect, test, vi } from 'vitest';
import { i18nProviderFor } from '../../../i18n/i18nProvider.ts';
import { loadLaterWords } from '../../../i18n/laterWords.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

beforeAll(loadLaterWords);

const open = (onConfirm: (reason: string) => void) =>
  render(
    <CoreAdminContext
      dataProvider={fakeRestDataProvider({})}
      i18nProvider={i18nProviderFor({ language: 'en' }, {})}
    >
      <ReasonDialog
        stored={['contracts', 'endReason']}
        title="End?"
        text="It ends."
        confirm="End"
        onConfirm={onConfirm}
        onCancel={() => {}}
      />
    </CoreAdminContext>,
  );
const submit = () => fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement);

test('a reason is needed, fits its field, and is confirmed once however often it is sent', async () => {
  const onConfirm = vi.fn();
  open(onConfirm);
  submit();
  expect(await screen.findByText('Enter a reason')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x'.repeat(9000) } });
  expect(screen.queryByText('Enter a reason')).toBeNull();
  submit();
  await waitFor(() => expect(screen.getByRole('textbox')).toBeInvalid());
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '' } });
  await userEvent.type(screen.getByRole('textbox'), '  Project cancelled ');
  submit();
  submit();
  await waitFor(() => expect(onConfirm.mock.calls).toEqual([['Project cancelled']]));
});
