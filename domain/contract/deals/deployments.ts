/** Types of contract under which a candidate works at a client; framework and confidentiality agreements have none. */
export const deploymentTypes = ['SOW', 'C2H'] as const;

export const isDeployment = ({ type }: { type: string }): boolean =>
  deploymentTypes.some((one) => one === type);

type Signed = {
  type: string;
  signedDate: string | null;
  startDate: string;
  endDate: string;
  endedOn?: string | null;
};

/**
 * The days on which the candidate works under a contract, first and last included; null unless it is a signed
 * deployment. A contract that has ended keeps its days, so that they can still be entered, corrected and invoiced; one that
 * ended early has them until that day.
 */
export const workTermOf = (contract: Signed): { from: string; to: string } | null => {
  if (!isDeployment(contract) || contract.signedDate === null) return null;
  const { startDate: from, endDate, endedOn } = contract;
  return { from, to: endedOn && endedOn < endDate ? endedOn : endDate };
};
