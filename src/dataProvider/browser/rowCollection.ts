import { Collection, type Query } from 'fakerest';
import type { Row } from '../../../domain/contract/noun.ts';
import { byOrder } from '../../../domain/query/select.ts';

/** A noun's rows in fakerest, in the server's list order. */
export class RowCollection extends Collection<Row> {
  override getAll(query?: Query): Row[] {
    if (!Array.isArray(query?.sort)) return super.getAll(query);
    const [field, order] = query.sort;
    const sort = byOrder({ field, order: order.toLowerCase() === 'asc' ? 'ASC' : 'DESC' });
    return super.getAll({ ...query, sort: sort as Query['sort'] });
  }

  /** Counts without copying rows. */
  override getCount(query?: Query): number {
    const filter = query?.filter;
    return typeof filter === 'function' ? this.items.filter(filter).length : super.getCount(query);
  }
}
