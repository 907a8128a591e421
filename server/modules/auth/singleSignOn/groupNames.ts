/** SQL for the names and external ids of the groups that a company's directory has put a user in, an array. */
export const groupNames = (userId: string): string =>
  `array(select "name" from "scimMembers" m join "scimGroups" g on g."id" = m."groupId"
     cross join unnest(array[g."displayName", g."externalId"]) as "name" where m."userId" = ${userId} and "name" is not null)`;
