export type Group = {
  mutate: string[];
  tests: string[];
  setup?: string;
  /** The share of mutations that tests must detect, in percent. */
  least?: number;
};

/**
 * The code that decides about permissions and money, what binds a party, and what the other side may not read, with the
 * tests that should detect each mutation. A group takes ten minutes at most.
 */
export const groups: Record<string, Group> = {
  access: {
    mutate: ['domain/access/**/*.ts', '!domain/access/**/*.test.ts'],
    tests: ['domain/access/**/*.test.ts'],
  },
  guard: {
    mutate: ['server/requests/guard.ts'],
    tests: ['server/requests/guard.test.ts'],
    setup: 'server/testing/onPostgres.ts',
  },
  /** Who may move a row of a deal, from where, and under which conditions. */
  moves: {
    mutate: [
      'domain/change/moves.ts',
      'domain/change/deals/guards.ts',
      'domain/contract/deals/{amendmentMoves,contractLife,dealMoves,disputeMoves,timesheetMoves}.ts',
    ],
    tests: [
      'domain/change/{moves,deals/guards}.test.ts',
      'domain/contract/deals/{contractMoves,dealMoves}.test.ts',
    ],
  },
  /** Who signs, when, and what. */
  signing: {
    mutate: ['domain/change/deals/{checkSigning,envelopeSigners,signedContent,typedSignature}.ts'],
    tests: ['domain/change/deals/{checkSigning,envelopeSigners,signedContent}.test.ts'],
  },
  masking: {
    mutate: ['domain/masking/*.ts', '!domain/masking/*.test.ts', 'domain/change/deals/maskedWords.ts'],
    tests: ['domain/masking/*.test.ts', 'domain/change/deals/maskedWords.test.ts'],
    // Half of the code is regular expressions, where many mutations match the same texts as people write them.
    least: 80,
  },
  money: {
    mutate: [
      'domain/billing/*.ts',
      '!domain/billing/*.test.ts',
      'domain/billing/books/*.ts',
      '!domain/billing/books/*.test.ts',
      'domain/change/billing/{books,cardExpiry,ledger,pause,payInvoice,planChange,planStep,renewal,termEnd}.ts',
      'domain/change/behaviors/paymentMethods.ts',
      'domain/contract/billing/{cardExpiry,invoiceBalance,planInForce,planPrices,planTerms,transactionFaults}.ts',
      'domain/contract/deals/contractFigures.ts',
      'domain/insight/{contractFigures,hireCost}.ts',
      'domain/insight/platform/{billingOverview,owedInvoices,revenueTrend}.ts',
      'domain/money/{formatMoney,minorUnits}.ts',
      'src/components/inputs/amounts.ts',
    ],
    tests: [
      'domain/billing/*.test.ts',
      'domain/billing/books/*.test.ts',
      'domain/change/billing/{books,ledger,pause,payInvoice,payment,planChange}.test.ts',
      'domain/contract/deals/contracts.test.ts',
      'domain/contract/billing/{invoiceBalance,planPrices,planTerms,transactionFaults}.test.ts',
      'domain/insight/{contractFigures,hireCost}.test.ts',
      'domain/insight/platform/{billingFigures,revenueTrend}.test.ts',
      'domain/money/{formatMoney,minorUnits}.test.ts',
      'src/components/inputs/amounts.test.ts',
    ],
  },
  /** Separate from money, because its tests load the effects of every noun. */
  billing: {
    mutate: ['application/jobs/billing.ts', 'domain/change/billing/monthlyBill.ts'],
    tests: ['application/jobs/billing.test.ts'],
  },
};
