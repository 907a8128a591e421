import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { EditButton, TopToolbar, useRecordContext, useTranslate } from 'react-admin';
import type { Contract } from '../../../domain/contract/deals/contracts.ts';
import { isDeployment } from '../../../domain/contract/deals/deployments.ts';
import { useActor } from '../../components/contract/useActor.ts';
import { useHasForm } from '../../components/contract/useHasForm.ts';
import { NounShow } from '../../components/screens/NounShow.tsx';
import { DeploymentConversation } from '../conversations/DeploymentConversation.tsx';
import { DisputesPanel } from '../disputes/DisputesPanel.tsx';
import { AgreementText } from './AgreementText.tsx';
import { ContractMoves } from './ContractMoves.tsx';
import { ConversionCost, InvoiceConversionFee } from './ConversionCost.tsx';
import { contractGroups } from './contractGroups.ts';
import { DeploymentLink } from './DeploymentLink.tsx';
import { DocumentsPanel } from './DocumentsPanel.tsx';
import { PdfButton } from './PdfButton.tsx';
import { Signing } from './Signing.tsx';

const ContractDifferences = lazy(() =>
  import('./signing/ContractDifferences.tsx').then((found) => ({ default: found.ContractDifferences })),
);

/** The agreement is shown with its merge fields filled in, not as the text that is edited. */
const groups = contractGroups.map((group) => ({
  ...group,
  fields: group.fields.filter((field) => field !== 'body'),
}));

const headline = ['status', 'rate', 'startDate', 'endDate'];

export const ContractShow = () => (
  <NounShow
    title={<ContractTitle />}
    groups={groups}
    headline={headline}
    actions={<Actions />}
    head={<Head />}
    aside={
      <>
        <DocumentsPanel />
        <ContractDisputes />
      </>
    }
  >
    <AgreementText />
    <ConversionCost />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ContractMoves />
      <InvoiceConversionFee />
      <PdfButton />
      <DeploymentLink />
    </Box>
    <SigningOf />
    <ForOperator />
  </NounShow>
);

/** What is to be decided: whether the terms are those that were agreed, and the signatures. */
const Head = () => {
  const contract = useRecordContext<Contract>();
  return contract?.status === 'Draft' ? <DraftDifferences contract={contract} /> : <SigningOf pending />;
};

const DraftDifferences = ({ contract }: { contract: Contract }) => (
  <Suspense fallback={null}>
    <ContractDifferences contract={contract} />
  </Suspense>
);

/** The signatures: above the terms while they are what the contract waits for, below otherwise. */
const SigningOf = ({ pending = false }: { pending?: boolean }) => {
  const contract = useRecordContext<Contract>();
  return (contract?.status === 'Pending') === pending ? <Signing heading="h2" /> : null;
};

/** The two sides have the conversation on the page of the deployment, which operators do not have. */
const ForOperator = () => (useActor().userType === 'admin' ? <DeploymentConversation /> : null);

const ContractDisputes = () => {
  const contract = useRecordContext<Contract>();
  if (!contract?.signedDate) return null;
  return <DisputesPanel about={{ contractId: contract.id }} canOpen={contract.recruiterId !== null} />;
};

/** The kind of agreement, with its employee or, if it covers no one person, its client. */
const ContractTitle = () => {
  const contract = useRecordContext<Contract>();
  const translate = useTranslate();
  if (!contract) return null;
  const { employee, client, type } = contract;
  return (
    <span>
      {[translate(`contractsPage.paper.titles.${type}`), isDeployment(contract) ? employee : client].join(
        ' · ',
      )}
    </span>
  );
};

/** Edit, while the terms may be changed; status changes have their own buttons. */
const Actions = () => {
  const hasForm = useHasForm(useRecordContext(), { states: false });
  return <TopToolbar>{hasForm && <EditButton />}</TopToolbar>;
};
