/** How a word of state feels: good, needs somebody, wrong, under way, or over. */
export type Tone = 'good' | 'waiting' | 'wrong' | 'moving' | 'quiet';

const words: Record<Tone, readonly string[]> = {
  good: [
    'Active',
    'Available',
    'Verified',
    'Paid',
    'Completed',
    'Approved',
    'Accepted',
    'Resolved',
    'Success',
    'Connected',
    'Ready',
    'Compliant',
    'Excellent',
    'Immediate',
    'Fresh',
    'Subscribed',
    'Answered',
    'Sent',
    'hired',
  ],
  waiting: [
    'Pending',
    'Pending Approval',
    'Pending Response',
    'Open',
    'New',
    'Medium',
    'Investigating',
    'Paused',
    'Queued',
    'Ageing',
    '2 weeks notice',
    'offer',
  ],
  wrong: ['Suspended', 'Rejected', 'Overdue', 'Failed', 'High', 'Critical', 'Poor', 'Declined', 'Stale'],
  moving: [
    'In Discussion',
    'In Progress',
    'Under Review',
    'Proposal Sent',
    'Proposed',
    'Processing',
    'Scheduled',
    'Good',
    'Live',
    'screening',
    'interview',
  ],
  quiet: [
    'Inactive',
    'Placed',
    'Draft',
    'Expired',
    'Closed',
    'Withdrawn',
    'Cancelled',
    'Low',
    'Not Connected',
    'Not Applicable',
    'Archived',
    'Kept',
    'Unsubscribed',
    '1 month notice',
    'sourcing',
  ],
};

const tones = new Map<string, Tone>(
  (Object.keys(words) as Tone[]).flatMap((tone) => words[tone].map((word) => [word, tone] as const)),
);

/** The look of a value wherever it stands; a value with no tone is plain text. */
export const toneOf = (value: string): Tone | undefined => tones.get(value);
