/** Filters of references of which only some rows are valid: by noun and field, or by field alone. */
const offered: Record<string, Record<string, unknown>> = {
  assigneeId: { userType: 'admin' },
  'incidents.assigneeId': { userType: 'admin', status: 'Active' },
  'tickets.assigneeId': { userType: 'admin', status: 'Active', agentRole_neq: null },
  'users.customRoleId': { kind: ['console', 'custom'] },
  providerId: { type: 'provider' },
  recruiterId: { type: 'recruiter' },
  'candidates.companyId': { type: 'provider' },
  'requests.jobId': { status: ['Active', 'Paused'] },
  'jobs.companyId': { type: 'recruiter' },
  'jobs.hiringManagerId': { userType: 'recruiter', status: 'Active' },
  'tasks.userId': { userType: 'recruiter', status: 'Active' },
  'pipelineEntries.companyId': { type: 'recruiter' },
  'interviews.companyId': { type: 'recruiter' },
  'contractTemplates.companyId': { type: 'provider' },
};

export const offeredRows = (noun: string, field: string): Record<string, unknown> | undefined =>
  offered[`${noun}.${field}`] ?? offered[field];
