import type { UserType } from '../domain/contract/userTypes.ts';

/** Pages with a table of rows that pages.test.ts opens, where it checks their columns on a laptop. */
export const tablesOfPages: Record<UserType, readonly string[]> = {
  provider: ['/requests', '/contracts', '/invoices', '/notifications', '/support', '/analytics'],
  recruiter: ['/jobs', '/requests', '/contracts', '/invoices', '/support', '/analytics'],
  admin: [
    '/providers',
    '/recruiters',
    '/users',
    '/users/roles',
    '/users/verification',
    '/analytics',
    '/reports',
    '/support',
    '/security/compliance',
    '/billing',
    '/billing/plans',
    '/billing/invoices',
    '/billing/payment-methods',
    '/auditLogs',
    '/candidates',
    '/unknownSkills',
    '/roles',
  ],
};

/** Problems of tables: horizontal scrolling, columns hidden under a sticky one, and truncated headers. */
export const findHiddenColumns = (): string[] => {
  const hidden: string[] = [];
  for (const table of document.querySelectorAll<HTMLTableElement>('main table')) {
    for (let box = table.parentElement; box && box.tagName !== 'MAIN'; box = box.parentElement) {
      const beyond = table.getBoundingClientRect().right - box.getBoundingClientRect().right;
      if (beyond >= 1) hidden.push(`the table is ${Math.round(beyond)} px too wide`);
      if (beyond >= 1) break;
    }
    const headers = [...(table.tHead?.rows[0]?.cells ?? [])];
    const stays = headers.find((header) => getComputedStyle(header).right === '0px');
    const edge = stays?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
    for (const header of headers) {
      const label = document.createTreeWalker(header, NodeFilter.SHOW_TEXT).nextNode();
      if (!label) continue;
      const words = document.createRange();
      words.selectNodeContents(label);
      const { right } = header.getBoundingClientRect();
      if (header !== stays && right > edge + 1) hidden.push(`${header.innerText} is covered`);
      if (words.getBoundingClientRect().right > right + 1) hidden.push(`${header.innerText} is cut`);
    }
  }
  return hidden;
};
