/** Vendors that precede the names of their products ("Oracle Java", "Microsoft Excel"). */
const makers =
  /^(?:microsoft|ms|apache|oracle|adobe|ibm|google|amazon|aws|apple|sap|atlassian|jetbrains|vmware|hashicorp|red hat|esri|the mathworks|autodesk|intuit|salesforce|facebook) (?=.)/u;

/** Common words that mean something else without the vendor: "Oracle Database" is not any database. */
const ordinary = new Set(
  'access analytics api application apps authentication background base browser calendar chat client cloud commerce community compute connect console contacts data database design desktop developer device docs drive dynamics earth edge email engine enterprise exchange file forms foundation framework health home http identity image interface lambda library logic maps map media messages mobile monitor music network notes office outlook people photos pipeline planner platform play plugin portal process project publisher query reader reporting reports search security server servers service services sheets shell sites smart software speech store stream streams studio suite swing team teams testing test text time tools translate vision visualization voice wallet web word workflow workspace works writer'.split(
    ' ',
  ),
);

/**
 * The product's own name: "Microsoft Visio" is Visio, "Salesforce software" is Salesforce. Null if nothing
 * can be removed.
 */
export const productName = (folded: string): string | null => {
  const product = folded.replace(/ software$/u, '').replace(makers, '');
  return product === folded || ordinary.has(product) ? null : product;
};
