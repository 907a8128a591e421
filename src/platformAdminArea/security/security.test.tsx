import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { User } from '../../../domain/contract/accounts/users.ts';
import type { ComplianceFramework } from '../../../domain/contract/security/complianceFrameworks.ts';
import { daysToAudit } from '../../../domain/security/audits.ts';
import { choose, dialog, headsOf, offered, press, said, table } from '../../testing/acts.ts';
import { openPage } from '../../testing/open.tsx';

describe('Security & Compliance', () => {
  test('warns of 2 critical issues, and View Details opens the Report Security Incident dialog with its six types and four severities', async () => {
    const opened = await openPage('admin', '/security');
    expect(await said('2 critical security issues require immediate attention.')).toBeVisible();
    const tabs = within(await screen.findByRole('navigation', { name: 'Security & Compliance sections' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Security Overview',
      'Access Control',
      'Audit Logs',
      'Compliance',
      'Incident Response',
    ]);
    await press(opened, 'View Details');
    const report = await dialog('Report Security Incident');
    expect(await offered(opened, /Type/)).toEqual([
      'Data Breach',
      'Unauthorized Access',
      'Malware',
      'Phishing',
      'DDoS',
      'Other',
    ]);
    await opened.user.click(screen.getByRole('option', { name: 'Data Breach' }));
    expect(await offered(opened, /Severity/)).toEqual(['Critical', 'High', 'Medium', 'Low']);
    await opened.user.click(screen.getByRole('option', { name: 'Critical' }));
    await opened.user.click(report.getByRole('textbox', { name: /Description/ }));
    await opened.user.paste('A list was found in public.');
    await opened.user.click(report.getByRole('button', { name: 'Report incident' }));
    expect(await said('Security incident reported successfully!')).toBeVisible();
    expect(opened.store.rows('incidents').at(-1)).toMatchObject({
      type: 'Data Breach',
      severity: 'Critical',
      status: 'Investigating',
    });
    expect(await said('3 critical security issues require immediate attention.')).toBeVisible();
  });

  test('shows no warning if no critical issue is open', async () => {
    await openPage('admin', '/security', { without: ['incidentEvents', 'incidents'] });
    expect(await said(/^\d+ of 100$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Critical' }).closest('li')).toHaveTextContent('Critical0');
    expect(screen.queryByText(/immediate attention/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'View Details' })).toBeNull();
  });

  test('shows score 87, issues by severity, each check with what raises it, metrics, and policies, Active or Draft, to add and to edit', async () => {
    const opened = await openPage('admin', '/security');
    expect(await said('87 of 100')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Security score' })).toHaveAttribute(
      'aria-valuenow',
      '87',
    );
    for (const [name, count] of Object.entries({ Critical: 2, High: 5, Medium: 12, Low: 8 }))
      expect(screen.getByRole('link', { name }).closest('li')).toHaveTextContent(`${name}${count}`);
    const checks = await table('Score breakdown');
    expect(checks.getByRole('row', { name: /Incidents not closed/ })).toHaveTextContent(
      'Resolve and close all incidents (27 left)87 → 92',
    );
    const metrics = await table('Security metrics');
    expect(headsOf(metrics)).toEqual(['Metric', 'Value', 'Change', 'Trend', 'Status']);
    const policies = await table('Security Policies');
    expect(headsOf(policies).slice(0, 4)).toEqual(['Name', 'Status', 'Last Updated', 'Compliance']);
    expect(policies.getByRole('row', { name: /^Encryption/ })).toHaveTextContent(/Active.*100%/);
    await press(opened, 'Add policy');
    const adding = await dialog('Add policy');
    await opened.user.type(adding.getByRole('textbox', { name: /Name/ }), 'Clean Desk');
    expect(await offered(opened, /Status/)).toEqual(['Draft', 'Active']);
    await opened.user.click(screen.getByRole('option', { name: 'Draft' }));
    await opened.user.click(adding.getByRole('button', { name: 'Add policy' }));
    expect(await said('Policy added')).toBeVisible();
    expect(await policies.findByRole('row', { name: /^Clean Desk/ })).toHaveTextContent(/Draft.*0%/);
    await press(opened, 'Edit Clean Desk');
    const editing = await dialog('Edit Clean Desk');
    await editing.findByDisplayValue('Clean Desk');
    await choose(opened, /Status/, 'Active');
    await opened.user.click(editing.getByRole('button', { name: 'Save' }));
    expect(await said('Policy saved')).toBeVisible();
    await waitFor(() =>
      expect(policies.getByRole('row', { name: /^Clean Desk/ })).toHaveTextContent(/Active.*0%/),
    );
  });
});

describe('Compliance', () => {
  test('lists frameworks, Compliant, In Progress or Not Applicable, with dates, score and when the next audit is due, to edit and to add', {
    tags: 'rest',
  }, async () => {
    const opened = await openPage('admin', '/security/compliance');
    const frameworks = await table('Compliance');
    expect(headsOf(frameworks)).toEqual([
      'Framework',
      'Status',
      'Last Audit',
      'Next Audit',
      'Score',
      'Actions',
    ]);
    const pci = opened.store
      .rows('complianceFrameworks')
      .find(({ framework }) => framework === 'PCI DSS (SAQ A)');
    const days = daysToAudit(pci as ComplianceFramework, new Date()) ?? 0;
    const due = days < 0 ? /In Progress.*Overdue by \d+ days?78%/ : /In Progress.*78%/;
    expect(frameworks.getByRole('row', { name: /^PCI DSS/ })).toHaveTextContent(due);
    await press(opened, 'Edit PCI DSS (SAQ A)');
    const form = await dialog('Edit PCI DSS (SAQ A)');
    const score = form.getByRole('spinbutton', { name: /Score/ });
    await opened.user.clear(score);
    await opened.user.type(score, '90');
    await opened.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await said('Framework saved')).toBeVisible();
    await waitFor(() => expect(frameworks.getByRole('row', { name: /^PCI DSS/ })).toHaveTextContent('90%'));
    await press(opened, 'Add framework');
    const adding = await dialog('Add framework');
    await opened.user.type(adding.getByRole('textbox', { name: /Framework/ }), 'TISAX');
    expect(await offered(opened, /Status/)).toEqual(['In Progress', 'Compliant', 'Not Applicable']);
    await opened.user.click(screen.getByRole('option', { name: 'Not Applicable' }));
    await opened.user.click(adding.getByRole('button', { name: 'Add framework' }));
    expect(await said('Framework added')).toBeVisible();
    expect(await frameworks.findByRole('row', { name: /^TISAX/ })).toHaveTextContent('Not Applicable');
  });
});

describe('Incident Response', () => {
  test('shows ID, Type, Severity, Status, Reported and Assignee', async () => {
    await openPage('admin', '/security/incidents?perPage=10');
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(5));
    expect(headsOf(screen).slice(1, 7)).toEqual(['ID', 'Type', 'Severity', 'Status', 'Reported', 'Assignee']);
  });

  test('moves an incident from Investigating to Resolved with a resolution, to Closed, and back, shows each step and assignee, and accepts notes', {
    tags: 'rest',
  }, async () => {
    const opened = await openPage('admin', '/incidents/INC-031/show');
    const before = opened.store.find('users', String(opened.store.find('incidents', 'INC-031')?.assigneeId));
    const away = opened.store
      .rows('users')
      .findLast(
        ({ userType, status, id, fullName }) =>
          userType === 'admin' && status === 'Active' && id !== before?.id && fullName !== 'Grace Mwangi',
      );
    opened.store.write((writer) => writer.change('users', away as User, { status: 'Suspended' }));
    await press(opened, 'Assign');
    const assigning = await dialog('Assign INC-031');
    await opened.user.click(await assigning.findByRole('combobox', { name: /Assignee/ }));
    const grace = await screen.findByRole('option', { name: 'Grace Mwangi' });
    expect(screen.queryByRole('option', { name: String(away?.fullName) })).toBeNull();
    await opened.user.click(grace);
    await opened.user.click(assigning.getByRole('button', { name: 'Save' }));
    expect(await said('Incident saved')).toBeVisible();
    expect(await said(`Assignee: ${before?.fullName} → Grace Mwangi`)).toBeVisible();
    await press(opened, 'Resolve');
    const asking = await dialog('Resolve incident');
    await opened.user.click(asking.getByRole('button', { name: 'Resolve' }));
    expect(await said('Describe how it was resolved')).toBeVisible();
    await opened.user.type(asking.getByRole('textbox', { name: /Resolution/ }), 'Password replaced.');
    await opened.user.click(asking.getByRole('button', { name: 'Resolve' }));
    expect(await said('Incident INC-031 resolved')).toBeVisible();
    const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
    expect(await timeline.findByText('Investigating → Resolved')).toBeVisible();
    expect(timeline.getByText('Password replaced.')).toBeVisible();
    await press(opened, 'Close');
    expect(await timeline.findByText('Resolved → Closed')).toBeVisible();
    await press(opened, 'Reopen');
    expect(await timeline.findByText('Closed → Investigating')).toBeVisible();
    await press(opened, 'Add note');
    const form = await dialog('Add note');
    await opened.user.click(form.getByRole('textbox', { name: /Note/ }));
    await opened.user.paste('Called the owner.');
    await opened.user.click(form.getByRole('button', { name: 'Add note' }));
    expect(await timeline.findByText('Called the owner.')).toBeVisible();
  });
});
