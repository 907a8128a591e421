/** A company's plan: what it holds, how much of it is taken, and how it is changed. */
export const plans = {
  upgrade: 'Upgrade Plan',
  changePlan: 'Change Plan',
  change: {
    upgrade: 'Upgrade from %{from} to %{to}',
    downgrade: 'Downgrade from %{from} to %{to}',
    same: '%{to} stays as it is',
    today: 'Today your current plan ends and %{plan} begins.',
    owed: 'Today you are billed %{amount}: the difference for %{days} of the %{of} days of this month.',
    nothingOwed: 'Nothing is owed today.',
    next: 'The next invoice is %{amount}, on %{day}.',
    paidAhead:
      'What is paid already for the time after this month, %{amount}, is taken off the next invoices.',
    agreed: 'The price of %{price} a month that was agreed with you ends with your current plan.',
  },
  confirm: {
    upgrade: 'Upgrade to %{plan}',
    downgrade: 'Downgrade to %{plan}',
    same: 'Choose %{plan}',
  },
  step: { same: 'Current plan', upgrade: 'Upgrade', downgrade: 'Downgrade' },
  holds: {
    bench: 'Up to %{smart_count} bench employee |||| Up to %{smart_count} bench employees',
    benchUnlimited: 'Any number of bench employees',
    users: '%{smart_count} user |||| %{smart_count} users',
    usersUnlimited: 'Any number of users',
  },
  choose: 'Choose a plan',
  offered: 'Plans',
  perMonth: '%{price}/month',
  done: 'Your plan is now %{plan}.',
  tooSmall:
    '%{plan} has room for %{limit} bench employees, and %{onBench} are on your bench. Place or remove %{smart_count} person first. |||| %{plan} has room for %{limit} bench employees, and %{onBench} are on your bench. Place or remove %{smart_count} people first.',
  room: '%{onBench} of %{smart_count} bench employee |||| %{onBench} of %{smart_count} bench employees',
  overRoom:
    '%{smart_count} person more than your plan holds. People whose contract ends always come back to the bench; nobody else can be added until it fits your plan again. |||| %{smart_count} people more than your plan holds. People whose contract ends always come back to the bench; nobody else can be added until it fits your plan again.',
  unlimitedRoom:
    '%{smart_count} bench employee, with no limit |||| %{smart_count} bench employees, with no limit',
  full: 'Your %{plan} plan has room for %{smart_count} bench employee, and %{onBench} are on your bench. |||| Your %{plan} plan has room for %{smart_count} bench employees, and %{onBench} are on your bench.',
  fullMayUpgrade: 'Upgrade your plan to add more, or mark who has left the bench as Placed.',
  fullAskAdmin: 'Ask an Admin of your company to upgrade the plan, or mark who has left the bench as Placed.',
  importTooMany:
    '%{smart_count} of these people does not fit: your %{plan} plan has room for %{limit} bench employees, and %{onBench} are on your bench. |||| %{smart_count} of these people do not fit: your %{plan} plan has room for %{limit} bench employees, and %{onBench} are on your bench.',
  backToBench: 'Back to Available Resources',
  later: {
    today: 'Nothing is paid today. %{plan} stays until %{day}, which is paid for.',
    begins: 'On %{day} %{plan} begins; the invoice of that day is %{amount} a month.',
    undo: 'Until then you can decide to keep your plan.',
    changes: 'Changes to %{plan} on %{day}',
    keep: 'Keep this plan',
    kept: 'The plan stays as it is.',
  },
  cancel: {
    do: 'Cancel Subscription',
    text: '%{plan} stays until %{day}, which is paid for; nothing is paid back. No invoice follows. After that day the company has the room of the Basic plan. Until then the subscription can be resumed.',
    confirm: 'Cancel at term end',
    not: 'Keep it',
    done: 'The subscription ends with its term.',
    ends: 'Ends on %{day}',
    resume: 'Resume',
    resumed: 'The subscription goes on.',
  },
  doneLater: '%{plan} begins at the end of the term.',
  doneFor: 'The plan is now %{plan}.',
  tooFewUsers:
    '%{plan} has room for %{limit} users, and %{users} have an account. %{smart_count} account has to be deactivated first. |||| %{plan} has room for %{limit} users, and %{users} have an account. %{smart_count} accounts have to be deactivated first.',
};
