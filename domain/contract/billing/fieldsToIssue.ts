/** What a provider fills in when it issues one; everything else follows from the contract. */
export const fieldsToIssue = [
  'contractId',
  'month',
  'subject',
  'purchaseOrder',
  'costCenter',
  'note',
  'taxCategory',
  'taxRate',
] as const;
