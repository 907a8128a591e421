/** A company's plan: its limits, its usage, and changing it. */
export const plans = {
  upgrade: 'Upgrade Plan',
  changePlan: 'Change Plan',
  change: {
    upgrade: 'Upgrade from %{from} to %{to}',
    downgrade: 'Downgrade from %{from} to %{to}',
    same: 'Stay on %{to}',
    today: 'Your current plan ends today and %{plan} begins.',
    owed: 'You pay %{amount} today, prorated for %{days} of this month’s %{of} days.',
    nothingOwed: 'You pay nothing today.',
    next: 'Your next invoice is %{amount}, on %{day}.',
    paidAhead: 'The %{amount} you paid beyond this month is deducted from your next invoices.',
    agreed: 'Your agreed price of %{price} a month ends with your current plan.',
  },
  confirm: {
    upgrade: 'Upgrade to %{plan}',
    downgrade: 'Downgrade to %{plan}',
    same: 'Choose %{plan}',
  },
  step: { same: 'Current plan', upgrade: 'Upgrade', downgrade: 'Downgrade' },
  holds: {
    bench: 'Up to %{smart_count} bench employee |||| Up to %{smart_count} bench employees',
    benchUnlimited: 'Unlimited bench employees',
    users: '%{smart_count} user |||| %{smart_count} users',
    usersUnlimited: 'Unlimited users',
  },
  choose: 'Choose a plan',
  offered: 'Plans',
  perMonth: '%{price}/month',
  done: 'Plan changed to %{plan}',
  tooSmall:
    '%{plan} includes %{limit} bench employees, and you have %{onBench}. Place or remove %{smart_count} candidate first. |||| %{plan} includes %{limit} bench employees, and you have %{onBench}. Place or remove %{smart_count} candidates first.',
  room: '%{onBench} of %{smart_count} bench employee |||| %{onBench} of %{smart_count} bench employees',
  overRoom:
    '%{smart_count} candidate over your plan’s limit. You can’t add anyone until you are within it, but candidates still return to the bench at roll-off. |||| %{smart_count} candidates over your plan’s limit. You can’t add anyone until you are within it, but candidates still return to the bench at roll-off.',
  unlimitedRoom: '%{smart_count} bench employee, no limit |||| %{smart_count} bench employees, no limit',
  full: 'Your %{plan} plan includes %{smart_count} bench employee, and you have %{onBench}. |||| Your %{plan} plan includes %{smart_count} bench employees, and you have %{onBench}.',
  fullMayUpgrade: 'Upgrade your plan to add more, or mark candidates who have left the bench as Placed.',
  fullAskAdmin:
    'Ask an Admin at your company to upgrade the plan, or mark candidates who have left the bench as Placed.',
  importTooMany:
    'Your file is %{smart_count} candidate over the limit. Your %{plan} plan includes %{limit} bench employees, and you have %{onBench}. |||| Your file is %{smart_count} candidates over the limit. Your %{plan} plan includes %{limit} bench employees, and you have %{onBench}.',
  backToBench: 'Back to Available Resources',
  later: {
    today: 'You pay nothing today. %{plan} is paid for and stays active until %{day}.',
    begins: '%{plan} begins on %{day} at %{amount} a month.',
    undo: 'You can change your mind until then.',
    changes: 'Changes to %{plan} on %{day}',
    keep: 'Keep this plan',
    kept: 'Plan kept',
  },
  cancel: {
    do: 'Cancel Subscription',
    text: '%{plan} stays active until %{day}, with no refunds or further invoices. After that, Basic plan limits apply.',
    confirm: 'Cancel at term end',
    not: 'Keep subscription',
    done: 'Subscription canceled. It ends after the current term.',
    ends: 'Ends on %{day}',
    resume: 'Resume',
    resumed: 'Subscription resumed',
  },
  doneLater: 'Plan changes to %{plan} at the end of the term',
  doneFor: 'Plan changed to %{plan}',
  tooFewUsers:
    '%{plan} includes %{limit} users, and %{users} have an account. Deactivate %{smart_count} account first. |||| %{plan} includes %{limit} users, and %{users} have an account. Deactivate %{smart_count} accounts first.',
};
