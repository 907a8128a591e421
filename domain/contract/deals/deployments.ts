/** Types of contract under which a candidate works at a client; framework and confidentiality agreements have none. */
export const deploymentTypes = ['SOW', 'C2H'] as const;

export const isDeployment = ({ type }: { type: string }): boolean =>
  deploymentTypes.some((one) => one === type);
