import { Collection, type Query } from 'fakerest';
import type { Row } from '../../../domain/contract/noun.ts';
import { byOrder } from '../../../domain/query/select.ts';

/** The rows of a noun in fakerest, in the order that the server would list them in. */
export class RowCollection extends Collection<Row> {
  override getAll(query?: Query): Row[] {
    if (!Array.isArray(query?.sort)) return super.getAll(query);
    const [field, order] = query.sort;
    const sort = byOrder({ field, order: order.toLowerCase() === 'asc' ? 'ASC' : 'DESC' });
    return super.getAll({ ...query, sort: sort as Query['sort'] });
  }

  /** Counts without copying what is counted. */
  override getCount(query?: Query): number {
    const filter = query?.filter;
    return typeof filter === 'function' ? this.items.filter(filter).length : super.getCount(query);
  }
}
