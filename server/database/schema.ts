import type { AccessTables } from './tables/access.ts';
import type { AccountTables } from './tables/accounts.ts';
import type { BookTables } from './tables/books.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { DocumentTables } from './tables/documents.ts';
import type { DeskTables } from './tables/desk.ts';
import type { GoodsTables } from './tables/goods.ts';
import type { MemberTables } from './tables/members.ts';
import type { OperationTables } from './tables/operation.ts';
import type { PlaceTables } from './tables/places.ts';
import type { SaleTables } from './tables/sales.ts';

export type { LocalizedText } from './tables/columns.ts';
export type { PresentRequest } from './tables/sales.ts';

/** The tables as created by the migrations. bigint columns are read as safe integers (`connection.ts`). */
export interface Database
  extends
    PlaceTables,
    AccountTables,
    MemberTables,
    CatalogueTables,
    DocumentTables,
    GoodsTables,
    SaleTables,
    AccessTables,
    BookTables,
    DeskTables,
    OperationTables {}
