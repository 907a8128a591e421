import { CreateContractDialog } from './CreateContractDialog.tsx';
import { EditContractDialog } from './EditContractDialog.tsx';
import { useContractPath } from './useContractPath.ts';
import { ViewContractDialog } from './ViewContractDialog.tsx';

/** The dialog named in the address, over the page. */
export const ContractDialogs = () => {
  const { open } = useContractPath();
  const [id = '', view] = open.split('/');
  if (!id) return null;
  if (id === 'create') return <CreateContractDialog />;
  return view === 'show' ? <ViewContractDialog id={id} /> : <EditContractDialog id={id} />;
};
