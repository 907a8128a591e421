import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { SaveContextProvider, useRegisterMutationMiddleware, useSaveContext } from 'react-admin';
import { useOnce } from './useOnce.ts';

type Params = { meta?: object };
type Send = (resource: string, params: Params) => Promise<unknown>;

let opened = 0;

/**
 * Around a form: pressing twice saves once, and a row that it creates carries the name of this opened form, so
 * that saving again after a lost response creates no second row.
 */
export const SendOnce = ({ children }: { children: ReactNode }) => {
  const context = useSaveContext();
  const save = useOnce(async (...given: Parameters<NonNullable<typeof context.save>>) =>
    context.save?.(...given),
  );
  const [form] = useState(() => `form ${++opened}`);
  useRegisterMutationMiddleware(
    useCallback(
      (resource: string, params: Params, send: Send) =>
        send(resource, { ...params, meta: { ...params.meta, form } }),
      [form],
    ),
  );
  const once = useMemo(() => (context.save ? { ...context, save } : context), [context, save]);
  return <SaveContextProvider value={once}>{children}</SaveContextProvider>;
};
