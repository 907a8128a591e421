/**
 * The users whom a directory manages: those of its company in verified domains, except for the ones that it deleted. For it, all
 * others do not exist. The company is `$1`.
 */
export const managedUsers = `"users" u left join "scimUsers" s on s."userId" = u."id" where u."companyId" = $1
  and u."erasedAt" is null and (s."deletedAt" is null or u."status" in ('Active', 'Pending'))
  and exists (select 1 from "singleSignOnDomains" d where d."companyId" = u."companyId" and d."verifiedAt" is not null
    and d."domain" = split_part(u."email", '@', 2))`;
