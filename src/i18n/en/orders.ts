/** Sort orders of candidate lists. */
export const orders = {
  sort: 'Sort: %{order}',
  plain: '%{field}, %{direction}',
  of: {
    name: { ASC: 'Name A to Z', DESC: 'Name Z to A' },
    title: { ASC: 'Title A to Z', DESC: 'Title Z to A' },
    status: { ASC: 'Available first', DESC: 'Placed first' },
    experience: { ASC: 'Least experience first', DESC: 'Most experience first' },
    rate: { ASC: 'Lowest rate first', DESC: 'Highest rate first' },
    availableFrom: { ASC: 'Soonest available first', DESC: 'Latest available first' },
    availabilityConfirmed: { ASC: 'Oldest confirmation first', DESC: 'Newest confirmation first' },
    benchSince: { ASC: 'Longest on bench first', DESC: 'Shortest on bench first' },
    listedAt: { ASC: 'Longest on market first', DESC: 'Newest on market first' },
    profileViews: { ASC: 'Fewest profile views first', DESC: 'Most profile views first' },
    requests: { ASC: 'Fewest requests first', DESC: 'Most requests first' },
    createdAt: { ASC: 'Earliest added first', DESC: 'Latest added first' },
  },
};
