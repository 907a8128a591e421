/** The product's own payment gateways. */
export const ownGatewayNames = ['manual', 'test'] as const;
